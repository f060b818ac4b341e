import { expect, it } from 'vitest';
import { type Day, daysFrom } from '../../time/day.ts';
import { TYPE } from '../entries/type-codes.ts';
import { hoursOfDays } from './week-hours.ts';

const WEEK = daysFrom('2026-11-16', '2026-11-22');
const plain = { weeklyhours: 40, working_days: '1111100' };
const work = (day: Day, hours: number) => ({ day, project: TYPE.work, hours, status: null });
const away = (day: Day, project: number, changes: object = {}) => ({
  day,
  project,
  hours: 8,
  status: 1,
  ...changes,
});

it.each([
  ['nothing is recorded', [], 2400, 0],
  ['two days are worked', [work('2026-11-16', 8.25), work('2026-11-17', 7.75)], 2400, 960],
  ['a day of vacation is no target', [away('2026-11-18', TYPE.vacation)], 1920, 0],
  ['a requested one neither', [away('2026-11-18', TYPE.vacation, { status: 0 })], 1920, 0],
  ['a declined one changes nothing', [away('2026-11-18', TYPE.vacation, { status: 2 })], 2400, 0],
  ['half a day takes half of it', [away('2026-11-18', TYPE.sickness, { portion: 0.5 })], 2160, 0],
  [
    'two halves are a day',
    [
      away('2026-11-18', TYPE.vacation, { portion: 0.5 }),
      away('2026-11-18', TYPE.sickness, { portion: 0.5 }),
    ],
    1920,
    0,
  ],
  [
    '[ART-05] hours take what they are of it',
    [away('2026-11-18', TYPE.specialLeave, { portion: 0, away_minutes: 90, credit: 'neutral' })],
    2310,
    0,
  ],
  [
    '[ART-05] but not those for which the account pays',
    [away('2026-11-18', TYPE.specialLeave, { portion: 0, away_minutes: 90, credit: 'lowering' })],
    2400,
    0,
  ],
  ['time off in lieu is paid by the account', [away('2026-11-18', TYPE.overtime)], 2400, 0],
  ['another week does not count', [work('2026-11-23', 8), away('2026-11-13', TYPE.vacation)], 2400, 0],
  ['a booking is no working time', [{ ...work('2026-11-16', 8), project: 1001 }], 2400, 0],
])('[DASH-15] the hours of a week: %s', (_, rows, target, actual) => {
  expect(hoursOfDays(WEEK, rows, plain)).toEqual({ target, actual });
});

it('[DASH-15] [HOL-06] the calendar takes its days out of the target', () => {
  const calendar = [
    { day: '2026-11-18', name: 'Buß- und Bettag', factor: 0 },
    { day: '2026-11-20', name: 'Betriebsfest', factor: 0.5 },
  ];
  expect(hoursOfDays(WEEK, [away('2026-11-20', TYPE.vacation)], { ...plain, calendar })).toEqual({
    target: 3 * 480,
    actual: 0,
  });
});
