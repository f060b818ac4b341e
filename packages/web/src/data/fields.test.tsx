import { gridTimes } from '@stundenbuch/domain/time/time';
import { renderPage } from '@stundenbuch/web/testing';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField, TextArea, TextField } from '../kit/index.ts';
import { DateField, DateRange, SearchField, SearchSelect, TimeField } from './index.ts';

describe('a field that was refused', () => {
  const field = { id: 'f', name: 'f', label: 'Feld', error: 'Fehlt.', onChange: () => undefined };
  const fields: [string, ReactElement][] = [
    ['text', <TextField key="text" {...field} value="" />],
    ['long text', <TextArea key="area" {...field} value="" />],
    ['password', <PasswordField key="password" {...field} value="" />],
    ['date', <DateField key="date" {...field} value={null} />],
    ['time', <TimeField key="time" {...field} value="" times={[]} />],
    ['list', <SearchSelect key="list" {...field} value={null} options={[{ value: 1, label: 'Eins' }]} />],
  ];

  /** An outline of the control or of what is drawn around it. */
  function ring(control: Element): string | undefined {
    const around = [control, control.parentElement, control.parentElement?.parentElement];
    const outlines = around.map((each) => each && getComputedStyle(each).outline);
    return outlines.find((outline) => outline?.includes('solid 2px')) ?? undefined;
  }

  it.each(fields)('shows the focus in a refused field: %s', async (_, element) => {
    const screen = await renderPage(element);
    const control = screen.getByLabelText('Feld', { exact: true }).first();
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    expect(ring(control.element())).toBeUndefined();
    (control.element() as HTMLElement).focus();
    await expect.poll(() => ring(control.element())).toMatch(/solid 2px/);
  });
});

describe('a search', () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchField value={text} onChange={setText} />;
  }

  it('the letter is in the field before the list is searched', async () => {
    const whileSearching: string[] = [];
    function List() {
      const [text, setText] = useState('');
      // React writes the attribute when it has drawn the field.
      if (text)
        whileSearching.push(document.querySelector('input[type=search]')?.getAttribute('value') ?? '');
      return <SearchField value={text} onChange={setText} />;
    }
    const screen = await renderPage(<List />);
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    await box.click();
    await userEvent.keyboard('a');
    await expect.element(box).toHaveValue('a');
    await expect.poll(() => whileSearching[0]).toBe('a');
  });

  it('a search is cleared by a button, which only appears with a text', async () => {
    const screen = await renderPage(<Search />);
    const box = screen.getByRole('searchbox', { name: 'Suche' });
    const clear = screen.getByRole('button', { name: 'Eingabe leeren' });
    await expect.element(box).toBeVisible();
    await expect.element(clear).not.toBeInTheDocument();
    await box.fill('Hotel');
    await clear.click();
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
  });
});

/** What React does at once is done when the promise is fulfilled; what may come later follows in a task of its own. */
function tap(): Promise<void> {
  const box = document.querySelector<HTMLInputElement>('[role=combobox]');
  box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  return Promise.resolve();
}

const CODES: Record<string, number> = { ArrowDown: 40, Enter: 13, Escape: 27 };
function press(key: string, keyCode = CODES[key]): Promise<void> {
  const how = { key, keyCode, bubbles: true, cancelable: true } as KeyboardEventInit;
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how));
  return Promise.resolve();
}

