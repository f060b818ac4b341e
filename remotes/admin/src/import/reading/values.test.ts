import type { FileCell } from '@stundenbuch/web/table-file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell } from './cell-value.ts';
import { readDay } from './days.ts';
import { readDecimal } from './decimals.ts';
import { readMinutes, readTime } from './hours.ts';
import type { Answers } from './read.ts';

const unsaid: Answers = { order: null, thousands: null };
const german: Answers = { order: 'dmy', thousands: 'thousands' };
const english: Answers = { order: 'mdy', thousands: 'decimal' };

const shownDay = (day: string | null): FileCell => ({ day, minutes: null });
const shownTime = (minutes: number): FileCell => ({ day: null, minutes });

describe('a day of a file', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['2026-11-20T08:15:00', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['Fr, 20.11.2026', '2026-11-20'],
    ['Freitag 20.11.2026', '2026-11-20'],
    ['20. November 2026', '2026-11-20'],
    ['1. Mär 26', '2026-03-01'],
    ['11/20/2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['05/05/2026', '2026-05-05'],
    [46_346, '2026-11-20'],
    [46_346.75, '2026-11-20'],
    [shownDay('2026-11-20'), '2026-11-20'],
    [null, null],
  ])('[IMP-09] [SET-61] %j is %s', (cell, day) => expect(readDay(cell, unsaid)).toEqual({ value: day }));

  it('[SET-61] 03/04/2026 asks, unless the source is known', () => {
    expect(readDay('03/04/2026', unsaid)).toEqual({ asks: 'order' });
    expect(readDay('03/04/2026', english)).toEqual({ value: '2026-03-04' });
    expect(readDay('03/04/2026', german)).toEqual({ value: '2026-04-03' });
  });

  it('[SET-61] a workbook from 1904 counts otherwise', () =>
    expect(readDay(46_346 - 1462, unsaid, true)).toEqual({ value: '2026-11-20' }));

  it.each(['31.02.2026', '13/13/2026', 'morgen', '20.11', 2026, -3, 1e9, shownDay(null), shownTime(60)])(
    '[IMP-09] %j is none, with a sentence',
    (cell) => expect(readDay(cell, german).problem).toMatch(/kein Datum/),
  );

  it('[IMP-14] a time of a zone is no local day', () =>
    expect(readDay('2026-11-20T23:30:00Z', unsaid).problem).toMatch('Zeitzone'));

  it('[IMP-09] every day is read from each way of writing it', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y = '', m = '', d = ''] = iso.split('-');
        const serial = Math.round(Date.parse(iso) / 86_400_000) + 25_569;
        const ways = [iso, `${d}.${m}.${y}`, `${Number(d)}.${Number(m)}.${y.slice(2)}`, serial];
        for (const way of ways) expect(readDay(way, unsaid)).toEqual({ value: iso });
        expect(readDay(`${m}/${d}/${y}`, english)).toEqual({ value: iso });
        if (Number(d) <= 12) expect(readDay(`${d}/${m}/${y}`, german)).toEqual({ value: iso });
      }),
    );
  });
});

describe('a number of a file', () => {
  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['-7,5', -7.5],
    ['−7,5', -7.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['0,125', 0.125],
    ['0.500', 0.5],
    ['1234,567', 1234.567],
    ['30 Tage', 30],
    ['38,5 h', 38.5],
    [38.5, 38.5],
    [null, null],
  ])('[IMP-09] %j is %d', (cell, value) => expect(readDecimal(cell, unsaid)).toEqual({ value }));

  it('[SET-61] 1.234 and 1,234 ask', () => {
    for (const text of ['1.234', '1,234', '-12.500'])
      expect(readDecimal(text, unsaid)).toEqual({ asks: 'thousands' });
    expect(readDecimal('1.234', german)).toEqual({ value: 1234 });
    expect(readDecimal('1,234', english)).toEqual({ value: 1.234 });
  });

  it.each(['viel', '1.2.3', '1,2,3', '--1', '7:30', '=1+1'])('[IMP-09] %j is none', (text) =>
    expect(readDecimal(text, german).problem).toMatch('ist keine Zahl'),
  );

  it('[IMP-09] a number that became a date is said to be one', () =>
    expect(readDecimal(shownDay('2026-05-07'), unsaid).problem).toMatch('ein Datum gemacht'));

  it('[IMP-09] German and English ways of writing a number are the same number', () => {
    const amounts = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const language of ['de-DE', 'en-US']) {
          const text = amount.toLocaleString(language, { minimumFractionDigits: 2 });
          expect(readDecimal(text, unsaid)).toEqual({ value: amount });
        }
      }),
    );
  });
});

