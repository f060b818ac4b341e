import { renderPage } from '@stundenbuch/web/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateRange, type Period } from './index.ts';

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
