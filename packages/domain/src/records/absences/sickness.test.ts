import { expect, it } from 'vitest';
import { givesBack, sicknessRefusal } from './sickness.ts';

const week = { day: '2026-11-16', end: '2026-11-20' };
const ask = (period: typeof week, days: string[], anyMonth = false) =>
  sicknessRefusal(
    period,
    days.map((day) => ({ day })),
    '2026-11-20',
    anyMonth,
  )?.code;

it('[LED-16] needs a vacation in the period, and the choice of any month for one that is over', () => {
  expect(ask(week, ['2026-11-16'])).toBeUndefined();
  expect(ask(week, [])).toBe('sick_no_vacation');
  expect(ask({ day: '2026-11-20', end: '2026-11-16' }, ['2026-11-18'])).toBe('absence_reversed');
  const over = { day: '2026-10-30', end: '2026-11-02' };
  expect(ask(over, ['2026-10-30', '2026-11-02'])).toBe('absence_cancel_past');
  expect(ask(over, ['2026-11-02'])).toBeUndefined();
  expect(ask(over, ['2026-10-30'], true)).toBeUndefined();
});

it.each([
  ['2026-12-05', [], undefined],
  ['2026-12-06', [], 'absence_cancel_past'],
  ['2026-12-05', ['2026-11'], 'absence_cancel_past'],
])(
  '[LED-16] [MON-04] in November until its grace is over, on %s with %j closed: %s',
  (today, closed, code) => {
    const refusal = sicknessRefusal(week, [{ day: week.day }], today, false, { grace: 5, closed });
    expect(refusal?.code).toBe(code);
  },
);

it.each([
  ['the end before its begin', { day: '2026-11-20', end: '2026-11-16' }, 'end'],
  ['a period without vacation', { day: '2026-11-20', end: '2026-11-20' }, 'day'],
])('[LED-16] %s is refused at its field', (_, period, field) => {
  expect(sicknessRefusal(period, [], '2026-11-20', false)?.field).toBe(field);
});

it('[LED-16] the first day of this month is open, the one before it is refused at its field', () => {
  const refusal = (day: string) => sicknessRefusal(week, [{ day }], '2026-11-20', false);
  expect(refusal('2026-11-01')).toBeNull();
  expect(refusal('2026-10-31')?.field).toBe('day');
});

it.each([
  [10, 1, true],
  [70, 1, true],
  [10, 0, false],
  [10, 2, false],
  [30, 1, false],
  [20, 1, false],
])(
  '[LED-16] sickness gives back approved vacation: code %i, status %i: %s',
  (project, status, isGivenBack) => {
    expect(givesBack({ project, status })).toBe(isGivenBack);
  },
);
