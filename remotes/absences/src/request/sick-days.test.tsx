import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { renderPage } from '@stundenbuch/web/testing';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { absence } from '../shared/absence.fixture.ts';
import { RequestPage } from './request-page.tsx';

const user = {
  id: 7,
  company: 1,
  weeklyhours: 40,
  working_days: '1111100',
  vacation: 5,
  vacation_lastyear: 0,
  lastYearEntered: { days: 0, enteredIn: 2026 },
} as CurrentUser;
const REPORT = 'POST /api/timesheet/absence/sick-report';

async function show(features: string[], project = 10) {
  const day = '2026-12-01';
  const work = { ...absence(5, { day, status: 1 }), project: 50 };
  const screen = await renderPage(<RequestPage />, {
    path: '/manage-absence',
    person: { features, flags: ['absences', 'timebooking'] },
    calls: {
      'GET /api/user/current': user,
      'GET /api/timesheet/absences': project === 10 ? [absence(1, { day, status: 1 })] : [],
      [`GET /api/timesheet/user/7/${day}/${day}`]: project === 50 ? [work] : [],
      [REPORT]: { days: 1, told: 1 },
    },
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions('Krankheit');
  await userEvent.fill(screen.getByLabelText('Startdatum', { exact: true }), '01.12.2026');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}');
  return screen;
}

it('[LED-16] sickness in approved vacation is reported to the office instead of asked for', async () => {
  const screen = await show(['halfdays', 'office', 'notices']);
  await expect.element(screen.getByText(/haben Sie genehmigten Urlaub \(1 Tag\)/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Krank im Urlaub melden' }).click();
  await expect.element(screen.getByText('Gemeldet.', { exact: true })).toBeVisible();
  const [sent] = screen.sent.filter(({ call }) => call === REPORT);
  expect(sent?.body).toEqual({ day: '2026-12-01', end: '2026-12-01' });
});

it('[LED-16] is offered only where the office can be told', async () => {
  const screen = await show(['halfdays', 'office']);
  await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeDisabled();
  await expect
    .element(screen.getByRole('button', { name: 'Krank im Urlaub melden' }))
    .not.toBeInTheDocument();
});

it('[OVT-03] sickness on a day with work says so before it is saved', async () => {
  const screen = await show(['halfdays'], 50);
  await expect
    .element(screen.getByText('An diesem Tag ist schon Arbeit eingetragen: 01.12.2026.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeEnabled();
});

it('[KEEP-06] a company without these features is asked nothing and keeps its button', async () => {
  const screen = await show([]);
  await expect.element(screen.getByRole('button', { name: 'Beantragen' })).toBeEnabled();
  expect(screen.sent.filter(({ call }) => call.includes('/timesheet/user/'))).toEqual([]);
});
