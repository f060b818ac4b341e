import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../time/day.ts';
import { contract } from './contracts.fixture.ts';
import { entitlement } from './entitlement.ts';
import type { ContractRow } from './timeline.ts';

const share = { prorata: 'share', fraction: 'keep' } as const;
const employed = (from: string, to: string | null, vacation = 30) => [
  contract(from, { ends_on: to, vacation }),
];

describe('entry and leaving', () => {
  test.each<[string, ContractRow[], number, number]>([
    ['VEC-13', employed('2026-03-01', null), 30, 25],
    ['VEC-14', employed('2026-06-30', null), 30, 20],
    ['VEC-16', employed('2026-08-15', null, 27), 9, 9],
    ['VEC-18', employed('2020-01-01', '2026-06-30'), 15, 15],
    ['VEC-18', employed('2020-01-01', '2026-07-31'), 30, 20],
    ['VEC-19', employed('2026-02-08', '2026-10-08'), 30, 20],
  ])('[%s] 2026: %o gives %d days, by shares %d', (_, rows, byLaw, byShare) => {
    expect(entitlement(rows, 2026)).toBe(byLaw);
    expect(entitlement(rows, 2026, share)).toBe(byShare);
  });

  test('[VEC-15] entry on 1 July earns half a year, and the whole next one', () => {
    const rows = employed('2026-07-01', null);
    expect([entitlement(rows, 2025), entitlement(rows, 2026), entitlement(rows, 2027)]).toEqual([0, 15, 30]);
  });

  test('[VEC-16] [CON-06] a fraction below a half is preserved unless the company rounds it up', () => {
    const rows = employed('2026-08-15', null, 28);
    expect(entitlement(rows, 2026)).toBe(9.33);
    expect(entitlement(rows, 2026, { prorata: 'law', fraction: 'up' })).toBe(10);
  });

  test('[VEC-17] half a day becomes a whole one', () => {
    expect(entitlement(employed('2020-01-01', '2026-05-31'), 2026)).toBe(13);
  });

  test.each([
    ['2026-02-01', '2026-06-30', 28, 12],
    ['2026-10-01', '2026-12-15', 30, 5],
    ['2026-11-15', '2026-12-10', 30, 0],
  ])('[VEC-20] %s to %s, %i days a year: %i', (from, to, vacation, expected) => {
    expect(entitlement(employed(from, to, vacation), 2026)).toBe(expected);
  });

  test('[CON-05] leaving within six months counts the months of both years once', () => {
    const rows = employed('2026-11-06', '2027-01-15', 24);
    expect([entitlement(rows, 2026), entitlement(rows, 2027)]).toEqual([2, 2]);
  });

  test.each([
    ['2025-09-15', '2026-03-14', 6, 'six months and not a day more are within the waiting time'],
    ['2020-01-01', '2026-07-01', 24, 'the first day of the second half is in it'],
    ['2020-01-10', '2026-05-09', 8, 'after the waiting time months count from January on'],
  ])('[CON-05] %s to %s, 24 days a year: %i, %s', (from, to, expected) => {
    expect(entitlement(employed(from, to, 24), 2026)).toBe(expected);
  });

  test('[SET-02] after a gap a new employment has a waiting time and a value of its own', () => {
    const rows = [
      contract('2020-01-01', { ends_on: '2026-03-31' }),
      contract('2026-10-01', { vacation: 24 }),
    ];
    // 3/12 of 30 are 7.5, and so 8; 3/12 of 24 are 6.
    expect(entitlement(rows, 2026)).toBe(14);
  });
});

describe('a change of the working days', () => {
  const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };

  test.each([
    ['VEC-21] [CON-08', [contract('2020-01-01'), contract('2026-07-01', threeDays)], 2026, 23.95],
    ['VEC-22', [contract('2020-01-01'), contract('2026-10-01', threeDays)], 2026, 26.98],
    ['VEC-23', [contract('2020-01-01', threeDays), contract('2028-03-16')], 2028, 27.54],
  ])('[%s] splits the year by days', (_, rows, year, expected) => {
    expect(entitlement(rows, year)).toBe(expected);
  });

  test('[CON-08] a row that begins on the last day counts for that day', () => {
    const rows = [contract('2020-01-01'), contract('2026-12-31', { vacation: 30 + 365 })];
    expect(entitlement(rows, 2026)).toBe(31);
  });

  test('[CON-07] [SET-03] the minimum of a share counts working days by their days, too', () => {
    const rows = [
      contract('2026-06-30', { vacation: 20 }),
      contract('2026-10-01', { ...threeDays, vacation: 12 }),
    ];
    const weekdays = (5 * 93 + 3 * 92) / 185;
    expect(entitlement(rows, 2026, share)).toBe(Math.round(4 * weekdays * 100) / 100);
  });
});

test('[CON-05] a year yields between zero and the maximum of its rows, however it is split', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-01-01', days));
  const rows = fc
    .uniqueArray(fc.record({ day, vacation: fc.integer({ min: 0, max: 40 }) }), {
      selector: (row) => row.day,
      minLength: 1,
      maxLength: 4,
    })
    .map((all) => all.map(({ day: from, vacation }) => contract(from, { vacation })));
  fc.assert(
    fc.property(rows, fc.integer({ min: 2024, max: 2029 }), (contracts, year) => {
      const days = entitlement(contracts, year);
      expect(days).toBeGreaterThanOrEqual(0);
      expect(days).toBeLessThanOrEqual(Math.max(...contracts.map(({ vacation }) => vacation)));
    }),
  );
});
