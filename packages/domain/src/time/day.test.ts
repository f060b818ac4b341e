import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  berlinDay,
  daysBetween,
  daysFrom,
  daysInMonth,
  firstOfMonth,
  firstOfYear,
  isDay,
  isMonthEnd,
  isWeekday,
  lastOfMonth,
  latest,
  MAX_DAY,
  MIN_DAY,
  sameMonth,
  weekday,
} from './day.ts';

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((n) => addDays('1970-01-01', n));

describe('today', () => {
  it.each([
    ['2026-11-28T22:59:00Z', '2026-11-28'],
    ['2026-11-28T23:30:00Z', '2026-11-29'],
    ['2026-11-30T22:59:59Z', '2026-11-30'],
    ['2026-11-30T23:00:00Z', '2026-12-01'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('[CONST-22] %s is %s in Berlin', (instant, day) => {
    expect(berlinDay(Date.parse(instant))).toBe(day);
  });
});

describe('a day', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-11-20 ',
    ' 2026-11-20',
    '2026-11-20-01',
    '2026-11',
    '12026-11-20',
    '+012026-01',
    '-2026-11-20',
    '-123-11-20',
    'heute',
    '0000-00-00',
    '2026-11-20T00:00:00Z',
    '',
    null,
    5,
    ['2026-11-20'],
    { split: () => ['2026', '11', '20'] },
  ])('[SHR-11] %s is not a valid day', (value) => expect(isDay(value)).toBe(false));

  it.each(['2028-02-29', '2024-01-01', '2026-12-31', '1969-12-31', '0999-12-31', '9999-12-31'])(
    '%s is a valid day',
    (value) => {
      expect(isDay(value)).toBe(true);
    },
  );

  it('converts to a number and back, in summer time or not', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, n) => {
        expect(isDay(addDays(day, n))).toBe(true);
        expect(daysBetween(day, addDays(day, n))).toBe(n);
        expect(addDays(day, n) > day).toBe(n > 0);
      }),
    );
  });

  it('has a weekday that repeats after seven days and not before', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekday(addDays(day, 7))).toBe(weekday(day));
        expect(new Set(daysFrom(day, addDays(day, 6)).map(weekday))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
      }),
    );
  });

  it.each([
    ['2026-11-20', 5, true],
    ['2026-03-29', 7, false],
    ['2026-10-25', 7, false],
    ['2026-11-21', 6, false],
    ['2028-02-29', 2, true],
    ['1969-12-31', 3, true],
  ])('%s is day %i of the week', (day, number, working) => {
    expect(weekday(day)).toBe(number);
    expect(isWeekday(day)).toBe(working);
  });

  it('steps over the ends of months, years and summer time', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(daysFrom('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(daysFrom('2026-03-30', '2026-03-28')).toEqual([]);
  });
});

describe('a month', () => {
  it.each([
    ['2026-02-14', 28],
    ['2028-02-01', 29],
    ['2100-02-01', 28],
    ['2026-11-30', 30],
    ['2026-12-01', 31],
  ])('of %s has %i days', (day, days) => {
    expect(daysInMonth(day)).toBe(days);
    expect(daysBetween(firstOfMonth(day), lastOfMonth(day))).toBe(days - 1);
    expect(addDays(lastOfMonth(day), 1).endsWith('-01')).toBe(true);
  });

  it('is the same only in the same year', () => {
    expect(sameMonth('2026-11-01', '2026-11-30')).toBe(true);
    expect(sameMonth('2026-11-30', '2026-12-01')).toBe(false);
    expect(sameMonth('2026-11-20', '2025-11-20')).toBe(false);
  });

  it.each([
    ['2026-11-28', false],
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2027-02-26', false],
    ['2027-02-27', true],
    ['2028-02-27', false],
    ['2028-02-28', true],
    ['2028-02-29', true],
    ['2026-12-29', false],
    ['2026-12-30', true],
    ['2026-12-31', true],
    ['2026-12-01', false],
  ])('[DASH-08] [CONST-43] [AMB-78] on %s the notice to close all bookings: %s', (today, shown) => {
    expect(isMonthEnd(today)).toBe(shown);
  });
});

it('[CONST-16] [CONST-18] [AMB-85] knows the bounds of the inputs', () => {
  expect([MIN_DAY, MAX_DAY]).toEqual(['2024-01-01', '2030-01-01']);
  expect(firstOfYear('2026-11-20')).toBe('2026-01-01');
  expect(latest('2026-11-01', '2024-01-01', '2026-11-10')).toBe('2026-11-10');
});
