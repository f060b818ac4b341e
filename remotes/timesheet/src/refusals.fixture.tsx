import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NewBookingPage } from './entries/booking-page.tsx';
import { absence, projects, TODAY, work } from './entries/entries.fixture.ts';
import { PersonEntryPage } from './entries/person-entry-page.tsx';
import { WorkingTimePage } from './entries/working-time-page.tsx';
import { favouriteRefusals } from './favourites/favourites.fixture.tsx';
import { LawReportPage } from './law/law-report-page.tsx';
import { monthRefusals } from './month/month-refusals.fixture.tsx';
import { account, opening } from './overtime/overtime.fixture.ts';
import { OvertimePage } from './overtime/overtime-page.tsx';
import { payrollRefusals } from './payroll/payroll-refusals.fixture.tsx';
import { PinPart } from './punch/pin-part.tsx';
import { forgotten } from './punch/punch.fixture.ts';

import { reportRefusals } from './report/report-refusals.fixture.tsx';
import { ProjectSumsPage } from './reports/project-sums-page.tsx';
import { stopwatchRefusals } from './stopwatch/stopwatch-refusals.fixture.tsx';
import { Today } from './today/today.tsx';
import { WeekPage } from './week/week-page.tsx';

export { allowanceForms } from './allowances/allowances.fixture.tsx';
export { monthForms } from './month/month-refusals.fixture.tsx';
export { payrollForms } from './payroll/payroll-refusals.fixture.tsx';

interface Given {
  day?: string;
  /** Stored entries of the day's week. */
  week?: Entry[];
  answer?: () => Response;
}

async function open(page: ReactElement, path: string, { week = [], answer }: Given = {}) {
  const anyWeek = Object.fromEntries([44, 46, 47, 48].map((cw) => [`GET /api/timesheet/all/${cw}`, week]));
  const anyDay = Object.fromEntries(
    [TODAY, '2026-11-15', '2026-10-30'].map((day) => [`GET /api/timesheet/workingtime/day/${day}`, null]),
  );
  const calls = {
    ...anyWeek,
    ...anyDay,
    'GET /api/project/active': projects,
    'POST /api/timesheet/booking': answer,
  };
  return renderPage(page, { path, calls });
}

type Screen = Awaited<ReturnType<typeof open>>;

/** The form has loaded all that it needs before it can be submitted. */
async function whenLoaded(screen: Screen) {
  const loading = () => Object.values(screen.store.getState().api.queries).map((query) => query?.status);
  await expect.poll(loading).not.toContain('pending');
  return () => screen.getByRole('button', { name: 'Speichern', exact: true }).click();
}

async function book({ day = TODAY, ...given }: Given) {
  const screen = await open(<NewBookingPage />, `/booking?date=${day}`, given);
  await screen.getByLabelText('Projekt').click();
  await screen.getByText('P-1 · Dachsanierung').last().click();
  await screen.getByLabelText('Stunden').fill('2');
  await screen.getByLabelText('Beschreibung').fill('Ziegel gelegt');
  return whenLoaded(screen);
}

const record = async (given: Given) =>
  whenLoaded(await open(<WorkingTimePage />, `/create-workingtime?date=${TODAY}`, given));

async function openAccount(answer: () => Response) {
  return renderPage(<OvertimePage />, {
    path: '/overtime',
    person: { role: 'admin', features: ['overtime'] },
    calls: {
      'GET /api/overtime/user/7/2026-11': account,
      'POST /api/overtime/posting': answer,
      [`POST /api/overtime/posting/${opening.id}/reversal`]: answer,
    },
  });
}

async function post(kind: string, answer: () => Response) {
  const screen = await openAccount(answer);
  await screen.getByRole('button', { name: 'Buchung erfassen' }).click();
  await screen.getByLabelText('Art').selectOptions(kind);
  await screen.getByLabelText('Stunden').fill('2');
  await screen.getByLabelText('Grund').fill('Nachgetragen');
  return () => screen.getByRole('button', { name: 'Buchen', exact: true }).click();
}

async function takeBack(answer: Response) {
  const screen = await openAccount(() => answer);
  await screen.getByRole('button', { name: 'Zurücknehmen' }).first().click();
  const form = screen.getByRole('dialog', { name: 'Buchung zurücknehmen' });
  await form.getByLabelText('Grund').fill('Versehen');
  await form.getByRole('button', { name: 'Zurücknehmen' }).click();
}

async function searchBackwards() {
  const path = 'GET /api/timesheet/projectsum/company/2026-01-01/2026-11-20';
  const screen = await renderPage(<ProjectSumsPage />, { person: { role: 'admin' }, calls: { [path]: [] } });
  await screen.getByRole('textbox', { name: 'Bis' }).fill('01.03.2025');
  await userEvent.keyboard('{Tab}');
  await screen.getByRole('button', { name: 'Suchen' }).click();
}

