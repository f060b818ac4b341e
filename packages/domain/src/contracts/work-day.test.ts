import { expect, test } from 'vitest';
import type { PlaceCalendar } from '../calendar/day-factor.ts';
import { absenceHours, isOwed, kindOfDay, workDay } from './work-day.ts';

const calendar: PlaceCalendar = {
  land: 'BY',
  extras: [],
  companyDays: [],
  eve24: 'half',
  eve31: 'half',
  since: '2026-06-01',
};
const person = { weeklyhours: 37, working_days: '1111110' };

test('[KEEP-01] without a calendar every working day owes the same share of the weekly hours', () => {
  expect(workDay(person, '2026-12-24')).toEqual({
    employed: true,
    working: true,
    factor: 1,
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
    factor: 0,
    name: '1. Weihnachtstag',
    hours: 0,
    minutes: 0,
  });
  const eve = workDay(atPlace, '2026-12-24');
  expect(eve).toMatchObject({ factor: 0.5, name: 'Heiligabend', hours: 3.0834, minutes: 185 });
  expect(absenceHours(eve)).toBe(3.08);
  expect(workDay(atPlace, '2026-05-01')).toMatchObject({ factor: 1, name: null, hours: 6.1667 });
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
