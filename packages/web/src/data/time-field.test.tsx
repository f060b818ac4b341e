import { gridTimes } from '@stundenbuch/domain/time/time';
import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TimeField } from './index.ts';

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
