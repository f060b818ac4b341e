import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseScheme } from '../theme/index.ts';
import { palettes } from '../theme/tokens.ts';
import {
  Button,
  CheckboxField,
  ConfirmDialog,
  DecimalField,
  EditLink,
  FormActions,
  PageHeader,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
  WhyButton,
} from './index.ts';

describe('fields', () => {
  const nothing = () => undefined;

  function Hours({ start = null }: { start?: number | null }) {
    const [value, setValue] = useState<number | null>(start);
    return (
      <>
        <DecimalField id="h" name="hours" label="Stunden" value={value} onChange={setValue} />
        <output>{String(value)}</output>
        <button type="button" onClick={() => setValue(1.5)}>
          setzen
        </button>
      </>
    );
  }

  it('[SHR-13] [CONST-59] takes 50 characters by default', async () => {
    const screen = await renderPage(
      <>
        <TextField id="a" name="a" label="Standard" value="" onChange={nothing} />
        <TextArea id="b" name="b" label="Lang" value="" onChange={nothing} maxLength={255} />
        <TextField id="c" name="c" label="Kurz" value="" onChange={nothing} maxLength={20} />
      </>,
    );
    await expect.element(screen.getByLabelText('Standard')).toHaveAttribute('maxlength', '50');
    await expect.element(screen.getByLabelText('Lang')).toHaveAttribute('maxlength', '255');
    await expect.element(screen.getByLabelText('Kurz')).toHaveAttribute('maxlength', '20');
  });

  it.each([
    ['7,5', '7.5'],
    ['7.5', '7.5'],
    ['0,25', '0.25'],
    ['−5', '-5'],
    ['', 'null'],
    ['acht', 'NaN'],
  ])('reads %j as %s in an English browser', async (typed, value) => {
    const screen = await renderPage(<Hours start={3} />);
    const input = screen.getByLabelText('Stunden');
    await input.fill(typed);
    await expect.element(screen.getByText(value, { exact: true })).toBeInTheDocument();
    await expect.element(input).toHaveValue(typed);
    await expect.element(input).toHaveAttribute('inputmode', 'decimal');
  });

  it('shows a negative number with a minus sign', async () => {
    const screen = await renderPage(<Hours start={-20} />);
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('−20');
  });

  it('shows a number with a comma, even one that is set from outside', async () => {
    const screen = await renderPage(<Hours start={8.25} />);
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('8,25');
    await screen.getByRole('button', { name: 'setzen' }).click();
    await expect.element(screen.getByLabelText('Stunden')).toHaveValue('1,5');
  });

  it('shows and hides a password with a large enough button', async () => {
    const screen = await renderPage(
      <PasswordField id="p" name="p" label="Passwort" value="geheim" onChange={nothing} />,
    );
    const input = screen.getByLabelText('Passwort', { exact: true });
    const eye = screen.getByRole('button', { name: 'Passwort anzeigen' });
    await expect.element(input).toHaveAttribute('type', 'password');
    expect(eye.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await eye.click();
    await expect.element(input).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Passwort verbergen' }).click();
    await expect.element(input).toHaveAttribute('type', 'password');
  });

  it('exposes errors, hints and required fields to screen readers', async () => {
    const screen = await renderPage(
      <TextField
        id="n"
        name="n"
        label="Name"
        hint="Wie im Ausweis"
        error="Fehlt."
        required
        value=""
        onChange={nothing}
      />,
    );
    const input = screen.getByLabelText('Name');
    await expect.element(input).toHaveAccessibleDescription('Fehlt. Wie im Ausweis');
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAttribute('aria-required', 'true');
  });

  it('returns the value of an option with its own type', async () => {
    const chosen: number[] = [];
    const screen = await renderPage(
      <>
        <SelectField
          id="s"
          name="s"
          label="Status"
          value={null}
          placeholder="Bitte wählen"
          options={[
            { value: 0, label: 'Abgebrochen' },
            { value: 1, label: 'In Bearbeitung' },
          ]}
          onChange={(value) => chosen.push(value)}
        />
        <CheckboxField id="c" name="c" label="Ja" value={false} onChange={(on) => chosen.push(Number(on))} />
      </>,
    );
    await screen.getByLabelText('Status').selectOptions('Abgebrochen');
    await screen.getByLabelText('Ja').click();
    await expect.poll(() => chosen).toEqual([0, 1]);
  });

  it('[SHR-08] edits by a pencil with an accessible name', async () => {
    const screen = await renderPage(<EditLink to="/manage-project?id=3" label="Dachstuhl bearbeiten" />);
    const pencil = screen.getByRole('link', { name: 'Dachstuhl bearbeiten' });
    await expect.element(pencil).toHaveAttribute('href', '/manage-project?id=3');
    expect(pencil.element().querySelector('svg')).not.toBeNull();
  });

  it.each(['light', 'dark'] as const)(
    'a tick has the colour of what is written on the accent: %s',
    async (scheme) => {
      chooseScheme(scheme);
      onTestFinished(() => chooseScheme('system'));
      const screen = await renderPage(<CheckboxField id="c" name="c" label="Ja" value onChange={nothing} />);
      const colour = document.createElement('i').style;
      colour.color = palettes[scheme]['on-accent'];
      await expect
        .poll(() => {
          const box = screen.getByLabelText('Ja').element().parentElement as HTMLElement;
          return getComputedStyle(box, '::after').borderRightColor;
        })
        .toBe(colour.color);
    },
  );
});

describe('the actions of a form', () => {
  type Screen = Awaited<ReturnType<typeof renderPage>>;
  const names = (screen: Screen) =>
    screen
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent);

  it('orders its buttons: save, back, delete', async () => {
    const remove = vi.fn();
    const pages = (
      <Routes>
        <Route path="/liste" element={<p>Liste</p>} />
        <Route path="/formular" element={<FormActions busy={false} onDelete={remove} />} />
      </Routes>
    );
    const screen = await renderPage(pages, { path: '/liste' });
    await screen.router.navigate('/formular');
    await expect.poll(() => names(screen)).toEqual(['Speichern', 'Abbrechen', 'Löschen']);
    await screen.getByRole('button', { name: 'Löschen' }).click();
    await expect.poll(() => remove).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(screen.at).toBe('/liste');
  });

  it('takes no click while busy, and no submit while disabled', async () => {
    const busy = await renderPage(<FormActions busy onDelete={() => undefined} />);
    for (const button of busy.getByRole('button').elements()) expect(button).toBeDisabled();
    await busy.unmount();
    const waiting = await renderPage(<FormActions busy={false} waits save="Beantragen" />);
    await expect.element(waiting.getByRole('button', { name: 'Beantragen' })).toBeDisabled();
    await expect.element(waiting.getByRole('button', { name: 'Abbrechen' })).toBeEnabled();
  });

  function Saving() {
    const [busy, setBusy] = useState(true);
    return (
      <>
        <FormActions busy={busy} />
        <Button onClick={() => setBusy(false)}>fertig</Button>
      </>
    );
  }

  it('calls its button by its label alone, while it is busy and afterwards', async () => {
    const screen = await renderPage(<Saving />);
    const save = screen.getByRole('button', { name: 'Speichern', exact: true });
    await expect.element(save).toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('button', { name: 'fertig' }).click();
    await expect.element(save).toBeEnabled();
  });

  it('puts the harmless button of a question first', async () => {
    const screen = await renderPage(
      <ConfirmDialog open question="Löschen?" confirm="Löschen" onConfirm={vi.fn()} onCancel={vi.fn()} />,
    );
    await expect.poll(() => names(screen)).toEqual(['Abbrechen', 'Löschen']);
    await expect.element(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  });

  function Asking() {
    const [isOpen, setOpen] = useState(true);
    const close = () => setOpen(false);
    return (
      <ConfirmDialog open={isOpen} question="Löschen?" confirm="Löschen" onConfirm={close} onCancel={close} />
    );
  }

  it('locks the page behind a question as long as it is asked', async () => {
    const screen = await renderPage(<Asking />);
    const isLocked = () => getComputedStyle(document.body).overflowY === 'hidden';
    await expect.poll(isLocked).toBe(true);
    await screen.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.poll(isLocked).toBe(false);
  });
});

describe('the head of a page', () => {
  const pages = (
    <Routes>
      <Route path="/dashboard" element={<PageHeader title="Dashboard" back={false} />} />
      <Route path="/liste" element={<PageHeader title="Liste" />} />
      <Route path="/detail" element={<PageHeader title="Detail" />} />
    </Routes>
  );

  it('[NAV-26] goes back to the page before', async () => {
    const screen = await renderPage(pages, { path: '/liste' });
    await screen.router.navigate('/detail?id=1');
    await screen.getByRole('button', { name: 'Zurück' }).click();
    await expect.poll(screen.at).toBe('/liste');
  });

  it('[NAV-26] goes to the dashboard when there is no page before', async () => {
    const screen = await renderPage(pages, { path: '/detail?id=1' });
    await screen.getByRole('button', { name: 'Zurück' }).click();
    await expect.poll(screen.at).toBe('/dashboard');
  });

  it('moves the focus to the heading of the new page and sets the window title', async () => {
    const screen = await renderPage(pages, { path: '/liste' });
    (document.activeElement as HTMLElement).blur();
    await screen.router.navigate('/detail?id=1');
    await expect.element(screen.getByRole('heading', { name: 'Detail' })).toHaveFocus();
    await expect.poll(() => document.title).toBe('Detail – Stundenbuch');
  });

  it('the way back stands beside the first line of a heading, however many there are', async () => {
    const offset = async (title: string) => {
      const screen = await renderPage(<PageHeader title={title}>Dazu noch etwas</PageHeader>);
      const middle = (of: DOMRect) => (of.top + of.bottom) / 2;
      const arrow = screen.getByRole('button', { name: 'Zurück' }).element().getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(screen.getByRole('heading').element());
      const lines = [...range.getClientRects()];
      const found = { lines: lines.length, off: Math.abs(middle(arrow) - middle(lines[0] as DOMRect)) };
      await screen.unmount();
      return found;
    };
    const one = await offset('Kurz');
    expect(one.lines).toBe(1);
    expect(one.off).toBeLessThan(3);
    const many = await offset('Wirtschaftsprüfung und Steuerberatung der Unternehmen '.repeat(6));
    expect(many.lines).toBeGreaterThan(1);
    expect(many.off).toBeLessThan(3);
  });

  it('a number that opens is wide enough to be hit, also a single digit', async () => {
    const screen = await renderPage(<WhyButton onClick={() => {}}>0</WhyButton>);
    const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });
});
