import { describe, expect, test } from 'vitest';
import { daysFrom, weekday } from '../../time/day.ts';
import type { Land } from '../../time/laender.ts';
import { shareOfDay } from '../workday/work-day.ts';
import { type Eve, type PlaceCalendar, specialDay, specialDays } from './special-days.ts';

const shareAt = (calendar: PlaceCalendar, day: string) =>
  shareOfDay({ working_days: null, calendar }, day).share;

const calendar = (
  land: Land,
  christmasEve: Eve = 'working',
  newYearsEve: Eve = christmasEve,
): PlaceCalendar => ({
  land,
  extras: [],
  companyDays: [],
  christmasEve,
  newYearsEve,
  since: '2024-01-01',
});

/** Days that a person who works from Monday to Friday takes, or owes. */
const weight = (place: PlaceCalendar, from: string, to: string) =>
  daysFrom(from, to)
    .filter((day) => weekday(day) <= 5)
    .reduce((sum, day) => sum + shareAt(place, day), 0);

describe('what a vacation costs', () => {
  test.each<[Land, number]>([
    ['BY', 4],
    ['BE', 5],
  ])('[VEC-09] 01.–05.06.2026 in %s: %i days', (land, expected) => {
    expect(weight(calendar(land), '2026-06-01', '2026-06-05')).toBe(expected);
  });

  test.each<[string, PlaceCalendar, number]>([
    ['working', calendar('BY'), 8],
    ['half', calendar('BY', 'half'), 7],
    ['free', calendar('BY', 'free'), 6],
    ['without a calendar', { ...calendar('BY', 'free'), since: '9999-01-01' }, 10],
  ])('[VEC-10] 21.12.2026–01.01.2027 in BY, eves %s: %i days', (_, place, expected) => {
    expect(weight(place, '2026-12-21', '2027-01-01')).toBe(expected);
  });

  test.each<[Land, number]>([
    ['BY', 4],
    ['NI', 5],
  ])('[VEC-11] 28.12.2026–08.01.2027 in %s with half a 31.12.: 3.5 and %i days', (land, in2027) => {
    const place = calendar(land, 'working', 'half');
    expect(weight(place, '2026-12-28', '2026-12-31')).toBe(3.5);
    expect(weight(place, '2027-01-01', '2027-01-08')).toBe(in2027);
  });
});

test.each<[string, PlaceCalendar, string, string, number]>([
  ['December in BY, eves working', calendar('BY'), '2026-12-01', '2026-12-31', 176],
  ['December in BY, eves half', calendar('BY', 'half'), '2026-12-01', '2026-12-31', 168],
  ['December in BY, eves free', calendar('BY', 'free'), '2026-12-01', '2026-12-31', 160],
  ['November in SN', calendar('SN'), '2026-11-01', '2026-11-30', 160],
  ['November in BE', calendar('BE'), '2026-11-01', '2026-11-30', 168],
  ['2026 in BY', calendar('BY'), '2026-01-01', '2026-12-31', 2016],
  ['2026 in NI', calendar('NI'), '2026-01-01', '2026-12-31', 2032],
])('[VEC-12] target of %s', (_, place, from, to, hours) => {
  expect(weight(place, from, to) * 8).toBe(hours);
});

describe('days of the company', () => {
  const bridge = { day: '2026-05-15', name: 'Brückentag', kind: 'free' } as const;

  test('[HOL-06] a free day and a half day of the company count, with their names', () => {
    const fair = { day: '2026-09-11', name: 'Dorffest', kind: 'half' } as const;
    const place = { ...calendar('NW'), companyDays: [bridge, fair] };
    expect(shareAt(place, '2026-05-15')).toBe(0);
    expect(specialDay(place, '2026-09-11')).toEqual({
      day: '2026-09-11',
      name: 'Dorffest',
      share: 0.5,
      origin: 'company',
    });
  });

  test('[HOL-06] the smallest of several shares counts', () => {
    const half = { day: '2026-05-14', name: 'Grillfest', kind: 'half' } as const;
    const place = { ...calendar('NW'), companyDays: [half] };
    expect(specialDay(place, '2026-05-14')).toMatchObject({ name: 'Christi Himmelfahrt', share: 0 });
    expect(specialDays(place, 2026).filter(({ day }) => day === '2026-05-14')).toHaveLength(2);
  });

  test('[HOL-06] every day before the calendar was switched on counts in full', () => {
    const place = { ...calendar('NW'), companyDays: [bridge], since: '2026-06-01' };
    expect(shareAt(place, '2026-05-15')).toBe(1);
    expect(shareAt(place, '2026-05-01')).toBe(1);
    expect(shareAt(place, '2026-06-04')).toBe(0);
  });

  test('[HOL-06] the origin tells the holiday act from the option of a place', () => {
    const place = { ...calendar('BY'), extras: ['mariae'] as const };
    expect(specialDay(place, '2026-08-15')).toMatchObject({ name: 'Mariä Himmelfahrt', origin: 'place' });
    expect(specialDay(place, '2026-06-04')).toMatchObject({ name: 'Fronleichnam', origin: 'law' });
  });
});

describe('the special days of a year', () => {
  const place: PlaceCalendar = {
    ...calendar('BY', 'free', 'working'),
    extras: ['augsburg'],
    companyDays: [
      { day: '2026-12-24', name: 'Weihnachtsfeier', kind: 'half' },
      { day: '2026-05-15', name: 'Brückentag', kind: 'free' },
      { day: '2027-05-07', name: 'Brückentag', kind: 'free' },
    ],
    since: '2026-01-06',
  };
  const listed = (one: PlaceCalendar) =>
    specialDays(one, 2026).map(({ day, name, share, origin }) => `${day} ${name} ${share} ${origin}`);

  test('[HOL-06] come in order, the lesser share first, from the day of the switch on', () => {
    expect(listed(place)).toEqual([
      '2026-01-06 Heilige Drei Könige 0 law',
      '2026-04-03 Karfreitag 0 law',
      '2026-04-06 Ostermontag 0 law',
      '2026-05-01 Tag der Arbeit 0 law',
      '2026-05-14 Christi Himmelfahrt 0 law',
      '2026-05-15 Brückentag 0 company',
      '2026-05-25 Pfingstmontag 0 law',
      '2026-06-04 Fronleichnam 0 law',
      '2026-08-08 Augsburger Friedensfest 0 place',
      '2026-08-15 Mariä Himmelfahrt 0 place',
      '2026-10-03 Tag der Deutschen Einheit 0 law',
      '2026-11-01 Allerheiligen 0 law',
      '2026-12-24 Heiligabend 0 company',
      '2026-12-24 Weihnachtsfeier 0.5 company',
      '2026-12-25 1. Weihnachtstag 0 law',
      '2026-12-26 2. Weihnachtstag 0 law',
    ]);
  });

  test('[HOL-06] end with New Year’s Eve where it is not worked in full', () => {
    expect(listed({ ...place, newYearsEve: 'half' }).at(-1)).toBe('2026-12-31 Silvester 0.5 company');
  });
});
