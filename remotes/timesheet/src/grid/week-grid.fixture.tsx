import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { type Person, renderPage } from '@stundenbuch/web/testing';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compared } from '../days/days.fixture.ts';
import { absence, booking, projects, work } from '../entries/entries.fixture.ts';
import { WeekPage } from '../week/week-page.tsx';

export const MONDAY = '2026-11-16';
const WEDNESDAY = '2026-11-18';
export const lately = [booking('2026-11-10', 4, { booking_text: 'Gaube gedeckt' })];

/** Friday 20 November: Tuesday has the same project twice, Wednesday is off, Thursday missing. */
export const days: ComparedDay[] = [
  compared(MONDAY, {
    ...{ booked: 8.25, worked: 8.25 },
    entries: [work(MONDAY, { id: 1 }), booking(MONDAY, 8.25, { id: 2 })],
  }),
  compared('2026-11-17', {
    ...{ state: 'different', booked: 5.5, worked: 8.25, difference: -2.75 },
    entries: [
      work('2026-11-17', { id: 3 }),
      booking('2026-11-17', 3, { id: 4 }),
      booking('2026-11-17', 2.5, { id: 5 }),
    ],
  }),
  compared(WEDNESDAY, {
    ...{ state: 'free', target: 0, worked: 0, booked: 0 },
    entries: [absence(WEDNESDAY, 10, 1)],
  }),
  compared('2026-11-19', { state: 'missing', worked: 0, booked: 0, difference: -8 }),
  compared('2026-11-20', { state: 'missing', worked: 0, booked: 0, difference: -8 }),
  compared('2026-11-21', { state: 'free', target: 0, worked: 0, booked: 0 }),
  compared('2026-11-22', { state: 'free', target: 0, worked: 0, booked: 0 }),
];

const DAYS = 'GET /api/timesheet/days/2026-11-16/2026-11-22';
export const SAVE = 'POST /api/timesheet/booking';
export const SAVE_TIME = 'POST /api/timesheet/workingtime';
export const idle = { running: null, stopped: [] };

export const show = (calls: object = {}, person: Person = {}, path = '/timesheet?view=raster') =>
  renderPage(<WeekPage />, {
    path,
    person: { features: ['day'], ...person },
    calls: {
      [DAYS]: days,
      'GET /api/timesheet/user/7/2026-10-06/2026-11-20': lately,
      'GET /api/project/active': projects,
      'GET /api/timesheet/stopwatch': idle,
      'GET /api/timesheet/all/47': [],
      ...calls,
    },
  });
export type Screen = Awaited<ReturnType<typeof show>>;

export const row = (screen: Screen, name: RegExp) => screen.getByRole('row').filter({ hasText: name });
/** 1 is Monday. */
export const cell = (screen: Screen, name: RegExp, column: number) =>
  row(screen, name)
    .getByRole('gridcell')
    .nth(column - 1);
export const written = (screen: Screen) => screen.sent.filter(({ call }) => !call.startsWith('GET'));
export const press = (...keys: string[]) => userEvent.keyboard(keys.join(''));

export const ROOF = /Ziegel gelegt/;
export const WORK = /^Arbeitszeit/;

/** From the cell of a Monday on, as a keyboard arrives. */
export async function begin(screen: Screen, name: RegExp, column: number) {
  await expect.element(screen.getByRole('grid')).toBeVisible();
  (cell(screen, name, column).element() as HTMLElement).focus();
}