describe('a list that can be searched', () => {
  const projects = Array.from({ length: 150 }, (_, i) => ({ value: 1001 + i, label: `Projekt ${i + 1}` }));

  function Chosen({ start = null, error }: { start?: number | null; error?: string }) {
    const [value, setValue] = useState(start);
    return (
      <>
        <SearchSelect
          id="p"
          name="project"
          label="Projekt"
          required
          {...(error && { error })}
          value={value}
          onChange={setValue}
          options={projects}
        />
        <output>{value ?? 'leer'}</output>
      </>
    );
  }

  async function open(start?: number) {
    const screen = await renderPage(<Chosen {...(start && { start })} />);
    const box = screen.getByRole('combobox', { name: /Projekt/ });
    await box.click();
    await expect.element(screen.getByRole('listbox', { name: 'Projekt' })).toBeInTheDocument();
    return { screen, box };
  }

  /** The visible options; screen readers get a separate list. */
  const rows = () =>
    page
      .getByTitle(/^Projekt \d+$/)
      .elements()
      .filter((row) => row.closest('.sb-control') === null) as HTMLElement[];
  const answer = () => document.querySelector('output')?.textContent;
  const active = () =>
    document.getElementById(
      document.querySelector('[role=combobox]')?.getAttribute('aria-activedescendant') ?? '',
    );

  const expanded = () => document.querySelector('[role=combobox]')?.getAttribute('aria-expanded');
  const shownRows = () => rows().filter((row) => row.checkVisibility()).length;

  it('the tap on its field is painted before its list is drawn', async () => {
    await renderPage(<Chosen />);
    await expect.poll(expanded).toBe('false');
    await tap();
    expect([document.activeElement?.role, expanded(), shownRows()]).toEqual(['combobox', 'false', 0]);
    await expect.poll(expanded).toBe('true');
    await expect.poll(shownRows).toBeGreaterThan(5);
  });

  it.each(['ArrowDown', 'Enter'])('opens at once by %s, as more keys may follow', async (key) => {
    await renderPage(<Chosen start={1007} />);
    await expect.poll(expanded).toBe('false');
    const box = document.querySelector<HTMLInputElement>('[role=combobox]');
    box?.focus();
    await press(key);
    expect(expanded()).toBe('true');
    await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 7');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(answer).toBe('1008');
  });

  it('loses no letter that follows the tap at once, and finds by it', async () => {
    await renderPage(<Chosen />);
    await expect.poll(expanded).toBe('false');
    await tap();
    await press('1', 49);
    document.execCommand('insertText', false, '149');
    await expect.poll(() => rows().map((row) => row.title)).toEqual(['Projekt 149']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(answer).toBe('1149');
  });

  it('opens nothing once it was left', async () => {
    await renderPage(<Chosen />);
    await expect.poll(expanded).toBe('false');
    await tap();
    (document.activeElement as HTMLElement).blur();
    await new Promise((done) => setTimeout(done, 200));
    expect([expanded(), shownRows()]).toEqual(['false', 0]);
  });

  it('renders only the visible part of a long list, in rows of the assumed height', async () => {
    await open();
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(20);
    expect(new Set(rows().map((row) => row.offsetHeight))).toEqual(new Set([38]));
  });

  it('writes no rules at run time, only the values of its theme', async () => {
    const before = new Set(document.querySelectorAll('style'));
    await open();
    const written = [...document.querySelectorAll('style')]
      .filter((style) => !before.has(style))
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : [rule.cssText]));
    expect(written.filter((property) => !property.startsWith('--'))).toEqual([]);
  });

  it('filters while typing, ignoring case, and selects by Enter', async () => {
    const { box } = await open();
    await userEvent.keyboard('pROJEKT 149');
    await expect.poll(() => rows().map((row) => row.textContent)).toEqual(['Projekt 149']);
    expect(active()?.getAttribute('aria-label')).toBe('Projekt 149');
    await userEvent.keyboard('{Enter}');
    await expect.poll(answer).toBe('1149');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    await expect.element(box).toHaveValue('');
  });

  it('moves with the arrow keys, wraps at both ends, and informs screen readers', async () => {
    await open();
    await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 1');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 2');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(() => active()?.getAttribute('aria-label')).toBe('Projekt 150');
    await userEvent.keyboard('{Enter}');
    await expect.poll(answer).toBe('1150');
  });

  it('opens at the selected option and marks it', async () => {
    await open(1100);
    await expect.poll(() => active()?.getAttribute('aria-selected')).toBe('true');
    expect(active()?.getAttribute('aria-label')).toBe('Projekt 100');
    await expect.poll(() => rows().some((row) => row.title === 'Projekt 100')).toBe(true);
  });

  it('closes by Escape without a selection', async () => {
    const { box } = await open(1007);
    await userEvent.keyboard('9{Escape}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    expect(answer()).toBe('1007');
  });

  it('says that there are no matches', async () => {
    const { screen } = await open();
    await userEvent.keyboard('Wolke');
    await expect.element(screen.getByText('Nichts gefunden', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('listbox', { name: 'Projekt' }))
      .toHaveTextContent('Nichts gefunden');
    expect(rows()).toEqual([]);
  });

  it('is required, and its error is part of its description', async () => {
    const screen = await renderPage(<Chosen error="Bitte wählen Sie ein Projekt." />);
    const box = screen.getByRole('combobox', { name: /Projekt/ });
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAttribute('aria-required', 'true');
    await expect.element(box).toHaveAccessibleDescription('Bitte wählen Sie ein Projekt.');
  });

  it('shows what was chosen as clearly as before while the list is open', async () => {
    const { screen } = await open(1003);
    const chosen = screen.container.querySelector('.sb-chosen') as Element;
    expect(chosen.textContent).toBe('Projekt 3');
    await expect.poll(() => getComputedStyle(chosen).opacity).toBe('1');
  });
});

