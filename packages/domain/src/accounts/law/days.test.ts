import { expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { lawDayOf } from './context.ts';

const calendar: PlaceCalendar = {
  land: 'NW',
  extras: [],
  christmasEve: 'half',
  newYearsEve: 'free',
  since: '2024-01-01',
  companyDays: [{ day: '2026-11-20', name: 'Betriebsausflug', kind: 'free' }],
};
const plain = { weeklyhours: 40, working_days: '1111100' };
const row = { ...contract('2026-01-01'), place_id: null };

it.each([
  ['an ordinary day', '2026-11-18', true, false],
  ['a Saturday', '2026-11-21', false, false],
  ['a public holiday', '2026-12-25', false, true],
  ['Christmas Eve as half a day', '2026-12-24', true, false],
  ["New Year's Eve as a free day of the company", '2026-12-31', false, false],
  ['another free day of the company', '2026-11-20', false, false],
])('[LAW-07] %s, %s: owed %s, a holiday %s', (_, day, owed, holiday) => {
  expect(lawDayOf({ ...plain, calendar }, day)).toEqual({ employed: true, owed, holiday });
});

it('[LAW-07] without a calendar no day is a holiday', () => {
  expect(lawDayOf(plain, '2026-12-25')).toEqual({ employed: true, owed: true, holiday: false });
});

it('[LAW-07] the holidays are those of the place where the person works', () => {
  const places = new Map([
    [0, { ...calendar, place: null }],
    [7, { ...calendar, land: 'BY' as const, place: 7 }],
  ]);
  // The Epiphany is a holiday in Bavaria.
  const holidayAt = (place_id: number | null) =>
    lawDayOf({ ...plain, contracts: [{ ...row, place_id }], places }, '2026-01-06').holiday;
  expect([holidayAt(null), holidayAt(7)]).toEqual([false, true]);
});

it('[SET-19] before its first contract a person is not employed', () => {
  const day = lawDayOf({ ...plain, calendar, contracts: [row] }, '2025-12-30');
  expect(day).toEqual({ employed: false, owed: false, holiday: false });
});
