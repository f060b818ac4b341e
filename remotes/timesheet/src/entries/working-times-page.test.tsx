import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { addDays } from '@stundenbuch/domain/time/day';
import { type Person, refuse, renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TODAY, work } from './entries.fixture.ts';
import { WorkingTimesPage } from './working-times-page.tsx';

const nine = Array.from({ length: 9 }, (_, i) => work(addDays('2026-11-09', i), { id: 60 + i }));

const show = (rows: Entry[] | (() => unknown) = nine, others: object = {}, person: Person = {}) =>
  renderPage(<WorkingTimesPage />, {
    path: '/workingtime',
    person,
    calls: { 'GET /api/timesheet/workingtime': rows, ...others },
  });

const dataRows = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.container.querySelectorAll<HTMLElement>('tbody tr');

it('[TIME-01] [CONST-27] [SHR-07] lists eight to a page, newest first, with weekday and sum', async () => {
  const screen = await show();
  await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
  expect(dataRows(screen)).toHaveLength(8);
  expect(dataRows(screen)[0]?.textContent).toMatch(/^Di17\.11\.202608:0017:000,758,25/);
  await expect.element(screen.getByText('74,25')).toBeVisible();
  await screen.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect.element(screen.getByText('Zeige 9 bis 9 von 9 Elementen')).toBeVisible();
});

it('[TIME-26] [CONST-19] starts with this year up to today, and reloads for another period', async () => {
  const screen = await show();
  await expect.element(screen.getByLabelText('Von')).toHaveValue('01.01.2026');
  await expect.element(screen.getByLabelText('Bis')).toHaveValue('20.11.2026');
  await expect.element(screen.getByLabelText('Bis')).toHaveAttribute('max', '2030-01-01');
  await screen.getByLabelText('Von').fill('01.11.2026');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => screen.sent.at(-1)?.call)
    .toBe('GET /api/timesheet/workingtime?from=2026-11-01&to=2026-11-20');
});

it('[TIME-26] [AMB-106] does not show one period for another that cannot be loaded', async () => {
  const screen = await show(nine, {
    'GET /api/timesheet/workingtime?from=2026-11-16&to=2026-11-20': refuse(500, 'internal_error', 'Fehler!'),
  });
  await expect.element(screen.getByText('74,25')).toBeVisible();
  await screen.getByLabelText('Von').fill('16.11.2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  expect(dataRows(screen)).toHaveLength(0);
  await screen.getByLabelText('Von').fill('21.11.2026');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByText('In diesem Zeitraum sind keine Arbeitszeiten erfasst.'))
    .toBeVisible();
});

it('[NAV-21] [SHR-08] has a pencil for every day of the open month, and none for others', async () => {
  const screen = await show([work(TODAY, { id: 71 }), work('2026-10-30', { id: 72 })]);
  await expect.element(screen.getByText('30.10.2026')).toBeVisible();
  const pencils = screen.getByRole('link', { name: /bearbeiten/ }).elements();
  expect(pencils.map((link) => link.getAttribute('href'))).toEqual(['/manage-workingtime?id=71']);
  expect(screen.getByRole('button', { name: /löschen/ }).elements()).toHaveLength(1);
});

it('[TIME-21] [TIME-06] deletes after the question, and reloads the list', async () => {
  let rows = [work(TODAY, { id: 71 }), work('2026-11-19', { id: 72 })];
  const screen = await show(() => rows, {
    'DELETE /api/timesheet/booking/71': () => {
      rows = rows.slice(1);
      return { id: 71 };
    },
  });
  await screen.getByRole('button', { name: 'Arbeitszeit vom 20.11.2026 löschen' }).click();
  await expect.element(screen.getByText('Wollen Sie den Eintrag wirklich löschen?')).toBeVisible();
  await expect.element(screen.getByText('Arbeitszeit vom Fr, 20.11.2026', { exact: true })).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.element(screen.getByText('Buchung erfolgreich gelöscht.')).toBeVisible();
  await expect.element(screen.getByText('Zeige 1 bis 1 von 1 Elementen')).toBeVisible();
});

it('[TIME-01] says when there is nothing, and when it could not be loaded', async () => {
  const empty = await show([]);
  await expect.element(empty.getByText('In diesem Zeitraum sind keine Arbeitszeiten erfasst.')).toBeVisible();
  await empty.unmount();
  const failed = await show(() =>
    refuse(500, 'internal_error', 'Fehler! Kontaktieren Sie Ihren Administrator.'),
  );
  await expect.element(failed.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
});

it('[START-04] offers nothing to record, and no change, to anyone who does not', async () => {
  const person: Person = { role: 'admin', features: ['calendar'], user: { records: false } };
  const screen = await show(nine, {}, person);
  await expect.element(screen.getByText('Zeige 1 bis 8 von 9 Elementen')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /löschen/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
