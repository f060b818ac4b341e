import { expect, it } from 'vitest';
import { daysFrom, isWeekday } from '../../time/day.ts';
import { maternityOf, monthsOfLeave, parentalReduction, parentalText } from './statutory.ts';

it('[ART-04] § 3 MuSchG: six weeks before the expected day to eight weeks after it', () => {
  expect(maternityOf('2026-11-20')).toEqual({ day: '2026-10-09', end: '2027-01-15' });
});

it('[ART-04] § 17 BEEG: only months that are parental leave on every day that would be worked', () => {
  const leave = new Set(daysFrom('2026-02-16', '2026-05-03').filter(isWeekday));
  expect(monthsOfLeave(leave, isWeekday, 2026)).toEqual([3, 4]);
  // Parental leave to 03.05. covers no month more, and of another year none.
  expect(monthsOfLeave(leave, isWeekday, 2025)).toEqual([]);
  const withoutHoliday = new Set([...leave].filter((day) => day !== '2026-04-03'));
  expect(monthsOfLeave(withoutHoliday, isWeekday, 2026)).toEqual([3]);
  expect(monthsOfLeave(withoutHoliday, (day) => isWeekday(day) && day !== '2026-04-03', 2026)).toEqual([
    3, 4,
  ]);
  expect(monthsOfLeave(new Set(), () => false, 2026)).toEqual([]);
  const december = new Set(daysFrom('2026-12-01', '2026-12-31'));
  expect(monthsOfLeave(december, isWeekday, 2026)).toEqual([12]);
});

it('[ART-04] a twelfth of the vacation for each of them, with its declaration in the reason', () => {
  expect([1, 3, 5, 12].map((months) => parentalReduction(30, months))).toEqual([2.5, 7.5, 12.5, 30]);
  expect(parentalReduction(28, 1)).toBe(2.33);
  expect(parentalText(1, '2026-02-02')).toBe('Elternzeit: 1 voller Monat, erklärt am 02.02.2026 (§ 17 BEEG)');
  expect(parentalText(3, '2026-02-02')).toContain('3 volle Monate');
});
