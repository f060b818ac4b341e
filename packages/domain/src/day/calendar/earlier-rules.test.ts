import { expect, test } from 'vitest';
import { rulesToKeep } from './changed-days.ts';
import { type CompanyCalendar, calendarOf } from './company-calendar.ts';
import { specialDays } from './special-days.ts';

const munich = { id: 1, land: 'BY', extras: [] } as const;
const company = (changes: Partial<CompanyCalendar> = {}): CompanyCalendar => ({
  since: '2026-01-01',
  place: 1,
  eve24: 'working',
  eve31: 'working',
  manual40: false,
  days: [],
  places: [munich, { id: 2, land: 'BE', extras: [] }],
  ...changes,
});
const moved = { places: [{ ...munich, land: 'NI' as const }] };
const TODAY = '2026-06-10';
const until = (before: CompanyCalendar, after: CompanyCalendar, today = TODAY) =>
  rulesToKeep(before, after, today)?.until ?? null;

test('[HOL-10] a change that days behind us would feel leaves them their rules, up to yesterday', () => {
  expect(rulesToKeep(company(), company(moved), TODAY)).toEqual({
    until: '2026-06-09',
    place: 1,
    eve24: 'working',
    eve31: 'working',
    places: company().places,
  });
  expect(until(company(), company({ place: 2 }))).toBe('2026-06-09');
  expect(until(company(), company({ eve24: 'free' }), '2026-12-25')).toBe('2026-12-24');
});

test('[HOL-10] what only days ahead feel keeps nothing', () => {
  expect(until(company(), company())).toBeNull();
  expect(until(company(), company({ eve24: 'free' }))).toBeNull();
  expect(until(company({ since: '2026-06-01' }), company({ since: '2026-06-01', ...moved }))).toBe(
    '2026-06-09',
  );
  expect(until(company({ since: '2026-07-01' }), company({ since: '2026-07-01', ...moved }))).toBeNull();
  const own = { day: '2026-06-05', name: 'Brückentag', kind: 'free', place_id: null } as const;
  expect(until(company(), company({ days: [own] }))).toBeNull();
  expect(until(company({ places: [munich] }), company())).toBeNull();
  expect(until(company(), company({ places: [munich] }))).toBeNull();
});

test('[HOL-10] the first usual place counts from the first of the month on', () => {
  const without = company({ place: null });
  expect(until(without, company())).toBe('2026-05-31');
  expect(until(company(), without)).toBe('2026-06-09');
  expect(until(without, without)).toBeNull();
});

test('[HOL-10] the last day of the old rules is none of the new ones', () => {
  const { place, eve24, eve31, places } = company();
  const rules = (land: 'NI' | 'BY', end: string) => ({
    ...{ until: end, place, eve24, eve31 },
    places: [{ ...munich, land }, ...places.slice(1)],
  });
  const lowerSaxony = rules('NI', '2026-06-04');
  expect(freeDays(company({ earlier: [lowerSaxony] }))).not.toContain('2026-06-04');
  expect(freeDays(company({ earlier: [lowerSaxony, rules('BY', '2026-08-31')] }))).not.toContain(
    '2026-06-04',
  );
});

const freeDays = (calendar: CompanyCalendar, place?: number) =>
  specialDays(calendarOf(calendar, place), 2026)
    .map(({ day }) => day)
    .filter((day) => day > '2026-05-26');

test('[HOL-06] [HOL-10] each day is decided by the rules that held on it', () => {
  const { place, eve24, eve31, places } = company();
  const earlier = [{ until: '2026-08-31', place, eve24, eve31, places }];
  const now = company({ place: 2, eve24: 'half', earlier });
  // Fronleichnam was one in Munich; All Saints' Day came after the move.
  expect(freeDays(now)).toEqual(['2026-06-04', '2026-10-03', '2026-12-24', '2026-12-25', '2026-12-26']);
  expect(freeDays(now, 1)).toEqual([
    ...['2026-06-04', '2026-10-03', '2026-11-01', '2026-12-24', '2026-12-25', '2026-12-26'],
  ]);
});

test('[HOL-10] of two changes each holds up to its day; a place that was made later has its Land all along', () => {
  const rules = { place: 1, eve24: 'working', eve31: 'working' } as const;
  const bavaria = { ...rules, until: '2026-05-31', places: [munich] };
  const saxony = { ...rules, until: '2026-11-01', places: [{ ...munich, land: 'SN' as const }] };
  const now = company({
    earlier: [bavaria, saxony],
    places: [
      { ...munich, land: 'BE' },
      { id: 3, land: 'NW', extras: [] },
    ],
  });
  expect(freeDays(now)).toEqual(['2026-10-03', '2026-10-31', '2026-12-25', '2026-12-26']);
  expect(freeDays(now, 3)).toContain('2026-06-04');
});
