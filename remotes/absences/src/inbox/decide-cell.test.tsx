import type { PendingAbsence } from '@stundenbuch/domain/records/absences/contract';
import { type Answers, refuse, renderPage } from '@stundenbuch/web/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence, pending } from '../shared/absence.fixture.ts';
import { absencesApi } from '../shared/absences.api.ts';
import { reportFailures } from './failures.ts';
import { InboxPage } from './inbox-page.tsx';

const OPEN = 'GET /api/timesheet/pending-absences?status=open';
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };

let open: PendingAbsence[];
beforeEach(() => {
  reportFailures([]);
  open = [pending(1, { day: '2026-12-01' }), pending(2, { day: '2026-12-02', ...bert })];
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (calls: Answers = {}) =>
  renderPage(<InboxPage />, {
    path: '/inbox',
    person: { role: 'admin' },
    calls: { [OPEN]: () => open, 'GET /api/timesheet/pending-absences': [], ...calls },
  });

type Screen = Awaited<ReturnType<typeof show>>;
const row = (screen: Screen, day: string) => screen.getByRole('row').filter({ hasText: day });
const puts = (screen: Screen) => screen.sent.map(({ call }) => call).filter((call) => call.startsWith('PUT'));
const reads = (screen: Screen) => screen.sent.filter(({ call }) => call === OPEN).length;
/** Top of the first row of the open requests. */
const tops = () =>
  [...document.querySelectorAll('#pending-absences tr')].map((each) => each.getBoundingClientRect().top);
const answered = (id: number, status: number) => () => {
  open = open.filter((request) => request.id !== id);
  return absence(id, { status });
};

it.each([
  ['Genehmigen', 'PUT /api/timesheet/absence/1', 1, 'Genehmigt'],
  ['Ablehnen', 'PUT /api/timesheet/absence/decline/1', 2, 'Abgelehnt'],
])('[ABS-22] %s twice within 300 ms decides a single request', async (name, call, status, word) => {
  const screen = await show({ [call]: answered(1, status) });
  const pressed = row(screen, '01.12.2026').getByRole('button', { name });
  await expect.element(pressed).toBeVisible();
  const button = pressed.element();
  const line = button.closest('tr');
  const { x, y, width, height } = button.getBoundingClientRect();
  const before = tops();
  // However slow the machine is, the second click comes before the buttons have settled.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  (button as HTMLElement).click();
  while (!line?.textContent?.includes(word)) await new Promise(requestAnimationFrame);
  expect(tops()).toEqual(before);
  // Whatever is now in that place, and what undoes it elsewhere.
  (document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement).click();
  while (!document.querySelector('[role=status] button')) await new Promise(requestAnimationFrame);
  for (const undo of document.querySelectorAll('[role=status] button')) (undo as HTMLElement).click();
  vi.useRealTimers();
  // The reloaded list no longer has the request.
  await expect.poll(() => reads(screen)).toBe(2);
  await expect.element(row(screen, '01.12.2026').getByRole('checkbox')).toBeDisabled();
  expect(puts(screen)).toEqual([call]);
  expect(tops()).toEqual(before);
});

it('[ABS-22] "Rückgängig" undoes a decision', async () => {
  const screen = await show({
    'PUT /api/timesheet/absence/decline/1': answered(1, 2),
    'PUT /api/timesheet/absence/reopen/1': () => {
      open = [pending(1, { day: '2026-12-01' }), ...open];
      return absence(1);
    },
  });
  const first = row(screen, '01.12.2026');
  await first.getByRole('button', { name: 'Ablehnen' }).click();
  await expect.element(first.getByRole('checkbox')).toBeDisabled();
  await first.getByRole('button', { name: 'Rückgängig' }).click();
  await expect
    .element(screen.getByText('Entscheidung zurückgenommen, der Antrag ist wieder offen.'))
    .toBeVisible();
  await first.getByRole('button', { name: 'Genehmigen' }).hover();
  await expect.element(first.getByRole('checkbox')).toBeEnabled();
  expect(puts(screen)).toEqual([
    'PUT /api/timesheet/absence/decline/1',
    'PUT /api/timesheet/absence/reopen/1',
  ]);
});

it('[ABS-22] the alert undoes it as well, also on another page', async () => {
  const screen = await show({
    'PUT /api/timesheet/absence/1': answered(1, 1),
    'PUT /api/timesheet/absence/reopen/1': absence(1),
  });
  await row(screen, '01.12.2026').getByRole('button', { name: 'Genehmigen' }).click();
  const alert = screen.getByRole('status').filter({ hasText: 'Erfolg:' });
  await expect.element(alert.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await screen.router.navigate('/elsewhere');
  await alert.getByRole('button', { name: 'Rückgängig' }).click();
  await expect
    .element(screen.getByText('Entscheidung zurückgenommen, der Antrag ist wieder offen.'))
    .toBeVisible();
  await expect.element(alert.getByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument();
  expect(puts(screen)).toEqual(['PUT /api/timesheet/absence/1', 'PUT /api/timesheet/absence/reopen/1']);
});

it('[ABS-22] undo is possible for ten seconds, and the row disappears once nobody points at it', async () => {
  const screen = await show({ 'PUT /api/timesheet/absence/1': answered(1, 1) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = row(screen, '01.12.2026');
  await first.getByRole('button', { name: 'Genehmigen' }).click();
  await expect.element(first.getByText('Genehmigt')).toBeVisible();
  const undo = first.getByRole('button', { name: 'Rückgängig' });
  await expect.element(undo).toBeDisabled();
  vi.advanceTimersByTime(9000);
  await expect.element(undo).toBeEnabled();
  vi.advanceTimersByTime(1000);
  await expect.element(undo).toBeDisabled();
  vi.useRealTimers();
  await screen.getByRole('heading', { name: 'Inbox' }).hover();
  await expect.element(first).not.toBeInTheDocument();
});

it('[ABS-22] a failing "Rückgängig" says why', async () => {
  const screen = await show({
    'PUT /api/timesheet/absence/1': answered(1, 1),
    'PUT /api/timesheet/absence/reopen/1': refuse(
      409,
      'absence_undo_over',
      'Die Entscheidung kann nicht mehr zurückgenommen werden.',
    ),
  });
  const first = row(screen, '01.12.2026');
  await first.getByRole('button', { name: 'Genehmigen' }).click();
  await first.getByRole('button', { name: 'Rückgängig' }).click();
  await expect.element(screen.getByText('Fehler beim Zurücknehmen der Entscheidung')).toBeVisible();
  await expect.element(screen.getByText(/^Anna Berger.*nicht mehr zurückgenommen werden\.$/)).toBeVisible();
});

it('[ABS-22] the keyboard continues from the decided row, and a second Enter does nothing', async () => {
  const screen = await show({ 'PUT /api/timesheet/absence/decline/1': answered(1, 2) });
  const decline = row(screen, '01.12.2026').getByRole('button', { name: 'Ablehnen' });
  await expect.element(decline).toBeVisible();
  (decline.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(screen, '01.12.2026').getByText('Abgelehnt')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('01.12.2026');
  await userEvent.keyboard('{Enter}');
  const undo = row(screen, '01.12.2026').getByRole('button', { name: 'Rückgängig' });
  await expect.element(undo).toBeEnabled();
  await userEvent.keyboard('{Tab}');
  await expect.element(undo).toHaveFocus();
  expect(puts(screen)).toEqual(['PUT /api/timesheet/absence/decline/1']);
});

it('[ABS-25] changes by other people appear only once nobody points at the list', async () => {
  const screen = await show();
  await screen.getByRole('heading', { name: 'Inbox' }).hover();
  await row(screen, '02.12.2026').hover();
  open = [pending(9, { day: '2026-11-30' }), pending(2, { day: '2026-12-02', ...bert })];
  const before = tops();
  screen.store.dispatch(absencesApi.util.invalidateTags(['Absence']));
  await expect.element(row(screen, '01.12.2026').getByText('Nicht mehr offen')).toBeVisible();
  expect(tops()).toEqual(before);
  await screen.getByRole('heading', { name: 'Inbox' }).hover();
  await expect.element(row(screen, '30.11.2026')).toBeVisible();
  await expect.element(row(screen, '01.12.2026')).not.toBeInTheDocument();
});
