import { describe, expect, it } from 'vitest';
import { addDays } from './day.ts';
import {
  formatDay,
  formatDayMonth,
  formatHours,
  formatNumber,
  monthName,
  parseDecimal,
  weekdayName,
} from './format.ts';
import { isInHundredths, round } from './rounding.ts';
import { gridTimes, minutesOf, onGrid, timeOf } from './time.ts';

describe('a date', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['0000-00-00', ''],
    ['2009-12-31', ''],
    ['2010-01-01', ''],
    ['2010-01-02', '02.01.2010'],
    ['2026-11-20', '20.11.2026'],
  ])('[CONST-20] [CONST-21] [SHR-12] %s is shown as "%s"', (day, shown) =>
    expect(formatDay(day)).toBe(shown),
  );

  it('[TIME-27] [CONST-23] has a weekday of two letters', () => {
    const sundayOn = Array.from({ length: 7 }, (_, i) => weekdayName(addDays('2026-11-22', i)));
    expect(sundayOn).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']);
    expect(formatDayMonth('2026-11-20')).toBe('20.11.');
  });
});

describe('a number', () => {
  it.each([
    [8.25, '8,25', '8,25'],
    [8, '8', '8,00'],
    [-1, '-1', '-1,00'],
    [1234.5, '1234,5', '1.234,50'],
    [0.1 + 0.2, '0,3', '0,30'],
  ])('%d is written %s and %s', (value, short, hours) => {
    expect(formatNumber(value)).toBe(short);
    expect(formatHours(value)).toBe(hours);
  });

  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    [' 7 ', 7],
    [',5', 0.5],
    ['7,', 7],
    ['-0,25', -0.25],
    ['75', 75],
    ['−20', -20],
  ])('[AMB-115] "%s" is read as %d', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', ' ', ',', '-', 'acht', '7,5h', '1.234,5', '7 5', '1e3'])(
    '[AMB-115] "%s" is not read',
    (text) => {
      expect(parseDecimal(text)).toBeNull();
    },
  );

  it('a long text that is no number is refused quickly', () => {
    const begun = performance.now();
    expect(parseDecimal(`${' '.repeat(300_000)}h`)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it.each([
    [6.166666, 2, 6.17],
    [1.005, 2, 1.01],
    [0.125, 2, 0.13],
    [-0.125, 2, -0.13],
    [-0.001, 2, 0],
    [37 / 6, 4, 6.1667],
  ])('[AMB-84] %d is rounded to %i decimals as %d', (value, decimals, rounded) => {
    expect(round(value, decimals)).toBe(rounded);
  });
});

it.each([
  [87.55, true],
  [0.1 + 0.2, true],
  [-0.25, true],
  [0.001, false],
  [8.333, false],
  [80.555, false],
])('%d is one of hundredths: %s', (value, is) => expect(isInHundredths(value)).toBe(is));

describe('a time', () => {
  it('[TIME-12] [CONST-10] has 53 quarters from 06:00 to 19:00', () => {
    const times = gridTimes();
    expect([times.length, times[0], times[1], times.at(-1)]).toEqual([53, '06:00', '06:15', '19:00']);
    expect(times.every((time) => timeOf(minutesOf(time)) === time && onGrid(minutesOf(time)))).toBe(true);
  });

  it.each(['05:45', '19:15', '08:10', '00:00', '23:59'])('[CONST-10] does not include %s', (time) => {
    expect(onGrid(minutesOf(time))).toBe(false);
  });
});

it('a month has its name and its year', () => {
  expect(['2026-01', '2026-03-15', '2026-12'].map(monthName)).toEqual([
    'Januar 2026',
    'März 2026',
    'Dezember 2026',
  ]);
});