describe('hours of a file', () => {
  it.each([
    ['7:30', 450],
    ['+12:30', 750],
    ['-0:15', -15],
    ['−4:15', -255],
    ['212:30', 12_750],
    ['03:53:29', 233],
    ['00:00:31', 1],
    ['7,5', 450],
    ['3.88', 233],
    [7.5, 450],
    [shownTime(2310), 2310],
    [null, null],
  ])('[IMP-09] %j are %d minutes', (cell, value) => expect(readMinutes(cell, unsaid)).toEqual({ value }));

  it.each(['7:60', 'viel', shownDay('2026-05-07')])('[IMP-09] %j are none', (cell) =>
    expect(readMinutes(cell, unsaid).problem).toMatch('keine Dauer'),
  );

  it.each([
    ['8:00', 480],
    ['08.15', 495],
    ['7', 420],
    ['10:23 AM', 623],
    ['11:23:01 PM', 1403],
    ['12:00 AM', 0],
    ['12:30 pm', 750],
    ['8:00 Uhr', 480],
    ['2024-10-15 12:02:17', 722],
    ['20.11.2026 08:15', 495],
    [shownTime(450), 450],
    [{ day: '2026-11-20', minutes: 450 }, 450],
  ])('[IMP-14] %j is minute %d of the day', (cell, value) => expect(readTime(cell)).toEqual({ value }));

  it.each(['13:00 PM', '25:00', '0:99', 'früh', '2026-11-20T08:00:00Z', '08:00+02:00'])(
    '[IMP-14] %j is no local time',
    (cell) => expect(readTime(cell).problem).toBeTruthy(),
  );

  it('[IMP-09] minutes are read as they are written, by the clock and as decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -29_999, max: 29_999 }), (minutes) => {
        const size = Math.abs(minutes);
        const sign = minutes < 0 ? '-' : '';
        const clock = `${sign}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
        expect(readMinutes(clock, unsaid)).toEqual({ value: minutes });
        expect(readMinutes(minutes / 60, unsaid)).toEqual({ value: minutes });
      }),
    );
  });
});

describe('a cell by its column', () => {
  const read = (type: Parameters<typeof readCell>[0]['type'], cell: FileCell, key = 'x') =>
    readCell({ key, type }, cell, unsaid, false);

  it('[IMP-07] weekly hours are a number of hours, by the clock or as a decimal', () => {
    expect(read('hours', '38:30')).toEqual({ value: 38.5 });
    expect(read('hours', '38,25')).toEqual({ value: 38.25 });
    expect(read('hours', shownTime(2310))).toEqual({ value: 38.5 });
    expect(read('hours', 40)).toEqual({ value: 40 });
  });

  it('[SET-59] a break of 30 is minutes, one of 0,5 hours', () => {
    for (const cell of ['30', 30, '0,5', '0.5', 0.5, '0:30', shownTime(30), '30 min'])
      expect(read('minutes', cell, 'break')).toEqual({ value: 30 });
  });

  it('[IMP-07] roles and halves are words, in any case', () => {
    expect(read('role', 'admin')).toEqual({ value: 2 });
    expect(read('role', 'Mitarbeiter')).toEqual({ value: 1 });
    expect(read('role', 'Chef').problem).toMatch('Mitarbeiter, Admin und Leser');
    expect(read('half', 'Nachmittag')).toEqual({ value: 'second' });
    expect(read('half', 'mittags').problem).toMatch('Vormittag und Nachmittag');
  });

  it('[IMP-06] a text stays one, also where a spreadsheet made a number or a day of it', () => {
    expect(read('text', '=1+1')).toEqual({ value: '=1+1' });
    expect(read('text', 1042)).toEqual({ value: '1042' });
    expect(read('text', shownDay('2026-02-01'))).toEqual({ value: '01.02.2026' });
  });

  it('[IMP-09] nothing that a cell may hold breaks the reading', () => {
    const types = ['text', 'day', 'days', 'hours', 'minutes', 'time', 'balance', 'role', 'half'] as const;
    const cells = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constant(null),
      fc.constant(shownDay(null)),
      fc.nat().map(shownTime),
    );
    fc.assert(
      fc.property(fc.constantFrom(...types), cells, (type, cell) => {
        const { value, problem, asks } = read(type, cell);
        expect([value !== undefined, problem !== undefined, asks !== undefined].filter(Boolean)).toHaveLength(
          1,
        );
        expect(value).not.toBe(Number.NaN);
      }),
    );
  });
});
