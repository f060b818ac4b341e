import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { timesheetSentences } from '@stundenbuch/domain/timesheet/messages';
import { refuse, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { NewBookingPage } from './booking-page.tsx';
import { absence, projects, TODAY, work } from './entries.fixture.ts';
import { WeekPage } from './week-page.tsx';
import { WorkingTimePage } from './working-time-page.tsx';

type Code = keyof typeof timesheetSentences;

interface Case {
  page: ReactElement;
  path?: string;
  week?: Entry[];
  /** What the server says where the form can't know it. */
  answer?: Response;
  fields?: Record<string, string>;
  sentence?: string;
}

const sentenceOf = (code: Code) => timesheetSentences[code].message;
const booking = { Stunden: '2', Beschreibung: 'Ziegel gelegt' };
const workingTime = <WorkingTimePage />;
const newBooking = <NewBookingPage />;

/** How each refusal is met on the screen. */
const cases: Record<Exclude<Code, 'absence_past'>, Case> = {
  week_unknown: { page: <WeekPage />, path: '/timesheet?cw=99' },
  booking_hours_too_small: { page: newBooking, fields: { ...booking, Stunden: '0,1' } },
  booking_hours_too_large: { page: newBooking, fields: { ...booking, Stunden: '24,25' } },
  booking_hours_step: { page: newBooking, fields: { ...booking, Stunden: '7.8' } },
  booking_text_length: { page: newBooking, fields: { ...booking, Beschreibung: 'abcd' } },
  booking_weekday: { page: newBooking, path: '/booking?date=2026-11-14', fields: booking },
  booking_project: {
    page: newBooking,
    fields: booking,
    answer: refuse(400, 'booking_project', sentenceOf('booking_project'), 'project'),
  },
  working_time_hours: { page: workingTime, fields: { 'Pause (h)': '9' } },
  working_time_sunday: { page: workingTime, path: '/create-workingtime?date=2026-11-15' },
  month_closed: { page: workingTime, path: '/create-workingtime?date=2026-10-30' },
  booking_future: { page: newBooking, path: '/booking?date=2026-11-23', fields: booking },
  booking_absence: {
    page: newBooking,
    fields: booking,
    week: [absence(TODAY)],
    sentence: 'Buchung konnte nicht angelegt werden. Abwesenheit für den Tag 20.11.2026 vorhanden.',
  },
  working_time_absence: {
    page: workingTime,
    week: [absence(TODAY)],
    sentence: 'Abwesenheit (Urlaub) für den Tag 20.11.2026 vorhanden.',
  },
  working_time_duplicate: {
    page: workingTime,
    week: [work(TODAY)],
    sentence: 'Zeitbuchung für den Tag 20.11.2026 bereits vorhanden.',
  },
};

it.each(Object.entries(cases))('[AMB-18] [AMB-108] the screen says %s', async (code, given) => {
  const { page, path = '/', week = [], answer, fields = {}, sentence = sentenceOf(code as Code) } = given;
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
  const screen = await renderPage(page, { path, calls });
  for (const [name, value] of Object.entries(fields)) await screen.getByLabelText(name).fill(value);
  if (page === newBooking) {
    await screen.getByLabelText('Projekt').click();
    await screen.getByText('P-1 · Dachsanierung').last().click();
  }
  if (page !== cases.week_unknown.page) {
    const open = () => Object.values(screen.store.getState().api.queries).map((query) => query?.status);
    await expect.poll(open).not.toContain('pending');
    await screen.getByRole('button', { name: 'Speichern', exact: true }).click();
  }
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

it('[AMB-18] every refusal is met, but the one that only the page of the absences can provoke', () => {
  expect([...Object.keys(cases), 'absence_past'].sort()).toEqual(Object.keys(timesheetSentences).sort());
});
