import type { CurrentUser } from '@stundenbuch/domain/session/contract';
import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { userEvent } from 'vitest/browser';
import { absence, pending } from './absence.fixture.ts';
import { AbsencesPage } from './absences-page.tsx';
import { closingProvocations } from './closing-refusals.fixture.tsx';
import { reportFailures } from './failures.ts';
import { InboxPage } from './inbox-page.tsx';
import { PersonSicknessPage } from './person-sickness-page.tsx';
import { RequestPage } from './request-page.tsx';

export { ledgerForms, ledgerRefusals } from './ledger-refusals.fixture.tsx';

/** Works Monday to Thursday, has no vacation left, and is away on Tuesday and Wednesday. */
const user = {
  id: 7,
  company: 1,
  weeklyhours: 32,
  working_days: '1111000',
  vacation: 0,
  vacation_lastyear: 0,
  lastYearEntered: { days: 0, enteredIn: 2026 },
} as CurrentUser;
const TUESDAY = '01.12.2026';
const WEDNESDAY = '02.12.2026';
const THURSDAY = '03.12.2026';
const FRIDAY = '04.12.2026';
const SATURDAY = '05.12.2026';
const taken = [absence(1, { day: '2026-12-01' }), absence(2, { day: '2026-12-02' })];

async function fillRequest(type: string, from: string, to: string, answer?: () => Response) {
  const screen = await renderPage(<RequestPage />, {
    calls: {
      'GET /api/user/current': user,
      'GET /api/timesheet/absences': taken,
      'POST /api/timesheet/absence': answer,
    },
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions(type);
  for (const [label, day] of [
    ['Startdatum', from],
    ['Enddatum', to],
  ] as const) {
    const field = screen.getByLabelText(label, { exact: true });
    await field.click();
    await field.fill(day);
    await userEvent.keyboard('{Enter}');
  }
  return screen.getByRole('button', { name: 'Beantragen' });
}

const request = async (type: string, from: string, to: string) => (await fillRequest(type, from, to)).click();

async function decide(button: string, call: string, answer: Response) {
  reportFailures([]);
  const screen = await renderPage(<InboxPage />, {
    person: { role: 'admin' },
    calls: {
      'GET /api/timesheet/pending-absences?status=open': [pending(1)],
      'GET /api/timesheet/pending-absences': [pending(2, { day: '2026-11-02', status: 1 })],
      'PUT /api/timesheet/absence/1': absence(1, { status: 1 }),
      [`PUT /api/timesheet/absence/${call}`]: answer,
    },
  });
  await screen.getByRole('row').getByRole('button', { name: button }).click();
  if (call.startsWith('reopen'))
    await screen.getByRole('row').getByRole('button', { name: 'Rückgängig' }).click();
  if (button === 'Stornieren') await screen.getByRole('dialog').getByRole('button', { name: button }).click();
}

async function fallSick(answer: Response) {
  const bert = { id: 8, company: 1, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' };
  const screen = await renderPage(<PersonSicknessPage />, {
    path: '/person-sickness?user=bert@example.de&date=2026-11-16',
    person: { role: 'admin', features: ['audit', 'office'] },
    calls: { 'GET /api/user/email/bert%40example.de': bert, 'POST /api/timesheet/absence/sick': answer },
  });
  await screen.getByLabelText('Grund').fill('Attest');
  await screen.getByRole('button', { name: 'Als krank eintragen' }).click();
}

async function remove(answer: Response) {
  const calls = {
    'GET /api/timesheet/absences': [absence(3, { day: '2026-12-05', status: 1 })],
    'DELETE /api/timesheet/booking/3': answer,
  };
  const screen = await renderPage(<AbsencesPage />, { calls });
  await screen.getByRole('button', { name: /löschen/ }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
}

export const absenceRefusals: Provocations = {
  absence_reversed: () => request('Krankheit', THURSDAY, WEDNESDAY),
  absence_weekday: () => request('Krankheit', SATURDAY, SATURDAY),
  absence_working_day: () => request('Krankheit', FRIDAY, FRIDAY),
  absence_no_working_day: () => request('Krankheit', FRIDAY, SATURDAY),
  absence_taken: () => request('Krankheit', TUESDAY, TUESDAY),
  absence_all_taken: () => request('Krankheit', TUESDAY, WEDNESDAY),
  vacation_insufficient: () => request('Urlaub', THURSDAY, THURSDAY),
  absence_processed: (refused) => decide('Genehmigen', '1', refused()),
  absence_not_approved: (refused) => decide('Stornieren', 'cancel/2', refused()),
  absence_cancel_past: (refused) => decide('Stornieren', 'cancel/2', refused()),
  absence_undo_over: (refused) => decide('Genehmigen', 'reopen/1', refused()),
  ...closingProvocations,
  sick_no_vacation: (refused) => fallSick(refused('day')),
  absence_past: (refused) => remove(refused()),
};

export const absenceForms: readonly RefusedForm[] = [
  [
    (answer) => fillRequest('Überstunden', THURSDAY, THURSDAY, answer),
    {
      absence_type: 'project',
      absence_period: 'day',
      absence_half_of_range: 'half',
      absence_holiday: 'day',
      absence_half_day: 'half',
      not_employed: 'day',
      overtime_insufficient: 'day',
    },
  ],
];
