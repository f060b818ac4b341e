import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NewBookingPage } from './booking-page.tsx';
import { forgotten } from './clock/clock.fixture.ts';
import { ClockTile } from './clock/clock-tile.tsx';
import { PinPart } from './clock/pin-part.tsx';
import { absence, projects, TODAY, work } from './entries.fixture.ts';
import { LawReportPage } from './law/law-report-page.tsx';
import { monthRefusals } from './month/month-refusals.fixture.tsx';
import { account, opening } from './overtime.fixture.ts';
import { OvertimePage } from './overtime-page.tsx';
import { PersonEntryPage } from './person-entry-page.tsx';
import { ProjectSumsPage } from './project-sums-page.tsx';
import { WeekPage } from './week-page.tsx';
import { WorkingTimePage } from './working-time-page.tsx';

export { monthForms } from './month/month-refusals.fixture.tsx';

interface Given {
  day?: string;
  /** Stored entries of that day's week. */
  week?: Entry[];
  /** Typed values, by label. */
  fields?: Record<string, string>;
  answer?: Response;
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
async function fill(screen: Screen, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await screen.getByLabelText(name).fill(value);
  const loading = () => Object.values(screen.store.getState().api.queries).map((query) => query?.status);
  await expect.poll(loading).not.toContain('pending');
  return screen.getByRole('button', { name: 'Speichern', exact: true });
}

const save = async (screen: Screen, fields: Record<string, string>) => (await fill(screen, fields)).click();

async function book({ day = TODAY, fields, ...given }: Given) {
  const screen = await open(<NewBookingPage />, `/booking?date=${day}`, given);
  await screen.getByLabelText('Projekt').click();
  await screen.getByText('P-1 · Dachsanierung').last().click();
  await save(screen, { Stunden: '2', Beschreibung: 'Ziegel gelegt', ...fields });
}

async function record({ day = TODAY, fields = {}, ...given }: Given) {
  await save(await open(<WorkingTimePage />, `/create-workingtime?date=${day}`, given), fields);
}

async function openAccount(answer?: Response) {
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

interface Posted {
  kind?: string;
  hours?: string;
  text?: string;
  answer?: Response;
}

async function post({ kind = 'Korrektur', hours = '2', text = 'Nachgetragen', answer }: Posted) {
  const screen = await openAccount(answer);
  await screen.getByRole('button', { name: 'Neue Buchung' }).click();
  await screen.getByLabelText('Art').selectOptions(kind);
  await screen.getByLabelText('Stunden').fill(hours);
  await screen.getByLabelText('Grund').fill(text);
  await screen.getByRole('button', { name: 'Buchen', exact: true }).click();
}

async function takeBack(answer: Response) {
  const screen = await openAccount(answer);
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

interface Ended {
  time?: string;
  reason?: string;
  answer?: Response;
}

async function setPin(pin: string, answer?: Response) {
  const screen = await renderPage(<PinPart />, {
    person: { features: ['clock'] },
    calls: { 'GET /api/clock/pin': { number: '1007', is_set: false }, 'PUT /api/clock/pin': answer },
  });
  await screen.getByLabelText('Neue PIN').fill(pin);
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

/** The end of a working time that nobody has ended. */
async function endForgotten({ time = '16:30', reason = 'Vergessen zu stempeln', answer }: Ended) {
  const screen = await renderPage(<ClockTile />, {
    person: { features: ['clock'] },
    calls: { 'GET /api/clock': forgotten, 'POST /api/clock/forgotten/5': answer },
  });
  await screen.getByRole('button', { name: 'Eintragen' }).click();
  const form = screen.getByRole('dialog');
  await form.getByLabelText('Arbeitsende').fill(time);
  await form.getByLabelText('Grund').fill(reason);
  await form.getByRole('button', { name: 'Nachtragen' }).click();
}

/** An admin corrects the working time of a person. */
async function correct(reason: string, answer?: Response) {
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
  await save(screen, { Grund: reason });
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
  return fill(screen, { Grund: 'Rohrbruch' });
}

const openLawReport = (answer: Response) =>
  renderPage(<LawReportPage />, {
    person: { role: 'admin', features: ['law'] },
    calls: { [`GET /api/law/company/2026-11-01/${TODAY}`]: answer },
  });

export const timesheetRefusals: Provocations = {
  ...monthRefusals,
  correction_reason: () => correct('ab'),
  own_correction: (refused) => correct('Zettel vom Polier', refused('user')),
  period_reversed: searchBackwards,
  week_unknown: () => open(<WeekPage />, '/timesheet?cw=99'),
  booking_hours_too_small: () => book({ fields: { Stunden: '0,1' } }),
  booking_hours_too_large: () => book({ fields: { Stunden: '24,25' } }),
  booking_hours_step: () => book({ fields: { Stunden: '7.8' } }),
  booking_text_length: () => book({ fields: { Beschreibung: 'abcd' } }),
  booking_weekday: () => book({ day: '2026-11-14' }),
  booking_project: (refused) => book({ answer: refused('project') }),
  booking_future: () => book({ day: '2026-11-23' }),
  booking_absence: () => book({ week: [absence(TODAY)] }),
  working_time_hours: () => record({ fields: { 'Pause (h)': '9' } }),
  working_time_sunday: () => record({ day: '2026-11-15' }),
  month_closed: () => record({ day: '2026-10-30' }),
  month_sealed: (refused) => correct('Zettel vom Polier', refused('day')),
  working_time_absence: () => record({ week: [absence(TODAY)] }),
  law_period: (refused) => openLawReport(refused('to')),
  // Asked in a dialog, which covers the form.
  law_times: async (refused) => (await fillGuided(() => refused())).click(),
  terminal_pin: () => setPin('12345'),
  terminal_number: (refused) => setPin('123456', refused()),
  clock_reason: () => endForgotten({ reason: 'kurz' }),
  clock_end: (refused) => endForgotten({ time: '07:00', answer: refused('time') }),
  clock_answered: (refused) => endForgotten({ answer: refused() }),
  overtime_minutes: () => post({ hours: '1000,5' }),
  overtime_text: () => post({ text: 'ab' }),
  overtime_sign: () => post({ kind: 'Auszahlung', hours: '-2' }),
  overtime_nothing: () => post({ hours: '0' }),
  overtime_day: (refused) => post({ answer: refused('day') }),
  overtime_opening_day: (refused) => post({ kind: 'Eröffnung', answer: refused() }),
  overtime_reversed: (refused) => takeBack(refused()),
  working_time_duplicate: () => record({ week: [work(TODAY)] }),
};

export const timesheetForms: readonly RefusedForm[] = [
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
