import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';
import { amountOf, rateOn } from './money.ts';

const quarter = { hours: 0.25, rate: 33.33 };

it('[BUD-01] money is exact, and rounded once', () => {
  expect(amountOf([quarter, quarter, quarter])).toEqual({ money: 25, unpriced: 0 });
  expect(amountOf([quarter])).toEqual({ money: 8.33, unpriced: 0 });
  expect(amountOf([{ hours: 0.5, rate: 0.01 }]).money).toBe(0.01);
  expect(amountOf([{ hours: 0.25, rate: 0.01 }]).money).toBe(0);
  expect(amountOf([])).toEqual({ money: 0, unpriced: 0 });
});

it('[BUD-01] hours without a rate are told apart, a rate of 0 is one', () => {
  const lines = [quarter, { hours: 1.75, rate: null }, { hours: 2, rate: 0 }, { hours: 0.1, rate: null }];
  expect(amountOf(lines)).toEqual({ money: 8.33, unpriced: 1.85 });
});

it('[SET-54] the rate of a day is the latest that holds, null always, of two alike the one recorded last', () => {
  const rate = (id: number, valid_from: string | null, job = 1) => ({ id, job, hourly_rate: id, valid_from });
  const rates = [rate(4, '2026-07-01'), rate(1, null), rate(2, '2026-03-01'), rate(9, null, 2)];
  const on = (day: string, job = 1, of = rates) => rateOn(of, job, day)?.id ?? null;
  expect(on('2020-01-01')).toBe(1);
  expect(on('2026-02-28')).toBe(1);
  expect(on('2026-03-01')).toBe(2);
  expect(on('2026-06-30')).toBe(2);
  expect(on('2026-07-01')).toBe(4);
  expect(on('2026-07-01', 2)).toBe(9);
  expect(on('2026-07-01', 3)).toBeNull();
  expect(on('2026-02-28', 1, [rate(2, '2026-03-01')])).toBeNull();
  expect(on('2026-03-01', 1, [rate(6, '2026-03-01'), ...rates])).toBe(6);
  expect(on('2026-03-01', 1, [...rates, rate(6, '2026-03-01')])).toBe(6);
});

it.each([
  [100, 90, 10, 10, 'good'],
  [100, 90.01, 9.99, 9, 'tight'],
  [0.3, 0.27, 0.03, 10, 'good'],
  [100, 100, 0, 0, 'tight'],
  [100, 100.01, -0.01, -1, 'loss'],
  [0, 5, -5, null, 'loss'],
  [0, 0, 0, null, null],
  [141_900, 144_625, -2725, -2, 'loss'],
  [23_650, 22_660, 990, 4, 'tight'],
])('[BUD-02] the margin of %d at a cost of %d is %d, %s %%: %s', (revenue, cost, margin, percent, word) => {
  expect(marginOf(revenue, cost)).toEqual({ margin, percent, word });
});
