import { describe, expect, it } from 'vitest';
import { addDays, isWeekday } from '../../time/day.ts';
import { monthBalances } from './balance.ts';

const row = (day: string, target: number | null, actual: number | null) => ({ day, target, actual });

function weekdaysFrom(first: string, count: number): string[] {
  const days: string[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1)) if (isWeekday(day)) days.push(day);
  return days;
}

const november = weekdaysFrom('2026-11-02', 13);

// Which row of a day shows its target is the server's to say: backend/test/two-languages/the-day.test.ts.
describe('the balance of a month', () => {
  it('[TIME-23] [CONST-40] counts codes 50, 30 and 80: 86,50 of 88,00 hours', () => {
    const rows = [
      ...november.slice(0, 10).map((day) => row(day, 8, 8.25)),
      row(november[10] as string, 8, 0),
      row(november[11] as string, null, null),
      row(november[12] as string, null, null),
      row('2026-11-21', 0, 4),
    ];
    expect(monthBalances(rows)).toEqual([{ month: '2026-11', target: 88, actual: 86.5, difference: -1.5 }]);
  });

  it('[TIME-25] [CONST-42] is above the target in October: 181,50 of 176,00 hours', () => {
    const rows = weekdaysFrom('2026-10-01', 22).map((day) => row(day, 8, 8.25));
    expect(monthBalances(rows)).toEqual([{ month: '2026-10', target: 176, actual: 181.5, difference: 5.5 }]);
  });

  it('[TIME-24] [CONST-41] is hidden in a month without a target', () => {
    expect(monthBalances([row('2026-12-01', null, null)])).toEqual([]);
    expect(monthBalances([row('2026-11-21', 0, 4)])).toEqual([]);
  });

  it('[AMB-84] sums before rounding, and sorts by month', () => {
    const third = row('2026-11-02', 6.1667, 6.1667);
    const january = row('2027-01-04', 8, 8);
    for (const order of [
      [january, third, third, third],
      [third, third, third, january],
    ])
      expect(monthBalances(order)).toEqual([
        { month: '2026-11', target: 18.5, actual: 18.5, difference: 0 },
        { month: '2027-01', target: 8, actual: 8, difference: 0 },
      ]);
  });
});
