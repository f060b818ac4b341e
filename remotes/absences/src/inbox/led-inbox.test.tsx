import { type Answers, renderPage } from '@stundenbuch/web/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { absence, pending } from '../shared/absence.fixture.ts';
import { reportFailures } from './failures.ts';
import { InboxPage } from './inbox-page.tsx';

const LIST = 'GET /api/timesheet/pending-absences';
const bert = { user: 8, first_name: 'Bert', name: 'Adler' };
const mine = pending(1, { day: '2026-12-01', waits_for: [] });
const led = pending(2, { day: '2026-12-02', waits_for: ['Carla Wolf'], ...bert });
const approved = pending(3, { day: '2026-11-24', status: 1, ...bert });

beforeEach(() => reportFailures([]));

const show = (role: 'admin' | 'employee', calls: Answers = {}) =>
  renderPage(<InboxPage />, {
    path: '/inbox',
    person: {
      role,
      features: ['teams', 'audit'],
      ...(role === 'employee' && { ofCompany: { leads: true } }),
    },
    calls: {
      [`${LIST}?status=open`]: [mine, led],
      [`${LIST}?status=open&waiting=office`]: [mine],
      [LIST]: () => Response.json([approved], { headers: { 'x-total-count': '1' } }),
      ...calls,
    },
  });

describe('the office', () => {
  it('[TEAM-06] begins with the requests on which no lead decides, and shows all with whom they wait for', async () => {
    const screen = await show('admin');
    await expect.element(screen.getByText('Di, 01.12.2026')).toBeVisible();
    await expect.element(screen.getByText('wartet auf die Verwaltung')).toBeVisible();
    await expect.element(screen.getByText('Mi, 02.12.2026')).not.toBeInTheDocument();
    await screen.getByLabelText('Anträge', { exact: true }).selectOptions('Alle');
    await expect.element(screen.getByText('Mi, 02.12.2026')).toBeVisible();
    await expect.element(screen.getByText('wartet auf Carla Wolf')).toBeVisible();
  });
});

it('[TEAM-14] the inbox is narrowed to a team, and nothing of others is chosen', async () => {
  localStorage.removeItem('team');
  const member = { ...bert, active: true, home: true, from: '2026-11-20', to: '2026-11-20' };
  const teams = [{ id: 1, name: 'Dach', people: [member] }];
  const screen = await show('admin', { 'GET /api/team/people': teams });
  await screen.getByLabelText('Anträge', { exact: true }).selectOptions('Alle');
  await expect.element(screen.getByText('Di, 01.12.2026')).toBeVisible();
  // The pointer rests on the list, which stays as it is for whoever is about to press there.
  await screen.getByText('Di, 01.12.2026').hover();
  await screen.getByLabelText('Team', { exact: true }).selectOptions('Dach');
  await expect.element(screen.getByText('Di, 01.12.2026')).not.toBeInTheDocument();
  await expect.element(screen.getByText('Mi, 02.12.2026')).toBeVisible();
  localStorage.removeItem('team');
});

describe('a lead', () => {
  it('[TEAM-04] sees neither the log nor what the office cancels, and chooses nothing', async () => {
    const screen = await show('employee');
    await expect.element(screen.getByText('Mi, 02.12.2026')).toBeVisible();
    await expect.element(screen.getByText('Di, 24.11.2026')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Stornieren' })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Anträge', { exact: true })).not.toBeInTheDocument();
    await expect.element(screen.getByText(/wartet auf/)).not.toBeInTheDocument();
  });

  it('[TEAM-07] approves first, where an admin has the second word', async () => {
    const screen = await show('employee', { 'PUT /api/timesheet/absence/2': absence(2, { status: 0 }) });
    const row = screen.getByRole('row').filter({ hasText: '02.12.2026' });
    await row.getByRole('button', { name: 'Genehmigen' }).click();
    await expect.element(row.getByText('Vorläufig genehmigt')).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  });

  it('[TEAM-08] cancels what leads have approved', async () => {
    const screen = await show('employee', {
      [LIST]: () =>
        Response.json([{ ...approved, day: '2026-12-24', may_cancel: true }], {
          headers: { 'x-total-count': '1' },
        }),
      'PUT /api/timesheet/absence/cancel/3': absence(3, { status: 3 }),
    });
    await screen.getByRole('button', { name: 'Stornieren' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect
      .poll(() => screen.sent.map(({ call }) => call))
      .toContain('PUT /api/timesheet/absence/cancel/3');
  });
});
