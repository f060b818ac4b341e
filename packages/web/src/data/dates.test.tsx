import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Form, useForm } from '../form/index.ts';
import { formatDay } from '../format/index.ts';
import { DateField, DateRange, type Period } from './index.ts';

/** What React does at once is done when the promise is fulfilled; what may come later follows in a task of its own. */
function tap(field: HTMLInputElement): Promise<void> {
  field.focus();
  field.click();
  return Promise.resolve();
}

const boxes = () =>
  [...document.querySelectorAll('.sb-calendar-months')].flatMap((box) =>
    box.checkVisibility() ? [box.getAttribute('aria-busy')] : [],
  );

const isOpen = () => document.querySelector('.sb-calendar')?.checkVisibility() ?? false;

/** How far a calendar has come after a tap on its field. */
const MOMENTS: [string, () => Promise<unknown>][] = [
  ['it opens', async () => expect(isOpen()).toBe(false)],
  ['its days are drawn', () => expect.poll(isOpen, { interval: 1 }).toBe(true)],
  ['a day is picked', () => expect.poll(() => isOpen() && boxes().length).toBe(0)],
];

/** As fast as nobody types. Without a key the field is left. */
async function typeAtOnce(field: HTMLInputElement, text: string, key: string | null) {
  field.select();
  document.execCommand('insertText', false, text);
  await Promise.resolve();
  if (key) field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  if (key !== 'Enter') field.blur();
}

