import { expect, it } from 'vitest';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import {
  breakMinutes,
  breaksOf,
  datedIntervals,
  intervalRefusal,
  timesOfDay,
  type WireInterval,
} from './intervals.ts';

const DAY = '2026-11-18';
const times = { start_time: '08:00', end_time: '17:00' };

/** 'W 08:00–12:00' is work, 'B' a break. */
const given = (...texts: string[]): WireInterval[] =>
  texts.map((text) => {
    const [from = '', to = ''] = text.slice(2).split('–');
    return { from, to, kind: text.startsWith('W') ? 'work' : 'break' };
  });
const shown = (all: readonly { from: string; to: string; kind: string }[]) =>
  all.map(({ from, to, kind }) => `${kind === 'work' ? 'W' : 'B'} ${from}–${to}`);

it.each([
  [[], true],
  [['B 12:00–12:30'], true],
  [['B 08:00–08:15', 'B 16:45–17:00'], true],
  [['B 12:30–12:45', 'B 12:00–12:30'], true],
  [['B 12:00–12:31', 'B 12:30–12:45'], false],
  [['B 12:00–12:00'], false],
  [['B 12:30–12:00'], false],
  [['B 07:59–08:15'], false],
  [['B 16:45–17:01'], false],
  [['W 08:00–12:00', 'B 12:00–12:30', 'W 12:30–17:00'], true],
])('[LAW-01] the times %j fit into 08:00 to 17:00: %s', (texts, fits) => {
  const refusal = intervalRefusal(times, given(...texts));
  expect(refusal && [refusal.code, refusal.field]).toEqual(fits ? null : ['law_intervals', 'intervals']);
});

it.each([
  [[], []],
  [
    ['B 14:00–14:15', 'B 12:00–12:30'],
    ['B 12:00–12:30', 'B 14:00–14:15'],
  ],
  [['W 08:00–12:00', 'W 12:30–17:00'], ['B 12:00–12:30']],
  [
    ['W 13:00–16:00', 'W 09:00–12:00', 'B 12:00–12:15'],
    ['B 08:00–09:00', 'B 12:00–13:00', 'B 16:00–17:00'],
  ],
])('[LAW-01] of %j the breaks are %j', (texts, breaks) => {
  expect(shown(breaksOf(times, given(...texts)))).toEqual(breaks);
});

it('[LAW-01] the minutes of breaks are added up', () => {
  expect(breakMinutes([])).toBe(0);
  expect(breakMinutes(given('B 09:30–09:45', 'B 12:00–13:05'))).toBe(80);
});

it.each([
  [[], ['W 08:00–17:00']],
  [['B 12:00–12:30'], ['W 08:00–12:00', 'B 12:00–12:30', 'W 12:30–17:00']],
  [
    ['B 08:00–08:15', 'B 12:00–12:30', 'B 16:30–17:00'],
    ['B 08:00–08:15', 'W 08:15–12:00', 'B 12:00–12:30', 'W 12:30–16:30', 'B 16:30–17:00'],
  ],
])('[LAW-01] with the breaks %j work and breaks take turns: %j', (breaks, expected) => {
  const at = (time: string) => instantOf(DAY, minutesOf(time));
  expect(datedIntervals(DAY, times, given(...breaks))).toEqual(
    given(...expected).map(({ from, to, kind }) => ({ from: at(from), to: at(to), kind })),
  );
});

it.each([
  [
    DAY,
    [
      ['12:30', '16:47'],
      ['08:03', '12:00'],
    ],
    '08:03–12:00, 12:30–16:47',
  ],
  [DAY, [['22:00', '24:00']], '22:00–24:00'],
  [DAY, [['00:00', '06:00']], '00:00–06:00'],
  [DAY, [], ''],
] as const)('[CLK-03] the times of %s %j are said as %s', (day, spans, text) => {
  const dated = spans.map(([from, to]) => ({
    from: instantOf(day, minutesOf(from)),
    to: instantOf(day, minutesOf(to)),
  }));
  expect(timesOfDay(day, dated)).toBe(text);
});

it('[CLK-03] what was rounded to before midnight keeps its time', () => {
  const dated = [{ from: instantOf(DAY, -3), to: instantOf(DAY, 360) }];
  expect(timesOfDay(DAY, dated)).toBe('23:57–06:00');
});
