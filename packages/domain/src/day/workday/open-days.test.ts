import { expect, it } from 'vitest';
import { workdaySentences } from './messages.ts';
import {
  firstOpenDay,
  isOpen,
  lastDayToChange,
  lockedPostingRefusal,
  lockedRefusal,
  openDayFrom,
  openPeriodWord,
} from './open-days.ts';

const GRACE = { grace: 5, closed: [] };
const CLOSED = { grace: 5, closed: ['2026-11'] };

it.each([
  ['this month', '2026-12-03', '2026-12-05', null, true],
  ['a day to come of this month', '2026-12-31', '2026-12-05', null, true],
  ['the month before, without closing', '2026-11-30', '2026-12-01', null, false],
  ['the month before, in the days of grace', '2026-11-30', '2026-12-05', GRACE, true],
  ['its first day', '2026-11-01', '2026-12-05', GRACE, true],
  ['the month before, after them', '2026-11-30', '2026-12-06', GRACE, false],
  ['two months ago', '2026-10-31', '2026-12-01', GRACE, false],
  ['the month before, closed', '2026-11-30', '2026-12-01', CLOSED, false],
  ['this month, closed on its last day', '2026-11-30', '2026-11-30', CLOSED, false],
  ['the next month', '2026-12-01', '2026-11-30', GRACE, false],
])('[MON-04] [DCN-14] %s: %s on %s', (_, day, today, months, open) => {
  expect(isOpen(day, today, false, months)).toBe(open);
});

it('[MON-04] a correction reaches every month that is over, but none that is closed', () => {
  expect(isOpen('2026-01-05', '2026-12-20', true)).toBe(true);
  expect(isOpen('2026-01-05', '2026-12-20', true, CLOSED)).toBe(true);
  expect(isOpen('2026-11-05', '2026-12-20', true, CLOSED)).toBe(false);
  expect(isOpen('2026-12-21', '2026-12-20', true)).toBe(true);
  expect(isOpen('2027-01-01', '2026-12-20', true)).toBe(false);
});

it('[MON-04] the first open day crosses a year, and stops at a closed month', () => {
  expect(firstOpenDay('2027-01-03', GRACE)).toBe('2026-12-01');
  expect(firstOpenDay('2027-01-06', GRACE)).toBe('2027-01-01');
  expect(firstOpenDay('2027-01-03')).toBe('2027-01-01');
  expect(firstOpenDay('2026-12-03', CLOSED)).toBe('2026-12-01');
});

it('[MON-04] the last day to change a month is the last of its grace', () => {
  const last = lastDayToChange('2026-11', GRACE);
  expect(last).toBe('2026-12-05');
  expect([
    isOpen('2026-11-30', last, false, GRACE),
    isOpen('2026-11-30', '2026-12-06', false, GRACE),
  ]).toEqual([true, false]);
});

it('[MON-04] what is open is said where it is more than this month', () => {
  expect(openPeriodWord('2026-12-05', GRACE)).toBe('seit dem 01.11.2026');
  expect([openPeriodWord('2026-12-06', GRACE), openPeriodWord('2026-12-02')]).toEqual([null, null]);
  expect(openPeriodWord('2026-12-02', CLOSED)).toBeNull();
});

it('[MON-03] the refusal names the month', () => {
  expect(workdaySentences.month_sealed).toEqual({
    status: 409,
    message: 'Der Monat {month} ist abgeschlossen.',
  });
  expect(lockedRefusal('2026-11-05', CLOSED, 'day')).toMatchObject({
    status: 409,
    code: 'month_sealed',
    field: 'day',
    message: 'Der Monat November 2026 ist abgeschlossen.',
  });
  expect(lockedRefusal('2026-12-05', CLOSED)).toBeNull();
  expect(lockedRefusal('2026-11-05')).toBeNull();
});

it.each([
  ['2026-10-15', '2026-10-15'],
  ['2026-11-15', '2027-01-01'],
  ['2027-01-15', '2027-01-15'],
])('[SET-20] from %s on the first open day is %s', (day, open) => {
  expect(openDayFrom(day, ['2026-11', '2026-12'])).toBe(open);
});

it('[SET-20] a posting into a closed month is told which day is open', () => {
  const person = { name: 'Änne Groß', closed: ['2026-11', '2026-12'] };
  expect(lockedPostingRefusal('2026-10-31', person)).toBeNull();
  expect(lockedPostingRefusal('2026-11-30', person)).toEqual({
    status: 409,
    code: 'month_sealed',
    field: 'day',
    message: 'Der Monat November 2026 ist abgeschlossen. Erster offener Tag für Änne Groß: 01.01.2027.',
  });
});