describe('a day', () => {
  type Screen = Awaited<ReturnType<typeof renderPage>>;

  function Dated({ start }: { start: string | null }) {
    const [day, setDay] = useState(start);
    const [seen, setSeen] = useState(0);
    return (
      <>
        <DateField
          id="d"
          name="day"
          label="Datum"
          value={day}
          onChange={setDay}
          min="2024-01-01"
          max="2026-11-20"
        />
        <output>{day ?? 'leer'}</output>
        <button type="button" onClick={() => setSeen(seen + 1)}>
          Gesehen: {seen}
        </button>
        <button type="button" onClick={() => setDay('2026-11-09')}>
          Anderer
        </button>
      </>
    );
  }

  it('[SHR-11] shows dd.mm.yyyy whatever language the browser speaks', async () => {
    expect(navigator.language).toBe('en-US');
    const screen = await renderPage(<Dated start="2026-11-05" />);
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('05.11.2026');
  });

  it.each([
    ['20.11.2026', '2026-11-20'],
    ['2024-02-29', '2024-02-29'],
  ])('takes the typed date %s', async (typed, day) => {
    const screen = await renderPage(<Dated start={null} />);
    await screen.getByLabelText('Datum').fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status').filter({ hasText: day })).toBeInTheDocument();
  });

  function Removing() {
    const [day, setDay] = useState<string | null>(null);
    return (
      <>
        <DateField id="d" name="day" label="Datum" required value={day} onChange={setDay} />
        {!day && <button type="button">Nur ohne Datum</button>}
        <button type="button">Danach</button>
      </>
    );
  }

  it('takes a typed date before Tab leaves it, so that the focus does not go to what the date removes', async () => {
    const screen = await renderPage(<Removing />);
    await screen.getByLabelText('Datum').fill('5.1.2026');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Danach' })).toHaveFocus();
  });

  it('preserves a draft when the surrounding form rerenders', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum');
    await field.fill('13.11.2026');
    (screen.getByRole('button', { name: /Gesehen/ }).element() as HTMLButtonElement).click();
    await expect.element(screen.getByText('Gesehen: 1')).toBeInTheDocument();
    await expect.element(field).toHaveValue('13.11.2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status').filter({ hasText: '2026-11-13' })).toBeInTheDocument();
  });

  it('opens its calendar with an arrow key, and Escape closes it', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum');
    (field.element() as HTMLElement).focus();
    expect(document.querySelector('.sb-calendar')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('cell', { name: '11', exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('.sb-calendar')?.checkVisibility()).toBe(false);
    await expect.element(field).toHaveFocus();
  });

  it('preserves a draft when the calendar opens under the pointer', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum');
    await field.click();
    await field.fill('13.11.2026');
    await screen.getByRole('cell', { name: '11', exact: true }).hover();
    await expect.element(field).toHaveValue('13.11.2026');
  });

  async function typeKeys(screen: Screen, text: string) {
    await screen.getByLabelText('Datum').click();
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  }

  const taken = (screen: Screen, day: string) =>
    expect.element(screen.getByRole('status').filter({ hasText: day })).toBeInTheDocument();

  it('the tap on its field is painted before it opens, each time', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum').element() as HTMLInputElement;
    for (let time = 0; time < 2; time++) {
      await tap(field);
      expect([document.activeElement === field, isOpen()]).toEqual([true, false]);
      await expect.element(screen.getByRole('cell', { name: '11', exact: true })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.poll(isOpen).toBe(false);
    }
  });

  it.each(
    MOMENTS.flatMap(([name, until]) => ['Enter', 'Tab', null].map((key) => [name, key, until] as const)),
  )('loses no day that is typed before %s, and closes: %s', async (_, key, until) => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum').element() as HTMLInputElement;
    for (let day = 1; day <= 20; day++) {
      const typed = `2026-11-${String(day).padStart(2, '0')}`;
      await tap(field);
      await until();
      await typeAtOnce(field, formatDay(typed), key);
      await taken(screen, typed);
      await expect.poll(isOpen).toBe(false);
      field.blur();
      await taken(screen, typed);
      expect(field.value).toBe(formatDay(typed));
    }
  });

  it.each([
    ['04.11.2026', '2026-11-04'],
    ['2112', '2025-12-21'],
  ])('takes %s typed key by key, when the field is left', async (text, day) => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    await typeKeys(screen, text);
    await expect.element(screen.getByLabelText('Datum')).toHaveValue(text);
    await taken(screen, '2026-11-05');
    await userEvent.keyboard('{Tab}');
    await taken(screen, day);
    await expect.element(screen.getByLabelText('Datum')).toHaveValue(formatDay(day));
  });

  it.each([
    ['01.12.2020', 'Der früheste Tag ist hier der 01.01.2024.'],
    ['21.11.2026', 'Der späteste Tag ist hier der 20.11.2026.'],
  ])('preserves %s and says why it is no day', async (text, problem) => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    const field = screen.getByLabelText('Datum');
    await typeKeys(screen, text);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(problem)).toBeVisible();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(problem);
    await taken(screen, 'leer');
  });

  it('replaces an invalid text by a day from the calendar', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    await typeKeys(screen, '31.02.2026{Enter}');
    await screen.getByRole('cell', { name: '11', exact: true }).click();
    await taken(screen, '2026-11-11');
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('11.11.2026');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it('lets another record replace an invalid text', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    await typeKeys(screen, '31.02.2026{Tab}');
    await userEvent.click(screen.getByRole('button', { name: 'Anderer' }));
    await expect.element(screen.getByLabelText('Datum')).toHaveValue('09.11.2026');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the day in it', '2024-02-14', '', 'Februar2024'],
    ['the day that is typed', '2024-02-14', '4.6.2025', 'Juni2025'],
    ['today, where there is none', null, '', 'November2026'],
  ])('opens the calendar on the month of %s', async (_, start, text, month) => {
    const screen = await renderPage(<Dated start={start} />);
    await typeKeys(screen, text);
    const head = () =>
      ['Monat wählen', 'Jahr wählen']
        .map((name) => screen.getByRole('button', { name }).query()?.textContent)
        .join('');
    await expect.poll(head).toBe(month);
  });

  it("marks the server's day as today", async () => {
    const screen = await renderPage(<Dated start={null} />, { today: '2026-11-12' });
    await screen.getByLabelText('Datum').click();
    await screen.getByText('Heute').click();
    await taken(screen, '2026-11-12');
  });

  it('is cleared by deleting its text', async () => {
    const screen = await renderPage(<Dated start="2026-11-05" />);
    await typeKeys(screen, '{Delete}{Tab}');
    await taken(screen, 'leer');
  });

  function Saved({ save }: { save: (day: string | null) => Promise<unknown> }) {
    const form = useForm({ values: { day: null as string | null }, save: ({ day }) => save(day) });
    return (
      <Form form={form} actions={<button type="submit">Speichern</button>}>
        <DateField {...form.field('day')} label="Datum" />
      </Form>
    );
  }

  it('is not sent as empty while its text is invalid', async () => {
    const save = vi.fn(async () => undefined);
    const screen = await renderPage(<Saved save={save} />);
    await typeKeys(screen, '31.02.2026{Tab}');
    await expect.element(screen.getByText('Den 31. Februar gibt es nicht.')).toBeVisible();
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(screen.getByLabelText('Datum')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
    await typeKeys(screen, '28.02.2026{Tab}');
    await screen.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => save.mock.calls).toEqual([['2026-02-28']]);
  });

  it('[CONST-16] shows its limits in the calendar', async () => {
    const screen = await renderPage(<Dated start={null} />);
    const input = screen.getByLabelText('Datum');
    await expect.element(input).toHaveAttribute('min', '2024-01-01');
    await expect.element(input).toHaveAttribute('max', '2026-11-20');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  });
});

