import { expect, it } from 'vitest';
import { notEmployed } from '../contracts/messages.ts';
import { companyDayRefusal, placeRefusal } from './rules.ts';

const place = { name: 'Werkstatt', land: 'BY', extras: ['mariae'] } as const;

it('[HOL-03] days of communities are options of their Land alone', () => {
  expect(placeRefusal({ ...place, extras: [] })).toBeNull();
  expect(placeRefusal({ ...place, extras: ['mariae', 'augsburg'] })).toBeNull();
  const refusal = placeRefusal({ ...place, land: 'NW', extras: ['mariae'] });
  expect([refusal?.code, refusal?.field]).toEqual(['extra_not_in_land', 'extras']);
  expect(refusal?.message).toContain('Nordrhein-Westfalen');
});

it.each([
  ['2026-11-01', '2026-01-01', null],
  ['2026-10-31', '2026-01-01', ['company_day_past', 'day']],
  ['2026-10-31', '2026-10-31', ['company_day_past', 'day']],
  ['2026-10-31', '2026-11-01', null],
  ['2026-10-31', undefined, null],
])('[HOL-05] a day of the company on %s, with a calendar since %s', (day, since, expected) => {
  const refusal = companyDayRefusal(day, since, '2026-11-20');
  expect(refusal && [refusal.code, refusal.field]).toEqual(expected);
});

it('[CON-02] where there is no employment the day is named', () => {
  const refusal = notEmployed('2026-11-18', 'day');
  expect([refusal.code, refusal.field]).toEqual(['not_employed', 'day']);
  expect(refusal.message).toContain('18.11.2026');
});
