import { expect, test } from 'vitest';
import type { PlaceCalendar } from '../calendar/special-days.ts';
import { contract } from '../contracts/contracts.fixture.ts';
import { absenceHours, costOfDay, countsOn, isOwed, kindOfDay, recordable, workDay } from './work-day.ts';

const calendar: PlaceCalendar = {
  land: 'BY',
  extras: [],
  companyDays: [],
  christmasEve: 'half',
  newYearsEve: 'half',
  since: '2026-06-01',
};
const person = { weeklyhours: 37, working_days: '1111110' };

test('[KEEP-01] without a calendar every working day owes the same share of the weekly hours', () => {
  expect(workDay(person, '2026-12-24')).toEqual({
    employed: true,
    recorded: true,
    working: true,
    share: 1,
    name: null,
    place: null,
    hours: 6.1667,
    minutes: 370,
  });
  expect(workDay(person, '2026-12-27')).toMatchObject({ working: false, hours: 0, minutes: 0 });
  expect(absenceHours(workDay(person, '2026-12-24'))).toBe(6.17);
});

test('[HOL-06] with a calendar a day owes its share, and names what makes it free or short', () => {
  const atPlace = { ...person, calendar };
  expect(workDay(atPlace, '2026-12-25')).toMatchObject({
    working: true,
    share: 0,
    name: '1. Weihnachtstag',
    hours: 0,
    minutes: 0,
  });
  const eve = workDay(atPlace, '2026-12-24');
  expect(eve).toMatchObject({ share: 0.5, name: 'Heiligabend', hours: 3.0834, minutes: 185 });
  expect(absenceHours(eve)).toBe(3.08);
  expect(workDay(atPlace, '2026-05-01')).toMatchObject({ share: 1, name: null, hours: 6.1667 });
});

test('[HOL-06] a working day that is not free is owed', () => {
  const owed = (day: string) => isOwed(kindOfDay({ working_days: '1111100', calendar }, day));
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-28'].map(owed)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('[CON-02] with contracts a day owes the minutes of its row, at the place of its row', () => {
  const minutes = [500, 0, 0, 480, 0, 0, 0];
  const contracts = [{ ...contract('2026-07-01', { minutes, weeklyhours: 16.33 }), place_id: 5 }];
  const places = new Map([[5, { ...calendar, place: 5 }]]);
  const facts = { ...person, contracts, places, calendar: { ...calendar, eve24: 'free' as const } };
  expect(workDay(facts, '2026-07-06')).toMatchObject({
    employed: true,
    hours: 8.3333,
    minutes: 500,
    place: 5,
  });
  expect(workDay(facts, '2026-12-24')).toMatchObject({ share: 0.5, hours: 4, minutes: 240 });
  expect(workDay(facts, '2026-07-07')).toMatchObject({ working: false, hours: 0, minutes: 0 });
  expect(workDay(facts, '2026-06-29')).toMatchObject({ employed: false, hours: 0, minutes: 0 });
  expect(kindOfDay({ ...person, places, calendar }, '2026-12-24').share).toBe(0.5);
});

test('[HOL-06] of the days that a server lists the least counts, and whole ones say nothing', () => {
  const day = '2026-12-24';
  const listed = [
    { day, name: 'Brückentag', factor: 1 },
    { day, name: 'Heiligabend', factor: 0.5 },
    { day, name: 'Betriebsfeier', factor: 0 },
  ];
  const kind = (days: typeof listed) => {
    const { share, name } = kindOfDay({ ...person, calendar: days }, day);
    return [share, name];
  };
  expect(kind(listed)).toEqual([0, 'Betriebsfeier']);
  expect(kind(listed.toReversed())).toEqual([0, 'Betriebsfeier']);
  expect(kind(listed.slice(0, 1))).toEqual([1, null]);
});

test('[HOL-06] a calendar counts from its first day on, and a day costs its share', () => {
  expect(['2026-05-31', '2026-06-01'].map((day) => countsOn(calendar, day))).toEqual([false, true]);
  const facts = { ...person, calendar };
  expect([costOfDay(facts, '2026-12-24', 0.5), costOfDay(facts, '2026-12-24')]).toEqual([0.25, 0.5]);
  expect([costOfDay(facts, '2026-12-25'), costOfDay(undefined, '2026-12-25', 0.5)]).toEqual([0, 0.5]);
});

test('[SET-32] the office records what was before the beginning, the person does not', () => {
  const facts = { ...person, records: false, records_from: '2026-06-01', first_day: '2026-01-01' };
  expect(recordable(facts, '2026-07-01', true)).toEqual({ employed: true });
  expect(recordable(facts, '2026-07-01', false)).toEqual({
    employed: true,
    records: false,
    start: '2026-06-01',
  });
});
