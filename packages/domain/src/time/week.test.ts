import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstOfYear, weekday, yearOf } from './day.ts';
import { cwOf, isoWeek, mondayOf, resolveWeek, weekList, weekOfYear } from './week.ts';

describe('the number of a week', () => {
  it.each([
    ['2026-11-20', 47],
    ['2026-01-01', 1],
    ['2026-12-28', 53],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2025-12-29', 1],
    ['2025-12-28', 52],
    ['2028-01-01', 52],
    ['2026-03-29', 13],
  ])('[BOOK-05] [CONST-24] [AMB-16] of %s is KW %i, and the helper returns one more', (day, kw) => {
    expect(isoWeek(day)).toBe(kw);
    expect(weekOfYear(day)).toBe(kw + 1);
  });
});

describe('the week list', () => {
  it('[BOOK-03] [CONST-39] begins with the current week and ends with the first of the year', () => {
    expect(weekList('2026-11-20').map(({ cw }) => cw)).toEqual(Array.from({ length: 47 }, (_, i) => 47 - i));
    expect(weekList('2026-11-20')[0]?.label).toBe('KW 47 (16.11. – 21.11.2026)');
  });

  it('[BOOK-03] names the last days of December by their own week', () => {
    const weeks = weekList('2025-12-30');
    expect(weeks.map(({ cw }) => cw).slice(0, 2)).toEqual([53, 52]);
    expect(weeks[0]?.label).toBe('KW 1 (29.12.2025 – 03.01.2026)');
  });

  it('[BOOK-03] offers week 0 for the days before the first ISO week', () => {
    expect(weekList('2027-01-01')).toEqual([resolveWeek(0, 2027)]);
    expect(resolveWeek(0, 2027)?.label).toBe('KW 53 (28.12.2026 – 02.01.2027)');
    expect(weekList('2027-01-04').map(({ cw }) => cw)).toEqual([1, 0]);
  });

  it('[BOOK-03] finds every day of a year in exactly one of its weeks, from 2000 to 2060', () => {
    const anyDay = fc.integer({ min: 0, max: 22_280 }).map((n) => addDays('2000-01-01', n));
    fc.assert(
      fc.property(anyDay, (day) => {
        const week = resolveWeek(cwOf(day), yearOf(day));
        expect(week?.days[0]).toBe(mondayOf(day));
        expect(weekList(day)[0]).toEqual(week);
        expect(weekList(day).at(-1)).toEqual(resolveWeek(cwOf(firstOfYear(day)), yearOf(day)));
      }),
    );
  });
});

describe('a week', () => {
  it('[BOOK-02] [CONST-38] has Monday to Saturday and no Sunday', () => {
    expect(resolveWeek(47, 2026)?.days.map(weekday)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(resolveWeek(13, 2026)?.days.at(-1)).toBe('2026-03-28');
  });

  it.each([
    [0, 2026],
    [54, 2026],
    [54, 2027],
    [53, 2027],
    [54, 2025],
    [0, 2025],
    [-1, 2027],
    [55, 2026],
    [1.5, 2026],
    [Number.NaN, 2026],
  ])('[API-07] week %d does not exist in %i', (cw, year) => expect(resolveWeek(cw, year)).toBeNull());

  it.each([
    ['2025-12-28', 52],
    ['2025-12-29', 53],
    ['2026-12-31', 53],
    ['2027-01-03', 0],
    ['2023-01-01', 0],
    ['2027-01-04', 1],
  ])('[API-07] %s lies in week %i of its year', (day, cw) => expect(cwOf(day)).toBe(cw));

  it.each([
    [53, 2026, '2026-12-28'],
    [53, 2025, '2025-12-29'],
    [1, 2026, '2025-12-29'],
    [0, 2023, '2022-12-26'],
    [52, 2027, '2027-12-27'],
  ])('[API-07] week %i of %i begins on %s', (cw, year, monday) => {
    expect(resolveWeek(cw, year)?.days[0]).toBe(monday);
  });
});