describe('a time', () => {
  function Timed() {
    const [time, setTime] = useState('08:00');
    return (
      <>
        <TimeField id="t" name="start" label="Beginn" value={time} onChange={setTime} times={gridTimes()} />
        <output>{time}</output>
      </>
    );
  }

  type Screen = Awaited<ReturnType<typeof renderPage>>;
  const chosen = (screen: Screen) => screen.container.querySelector('output')?.textContent;

  async function typeKeys(screen: Screen, text: string) {
    await screen.getByRole('combobox', { name: 'Beginn' }).click();
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  }

  it.each([
    ['0730', '07:30'],
    ['7', '07:00'],
  ])('takes %s, when the field is left', async (text, time) => {
    const screen = await renderPage(<Timed />);
    await typeKeys(screen, text);
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('inputmode', 'numeric');
    expect(chosen(screen)).toBe('08:00');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => chosen(screen)).toBe(time);
    await expect.element(screen.getByRole('combobox')).toHaveValue(time);
  });

  it.each([
    ['25:00', 'Die Uhrzeit 25:00 gibt es nicht.'],
    ['7:40', 'Möglich ist jede Viertelstunde von 06:00 bis 19:00 Uhr.'],
    ['0545', 'Möglich ist jede Viertelstunde von 06:00 bis 19:00 Uhr.'],
  ])('preserves %s and says why', async (text, problem) => {
    const screen = await renderPage(<Timed />);
    await typeKeys(screen, `${text}{Enter}{Tab}`);
    await expect.element(screen.getByText(problem)).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Beginn' });
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAccessibleDescription(problem);
    expect(chosen(screen)).toBe('08:00');
  });

  it('the tap on its field is painted before its list is drawn, and a time that is typed at once is taken', async () => {
    const screen = await renderPage(<Timed />);
    const field = screen.getByRole('combobox', { name: 'Beginn' });
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await tap();
    expect(field.element().ariaExpanded).toBe('false');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    (field.element() as HTMLElement).blur();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await tap();
    (field.element() as HTMLInputElement).select();
    document.execCommand('insertText', false, '730');
    await press('Enter');
    (field.element() as HTMLElement).blur();
    await expect.poll(() => chosen(screen)).toBe('07:30');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes its list when the focus leaves, even if it comes straight back', async () => {
    const refuse = () => document.getElementById('t')?.focus();
    const screen = await renderPage(
      <>
        <button type="button" onClick={refuse}>
          Speichern
        </button>
        <Timed />
      </>,
    );
    await typeKeys(screen, '0600');
    await expect.element(screen.getByRole('option', { name: '06:00' })).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => chosen(screen)).toBe('06:00');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers times that match the text, and takes a selection', async () => {
    const screen = await renderPage(<Timed />);
    await screen.getByRole('combobox', { name: 'Beginn' }).click();
    await expect.element(screen.getByRole('listbox', { name: 'Uhrzeiten' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}a{/Control}9');
    await expect.poll(() => screen.getByRole('option').elements().length).toBe(4);
    await screen.getByTitle('09:15').click();
    await expect.poll(() => chosen(screen)).toBe('09:15');
  });

  it('is the native list on a phone', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(<Timed />);
    await screen.getByRole('combobox', { name: 'Beginn' }).selectOptions('07:15');
    await expect.poll(() => chosen(screen)).toBe('07:15');
    await page.viewport(1280, 900);
  });
});

describe('a period', () => {
  it.each<[string, (field: HTMLInputElement) => unknown]>([
    ['left', (field) => field.blur()],
    ['given up by Escape', () => press('Escape')],
  ])('opens nothing once its field was %s', async (_, leave) => {
    const value = { from: '2026-01-01', to: '2026-11-20' };
    const screen = await renderPage(<DateRange value={value} onChange={() => undefined} />);
    const field = screen.getByLabelText('Von').element() as HTMLInputElement;
    const isOpen = () => document.querySelector('.sb-calendar')?.checkVisibility() ?? false;
    field.focus();
    field.click();
    await Promise.resolve();
    expect(isOpen()).toBe(false);
    leave(field);
    await new Promise((done) => setTimeout(done, 200));
    expect(isOpen()).toBe(false);
  });
});
