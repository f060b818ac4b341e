import { expect, test } from 'vitest';
import { changedDays } from './changed-days.ts';
import type { CompanyCalendar } from './company-calendar.ts';

const company = (changes: Partial<CompanyCalendar> = {}): CompanyCalendar => ({
  since: '2026-11-01',
  place: 1,
  eve24: 'working',
  eve31: 'working',
  manual40: false,
  places: [
    { id: 1, land: 'BY', extras: [] },
    { id: 2, land: 'SN', extras: [] },
  ],
  days: [],
  ...changes,
});

const changed = (before: CompanyCalendar | null, after: CompanyCalendar | null) =>
  changedDays(before, after, '2026-11-01', '2027-03-31');

test('[HOL-06] switching on changes the special days of all places from the month on, and nothing before', () => {
  expect(changed(null, company())).toEqual([
    ...['2026-11-01', '2026-11-18', '2026-12-25', '2026-12-26', '2027-01-01', '2027-01-06', '2027-03-26'],
    '2027-03-29',
  ]);
  expect(changed(company(), null)).toEqual(changed(null, company()));
  expect(changed(null, company({ since: '2026-12-01' }))).not.toContain('2026-11-01');
  expect(changed(null, company({ since: '2026-01-01' }))).toEqual(changed(null, company()));
  expect(changed(null, null)).toEqual([]);
});

test('[HOL-06] a setting changes its days alone', () => {
  expect(changed(company(), company())).toEqual([]);
  expect(changed(company(), company({ eve24: 'half' }))).toEqual(['2026-12-24']);
  expect(changed(company({ eve24: 'half' }), company({ eve24: 'free' }))).toEqual(['2026-12-24']);
  // Where nobody is sent by a contract, another usual place is another calendar.
  expect(changed(company(), company({ place: 2 }))).toEqual(['2026-11-01', '2026-11-18', '2027-01-06']);
});

test('[HOL-06] an own day of one place changes it there; on a free day half a day changes nothing', () => {
  const own = { day: '2026-12-04', name: 'Barbara', kind: 'free', place_id: 2 } as const;
  expect(changed(company(), company({ days: [own] }))).toEqual(['2026-12-04']);
  const onHoliday = { ...own, day: '2026-12-25', kind: 'half' } as const;
  expect(changed(company(), company({ days: [onHoliday] }))).toEqual([]);
});
