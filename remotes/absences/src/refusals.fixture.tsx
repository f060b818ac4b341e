import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FeedsPanel } from './feeds/feeds-panel.tsx';
import { reportFailures } from './inbox/failures.ts';
import { InboxPage } from './inbox/inbox-page.tsx';
import { AbsencesPage } from './own/absences-page.tsx';
import { PersonSicknessPage } from './own/person-sickness-page.tsx';
import { RequestPage } from './request/request-page.tsx';
import { absence, pending } from './shared/absence.fixture.ts';
import { yearEndProvocations } from './yearend/year-end-refusals.fixture.tsx';

export { ledgerForms } from './account/ledger-refusals.fixture.tsx';
export { contingentForms } from './contingents/contingents.fixture.tsx';
export { kindForms } from './kinds/kinds.fixture.tsx';
export { sickCaseForms } from './sickcases/sick-cases.fixture.tsx';
export { yearEndForms } from './yearend/year-end-refusals.fixture.tsx';

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
const days = (from: string, to: string) => ({ Startdatum: from, Enddatum: to });
const taken = [absence(1, { day: '2026-12-01' }), absence(2, { day: '2026-12-02' })];

const colleagues = [{ user: 9, first_name: 'Bert', name: 'Adler', away: true }];

/** The colleague has left meanwhile. */
async function nameSubstitute(answer: () => Response) {
  const send = await fillRequest('Überstunden', answer, ['visibility']);
  await page.getByLabelText('Vertretung').selectOptions('Bert Adler (abwesend)');
  await expect.element(page.getByText('Die Vertretung ist in dieser Zeit selbst abwesend.')).toBeVisible();
  return send;
}

async function fillRequest(type: string, answer?: () => Response, features: string[] = []) {
  const screen = await renderPage(<RequestPage />, {
    person: { features },
    calls: {
      'GET /api/user/current': user,
      'GET /api/timesheet/absences': taken,
      'GET /api/absence-request/substitute': colleagues,
      'POST /api/timesheet/absence': answer,
    },
  });
  await screen.getByLabelText('Art', { exact: true }).selectOptions(type);
  for (const [label, day] of Object.entries(days(THURSDAY, THURSDAY))) {
    const field = screen.getByLabelText(label, { exact: true });
    await field.click();
    await field.fill(day);
    await userEvent.keyboard('{Enter}');
  }
  return () => screen.getByRole('button', { name: 'Beantragen' }).click();
}

async function subscribe(answer: Response) {
  const screen = await renderPage(<FeedsPanel />, {
    person: { features: ['feeds'] },
    calls: { 'GET /api/calendar/feed': [], 'POST /api/calendar/feed': answer },
  });
  await screen.getByRole('button', { name: 'Adresse erstellen' }).click();
}

async function decide(call: string, answer: () => Response) {
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
  return (name: string) => screen.getByRole('row').getByRole('button', { name }).click();
}

async function undoDecision(answer: Response) {
  const press = await decide('reopen/1', () => answer);
  await press('Genehmigen');
  await press('Rückgängig');
}

const approve = async (answer: () => Response) => {
  const press = await decide('1', answer);
  return () => press('Genehmigen');
};

async function cancel(answer: () => Response) {
  const press = await decide('cancel/2', answer);
  return async () => {
    await press('Stornieren');
    await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
  };
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
  vacation_insufficient: async () => (await fillRequest('Urlaub'))(),
  absence_processed: async (refused) => (await decide('1', () => refused()))('Genehmigen'),
  absence_undo_over: (refused) => undoDecision(refused()),
  feed_limit: (refused) => subscribe(refused()),
  undo_too_late: (refused) => undoDecision(refused()),
  ...yearEndProvocations,
  sick_no_vacation: (refused) => fallSick(refused('day')),
  absence_past: (refused) => remove(refused()),
};

export const absenceForms: readonly RefusedForm[] = [
  [
    (answer) => fillRequest('Überstunden', answer),
    {
      absence_type: 'project',
      absence_period: 'day',
      absence_half_of_range: 'half',
      absence_noon: 'day',
      absence_holiday: 'day',
      absence_half_day: 'half',
      not_employed: 'day',
      before_recording: 'day',
      not_recorded: 'day',
      overtime_insufficient: 'day',
      absence_reversed: days(THURSDAY, WEDNESDAY),
      absence_weekday: days(SATURDAY, SATURDAY),
      absence_working_day: days(FRIDAY, FRIDAY),
      absence_no_working_day: days(FRIDAY, SATURDAY),
      absence_taken: days(TUESDAY, TUESDAY),
      absence_all_taken: days(TUESDAY, WEDNESDAY),
    },
  ],
  [nameSubstitute, { substitute_unknown: 'substitute' }],
  [cancel, { absence_not_approved: undefined, absence_cancel_past: undefined, decided_above: undefined }],
  [approve, { own_request: undefined, four_eyes: undefined, already_decided: undefined }],
];