describe('a period', () => {
  function Filter({ from, to }: Period) {
    const [period, setPeriod] = useState({ from, to });
    return (
      <>
        <DateRange value={period} onChange={setPeriod} min="2024-01-01" max="2030-01-01" />
        <output>{`${period.from}/${period.to}`}</output>
      </>
    );
  }

  const year = <Filter from="2026-01-01" to="2026-11-20" />;

  type Screen = Awaited<ReturnType<typeof renderPage>>;
  const chosen = (screen: Screen) => screen.container.querySelector('output')?.textContent;

  async function typeInto(screen: Screen, label: string, text: string) {
    await screen.getByLabelText(label).click();
    await userEvent.keyboard(`{Control>}a{/Control}${text}`);
  }

  it('gives a filter from and to, with its limits', async () => {
    const screen = await renderPage(year);
    await expect.element(screen.getByLabelText('Von')).toHaveValue('01.01.2026');
    await expect.element(screen.getByLabelText('Bis')).toHaveValue('20.11.2026');
    await expect.element(screen.getByLabelText('Bis')).toHaveAttribute('max', '2030-01-01');
  });

  it('takes typed days one by one, on blur', async () => {
    const screen = await renderPage(year);
    await typeInto(screen, 'Von', '3.2.');
    expect(chosen(screen)).toBe('2026-01-01/2026-11-20');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => chosen(screen)).toBe('2027-02-03/2026-11-20');
    await typeInto(screen, 'Von', '01022026{Tab}');
    await typeInto(screen, 'Bis', '31.3.26{Enter}');
    await expect.poll(() => chosen(screen)).toBe('2026-02-01/2026-03-31');
  });

  it('preserves an invalid text, says why, and leaves the period unchanged', async () => {
    const screen = await renderPage(year);
    await typeInto(screen, 'Bis', '31.02.2026{Enter}');
    await expect.element(screen.getByText('Den 31. Februar gibt es nicht.')).toBeVisible();
    await expect.element(screen.getByLabelText('Bis')).toHaveValue('31.02.2026');
    await expect
      .element(screen.getByLabelText('Bis'))
      .toHaveAccessibleDescription('Den 31. Februar gibt es nicht.');
    expect(chosen(screen)).toBe('2026-01-01/2026-11-20');
  });

  it.each([
    ['Dieser Monat', '2026-11-01/2026-11-30'],
    ['Letzter Monat', '2026-10-01/2026-10-31'],
    ['Jahr', '2026-01-01/2026-12-31'],
  ])('offers %s', async (name, period) => {
    const screen = await renderPage(year);
    await screen.getByLabelText('Von').click();
    await screen.getByText(name, { exact: true }).click();
    await expect.poll(() => chosen(screen)).toBe(period);
  });

  it('takes one day from the calendar and a typed one', async () => {
    const screen = await renderPage(year);
    await screen.getByLabelText('Von').click();
    await screen.getByTitle('15.01.2026').click();
    await expect.element(screen.getByLabelText('Bis')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}2.4.2026{Enter}');
    await expect.poll(() => chosen(screen)).toBe('2026-01-15/2026-04-02');
  });

  it('the tap on its field is painted before it opens, each time, and a click elsewhere closes it', async () => {
    const screen = await renderPage(year);
    const field = screen.getByLabelText('Von').element() as HTMLInputElement;
    for (let time = 0; time < 2; time++) {
      await tap(field);
      expect([document.activeElement === field, isOpen()]).toEqual([true, false]);
      await expect.poll(isOpen).toBe(true);
      await expect.element(screen.getByTitle('15.01.2026')).toBeVisible();
      field.blur();
      await expect.poll(isOpen).toBe(false);
    }
  });

  it('opens with an arrow key, and Escape closes it', async () => {
    const screen = await renderPage(year);
    (screen.getByLabelText('Von').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByTitle('15.01.2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOpen).toBe(false);
    await expect.element(screen.getByLabelText('Von')).toHaveFocus();
  });

  it.each(MOMENTS)('loses no day that is typed before %s', async (_, until) => {
    const screen = await renderPage(year);
    const field = (label: string) => screen.getByLabelText(label).element() as HTMLInputElement;
    for (let day = 1; day <= 20; day++) {
      const [from, to] = [
        `2026-01-${String(day).padStart(2, '0')}`,
        `2026-02-${String(day).padStart(2, '0')}`,
      ];
      await tap(field('Von'));
      await until();
      await typeAtOnce(field('Von'), formatDay(from), 'Tab');
      await tap(field('Bis'));
      await until();
      await typeAtOnce(field('Bis'), formatDay(to), 'Enter');
      await expect.poll(() => chosen(screen)).toBe(`${from}/${to}`);
      field('Bis').blur();
      await expect.poll(isOpen).toBe(false);
      expect(chosen(screen)).toBe(`${from}/${to}`);
    }
  });

  it('is two fields on the phone', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(year);
    await typeInto(screen, 'Von', '3.2.2026{Tab}');
    await expect.poll(() => chosen(screen)).toBe('2026-02-03/2026-11-20');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await page.viewport(1280, 900);
  });

  it('offers the preset periods on the phone as well', async () => {
    await page.viewport(360, 740);
    const screen = await renderPage(year);
    await screen.getByRole('button', { name: 'Letzter Monat' }).click();
    await expect.poll(() => chosen(screen)).toBe('2026-10-01/2026-10-31');
    await page.viewport(1280, 900);
  });
});