async function setPin(answer: () => Response) {
  const screen = await renderPage(<PinPart />, {
    person: { features: ['clock'] },
    calls: { 'GET /api/clock/pin': { number: '1007', is_set: false }, 'PUT /api/clock/pin': answer },
  });
  await screen.getByLabelText('Neue PIN').fill('471108');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

/** The end of a working time that nobody has ended. */
async function endForgotten(answer: () => Response) {
  const screen = await renderPage(<Today />, {
    person: { features: ['clock'] },
    calls: {
      'GET /api/clock': forgotten,
      'GET /api/timesheet/all/47': [],
      'POST /api/clock/forgotten/5': answer,
    },
  });
  await screen.getByRole('button', { name: 'Eintragen' }).click();
  const form = screen.getByRole('dialog');
  await form.getByLabelText('Arbeitsende').fill('16:30');
  await form.getByLabelText('Grund').fill('Vergessen zu stempeln');
  return () => form.getByRole('button', { name: 'Nachtragen' }).click();
}

/** An admin corrects the working time of a person. */
async function correct(answer: () => Response) {
  const bert = { id: 8, company: 1, first_name: 'Bert', name: 'Maier', email: 'bert@example.de' };
  const screen = await renderPage(<PersonEntryPage />, {
    path: `/person-entry?user=bert@example.de&kind=work&date=${TODAY}`,
    person: { role: 'admin', features: ['audit', 'office'] },
    calls: {
      'GET /api/user/email/bert%40example.de': bert,
      [`GET /api/timesheet/user/8/${TODAY}/${TODAY}`]: [],
      'POST /api/timesheet/workingtime': answer,
    },
  });
  await screen.getByLabelText('Grund').fill('Zettel vom Polier');
  return whenLoaded(screen);
}

/** A company that has the clock, which runs. */
async function fillWhileRunning(answer: () => Response) {
  const screen = await renderPage(<WorkingTimePage />, {
    path: `/create-workingtime?date=${TODAY}`,
    person: { features: ['clock'] },
    calls: {
      'GET /api/timesheet/all/47': [],
      [`GET /api/timesheet/workingtime/day/${TODAY}`]: null,
      'POST /api/timesheet/workingtime': answer,
    },
  });
  return whenLoaded(screen);
}

/** A company that has the working-time guide. */
async function fillGuided(answer: () => Response) {
  const screen = await renderPage(<WorkingTimePage />, {
    path: `/create-workingtime?date=${TODAY}`,
    person: { features: ['law'] },
    calls: {
      'GET /api/timesheet/all/47': [],
      [`GET /api/timesheet/workingtime/day/${TODAY}`]: null,
      'POST /api/law/preview': { notes: [], needs_reason: true, breaks: null },
      'POST /api/timesheet/workingtime': answer,
    },
  });
  await screen.getByLabelText('Grund').fill('Rohrbruch');
  return whenLoaded(screen);
}

const openLawReport = (answer: Response) =>
  renderPage(<LawReportPage />, {
    person: { role: 'admin', features: ['law'] },
    calls: { [`GET /api/law/company/2026-11-01/${TODAY}`]: answer },
  });

export const timesheetRefusals: Provocations = {
  ...monthRefusals,
  ...payrollRefusals,
  ...reportRefusals,
  ...stopwatchRefusals,
  ...favouriteRefusals,
  period_reversed: searchBackwards,
  week_unknown: () => open(<WeekPage />, '/timesheet?cw=99'),
  booking_future: async () => (await book({ day: '2026-11-23' }))(),
  booking_absence: async () => (await book({ week: [absence(TODAY)] }))(),
  working_time_absence: async () => (await record({ week: [absence(TODAY)] }))(),
  working_time_duplicate: async () => (await record({ week: [work(TODAY)] }))(),
  law_period: (refused) => openLawReport(refused('to')),
  // Asked in a dialog, which covers the form.
  clock_runs: async (refused) => (await fillWhileRunning(() => refused()))(),
  law_times: async (refused) => (await fillGuided(() => refused()))(),
  overtime_reversed: (refused) => takeBack(refused()),
};

export const timesheetForms: readonly RefusedForm[] = [
  [
    (answer) => book({ answer }),
    {
      booking_project: 'project',
      budget_exceeded: 'hours',
      booking_hours_too_small: { Stunden: '0,1' },
      booking_hours_too_large: { Stunden: '24,25' },
      booking_hours_step: { Stunden: '7.8' },
      booking_text_length: { Stunden: '2', Beschreibung: 'abcd' },
      booking_weekday: { Beschreibung: 'Ziegel gelegt', Datum: '14.11.2026' },
    },
  ],
  [
    (answer) => record({ answer }),
    {
      working_time_hours: { 'Pause (h)': '9' },
      working_time_sunday: { 'Pause (h)': '0', Datum: '15.11.2026' },
      month_closed: { Datum: '30.10.2026' },
    },
  ],
  [correct, { own_correction: 'user', month_sealed: 'day', correction_reason: { Grund: 'ab' } }],
  [setPin, { terminal_number: undefined, terminal_pin: { 'Neue PIN': '12345' } }],
  [setPin, { terminal_pin_simple: { 'Neue PIN': '123456' } }],
  [endForgotten, { clock_answered: undefined, clock_end: 'time', clock_reason: { Grund: 'kurz' } }],
  [
    (answer) => post('Korrektur', answer),
    {
      overtime_day: 'day',
      overtime_minutes: { Stunden: '1000,5' },
      overtime_text: { Stunden: '2', Grund: 'ab' },
      overtime_nothing: { Stunden: '0', Grund: 'Nachgetragen' },
    },
  ],
  [(answer) => post('Auszahlung', answer), { overtime_sign: { Stunden: '-2' } }],
  [(answer) => post('Eröffnung', answer), { overtime_opening_day: undefined }],
  [
    fillGuided,
    {
      working_time_skipped: 'end_time',
      law_intervals: 'intervals',
      law_reason: 'law_reason',
      law_refused: 'law_reason',
    },
  ],
];
