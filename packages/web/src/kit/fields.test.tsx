import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { chooseScheme } from '../theme/index.ts';
import { palettes } from '../theme/tokens.ts';
import {
  CheckboxField,
  DecimalField,
  EditLink,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
} from './index.ts';

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
