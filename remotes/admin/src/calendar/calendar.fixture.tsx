import type { CompanyDayRow, Place } from '@stundenbuch/domain/day/calendar/contract';
import type { Shutdown, ShutdownPerson } from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { type Answers, type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import type { ReactElement } from 'react';
import { userEvent } from 'vitest/browser';
import { CompanyCalendarPage } from './company-calendar-page.tsx';
import { CompanyDayPage } from './company-day-page.tsx';
import { CompanyPlacePage } from './company-place-page.tsx';
import { CompanyShutdownPage } from './company-shutdown-page.tsx';

const munich: Place = { id: 1, name: 'München', land: 'BY', extras: [], version: 3 };
const bridge: CompanyDayRow = {
  id: 5,
  day: '2026-12-28',
  name: 'Brückentag',
  kind: 'free',
  place_id: null,
  version: 2,
};
export const shutdown: Shutdown = {
  id: 9,
  name: 'Zwischen den Jahren',
  from: '2026-12-28',
  to: '2026-12-30',
  type: 10,
  place_id: null,
  booked_at: '2026-11-02T08:00:00Z',
  undone_at: null,
  absences: 33,
  not_booked: [{ user: 41, first_name: 'Nele', name: 'Neu' }],
};
export const anna: ShutdownPerson = {
  user: 7,
  first_name: 'Anna',
  name: 'Berger',
  days: 2.5,
  skipped: [],
  remaining_before: 12,
  remaining_after: 9.5,
  short: false,
};

const settings = {
  calendar: {
    value: { place: 1, eve24: 'working', eve31: 'half', manual40: false },
    version: 1,
    since: '2026-11-01',
    recommended_on: null,
  },
};

const calls: Answers = {
  'GET /api/company/settings': settings,
  'GET /api/calendar/place': [munich],
  'GET /api/calendar/day': [bridge],
  'GET /api/calendar/closure': [shutdown],
  'GET /api/calendar/free-day': [],
  'GET /api/calendar/2026?place=1': [
    { day: '2026-06-04', name: 'Fronleichnam', factor: 1, origin: 'law' },
    { day: '2026-12-25', name: '1. Weihnachtstag', factor: 0, origin: 'law' },
    { day: '2026-12-28', name: 'Brückentag', factor: 0, origin: 'company' },
    { day: '2026-12-31', name: 'Silvester', factor: 0.5, origin: 'company' },
  ],
  'GET /api/calendar/2026': [],
};

export const show = (
  page: ReactElement,
  more: Answers = {},
  path = '/',
  role: 'admin' | 'reader' = 'admin',
) => renderPage(page, { path, person: { role, features: ['calendar'] }, calls: { ...calls, ...more } });

type Screen = Awaited<ReturnType<typeof show>>;

async function typeDay(screen: Screen, label: string, day: string) {
  const field = screen.getByLabelText(label, { exact: true });
  await field.click();
  await field.fill(day);
  await userEvent.keyboard('{Enter}');
}

const press = (screen: Screen, name: string) => screen.getByRole('button', { name }).click();

async function fillPlace(answer: unknown) {
  const screen = await show(
    <CompanyPlacePage />,
    { 'PUT /api/calendar/place/1': answer },
    '/company-place?id=1',
  );
  await screen.getByLabelText('Name', { exact: true }).fill('Augsburg');
  return screen;
}

export async function savePlace() {
  const screen = await fillPlace(munich);
  await press(screen, 'Speichern');
  return screen;
}

async function deletePlace(answer: Response) {
  const screen = await show(
    <CompanyPlacePage />,
    { 'DELETE /api/calendar/place/1': answer },
    '/company-place?id=1',
  );
  await screen.getByRole('button', { name: 'Löschen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
}

async function fillDay(answer: unknown) {
  const screen = await show(<CompanyDayPage />, { 'POST /api/calendar/day': answer });
  await typeDay(screen, 'Tag', '04.12.2026');
  await screen.getByLabelText('Name', { exact: true }).fill('Barbarafeier');
  return screen;
}

export async function saveDay() {
  const screen = await fillDay(bridge);
  await press(screen, 'Speichern');
  return screen;
}

export async function previewShutdown(answers: Answers = {}, from = '28.12.2026') {
  const screen = await show(<CompanyShutdownPage />, {
    'POST /api/calendar/closure/preview': [
      anna,
      { ...anna, user: 8, first_name: 'Bert', days: 0, short: true },
    ],
    ...answers,
  });
  await screen.getByLabelText('Name', { exact: true }).fill('Zwischen den Jahren');
  await typeDay(screen, 'Erster Tag', from);
  await typeDay(screen, 'Letzter Tag', '30.12.2026');
  await screen.getByRole('button', { name: 'Vorschau' }).click();
  return screen;
}

async function bookShutdown(answer: Response) {
  const screen = await previewShutdown({ 'POST /api/calendar/closure': answer });
  await screen.getByRole('button', { name: 'Betriebsferien buchen' }).click();
}

export async function undoShutdown(answer: unknown) {
  const screen = await show(<CompanyCalendarPage />, { 'POST /api/calendar/closure/9/undo': answer });
  await screen.getByRole('button', { name: 'Zwischen den Jahren zurücknehmen' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  return screen;
}

export const calendarProvocations: Provocations = {
  place_in_use: (refused) => deletePlace(refused()),
  closure_period: () => previewShutdown({}, '30.10.2026'),
  closure_taken: (refused) => bookShutdown(refused('from')),
  closure_undone: (refused) => undoShutdown(refused()),
};

const savedOf = (fill: (answer: unknown) => Promise<Screen>) => async (answer: () => Response) => {
  const screen = await fill(answer);
  return () => press(screen, 'Speichern');
};

export const calendarForms: readonly RefusedForm[] = [
  [savedOf(fillPlace), { extra_not_in_land: 'extras', place_taken: 'name' }],
  [savedOf(fillDay), { place_unknown: 'place_id', company_day_past: 'day', company_day_taken: 'day' }],
];
