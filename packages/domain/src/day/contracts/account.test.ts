import { expect, test } from 'vitest';
import { contract } from './contracts.fixture.ts';
import { entitlementOf } from './entitlement.ts';

const rows = [contract('2026-07-01', { vacation: 28 }), contract('2025-02-01', { vacation: 20 })];
const settings = { prorata: 'law', fraction: 'keep' } as const;
const of = (year: number, lines = rows) =>
  entitlementOf({ rows: lines, since: '2026-03-01', settings }, year);

test('[CON-08] from the year on in which contracts began, a year is that of its rows', () => {
  expect([of(2026), of(2027)]).toEqual([24.03, 28]);
});

test('[LED-05] the years before are those of the plain value', () => {
  expect([of(2025), of(2024)]).toEqual([20, 20]);
  expect(of(2025, [])).toBe(0);
  expect(of(2025, [contract('2025-12-31', { vacation: 12 }), ...rows])).toBe(12);
});
