import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { month, openAllowances } from './allowances.fixture.tsx';
import { DayAllowances } from './day-allowances.tsx';

const booked = month.allowances[0];

it('[ALW-03] a month has begin, end and duration of each surcharge, and their sums', async () => {
  const screen = await openAllowances();
  await expect.element(screen.getByRole('table', { name: 'Zuschläge' })).toBeVisible();
  const rows = [...screen.getByRole('table', { name: 'Zuschläge' }).element().querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Nacht 25 %20:0024:004,00'),
    expect.stringContaining('Spät18:0020:002,00'),
    expect.stringContaining('Nacht 25 %04:0005:301,50'),
  ]);
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('5,50 h');
  await expect.element(screen.getByText(/zuerst von zuschlagsfreier Zeit abgezogen/)).toBeVisible();
});

it('[ALW-04] an allowance is booked for a day, with a project where it needs one; archived ones are not offered', async () => {
  const screen = await openAllowances({
    calls: {
      'POST /api/allowance': booked,
      'GET /api/project/active': [{ id: 3, internal_id: 'P1', project_name: 'Halle' }],
    },
  });
  await screen.getByRole('button', { name: 'Zulage erfassen' }).click();
  const dialog = screen.getByRole('dialog');
  const kind = dialog.getByRole('combobox', { name: /^Zulage/ });
  await expect.element(kind).toBeVisible();
  await kind.selectOptions('Schmutz');
  expect(kind.element().textContent).not.toContain('Alt');
  await dialog.getByRole('combobox', { name: /^Projekt/ }).selectOptions('P1 · Halle');
  await dialog.getByLabelText('Text').fill('Keller');
  await dialog.getByRole('button', { name: 'Erfassen' }).click();
  await expect.element(screen.getByText('Zulage erfasst.')).toBeVisible();
  expect(screen.sent.find(({ call }) => call === 'POST /api/allowance')?.body).toEqual({
    ...{ day: '2026-11-20', kind: 5, quantity: 1, project: 3, text: 'Keller' },
  });
});

it('[ALW-04] is deleted by the person', async () => {
  const own = await openAllowances({ calls: { 'DELETE /api/allowance/9': { id: 9 } } });
  await own.getByRole('button', { name: /^Montage vom .* löschen$/ }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(own.getByText('Zulage gelöscht.')).toBeVisible();
});

it('[ALW-04] is deleted by the office with a reason', async () => {
  const office = await openAllowances({
    ...{ path: '/allowances?user=11', role: 'admin', features: ['office'] },
    calls: { 'DELETE /api/allowance/9': { id: 9 } },
  });
  await office.getByRole('button', { name: /^Montage vom .* löschen$/ }).click();
  await office.getByRole('dialog').getByLabelText('Grund').fill('Doppelt erfasst');
  await office.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(office.getByText('Zulage gelöscht.')).toBeVisible();
  expect(office.sent.find(({ call }) => call === 'DELETE /api/allowance/9')?.body).toEqual({
    ...{ user: 11, reason: 'Doppelt erfasst', any_month: false },
  });
});

it('[ALW-04] whoever only reads finds no button', async () => {
  const screen = await openAllowances({ path: '/allowances?user=11', role: 'reader' });
  await expect.element(screen.getByRole('table', { name: 'Zulagen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zulage erfassen' }).elements()).toHaveLength(0);
});

it('[ALW-04] stand beside the working time of their day', async () => {
  const calls = { 'GET /api/allowance/7/2026-11': month };
  const screen = await renderPage(<DayAllowances day="2026-11-12" />, {
    person: { features: ['calendar', 'law', 'allowances'] },
    calls,
  });
  await expect.element(screen.getByText('Kran')).toBeVisible();
});

it('[ALW-04] nothing stands there where the company counts nothing', async () => {
  const off = await renderPage(<DayAllowances day="2026-11-12" />, { calls: {} });
  expect(off.container.textContent).toBe('');
  expect(off.sent).toEqual([]);
});
