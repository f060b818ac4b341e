import { expect, it } from 'vitest';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import { retained } from './retained.ts';

const DAY = '2026-11-18';
const at = (time: string) => instantOf(DAY, minutesOf(time));
const times = (start: string, end: string, breaks: number, day = DAY) => ({
  day,
  breaks,
  start: minutesOf(start),
  end: minutesOf(end),
});
/** A clock that rounds wrote 08:00 to 17:00. */
const known = [
  { from: at('08:02'), to: at('12:00'), kind: 'work' },
  { from: at('12:00'), to: at('12:30'), kind: 'break' },
  { from: at('12:30'), to: at('16:58'), kind: 'work' },
];
const before = times('08:00', '17:00', 30);
const ends = (after: Parameters<typeof retained>[2]) => {
  const found = retained(known, before, after);
  return found && [found[0]?.from, found[1], found.at(-1)?.to];
};

it.each([
  ['nothing is changed', before, '08:02', '16:58'],
  ['the end is', times('08:00', '17:30', 30), '08:02', '17:30'],
  ['the begin is', times('07:30', '17:00', 30), '07:30', '16:58'],
  ['both are', times('11:59', '12:31', 30), '11:59', '12:31'],
])('[LAW-01] the breaks stay at their times where %s', (_, after, from, to) => {
  expect(ends(after)).toEqual([at(from), known[1], at(to)]);
});

it.each([
  ['another sum', times('08:00', '17:00', 45)],
  ['another day', times('08:00', '17:00', 30, '2026-11-17')],
  ['an end in the break', times('08:00', '12:15', 30)],
  ['a begin with the break', times('12:00', '17:00', 30)],
  ['an end with it', times('08:00', '12:30', 30)],
  ['a begin after the break', times('13:00', '17:00', 30)],
])('[LAW-01] they do not with %s', (_, after) => {
  expect(ends(after)).toBeNull();
});

it('[LAW-01] nothing known is nothing retained', () => {
  expect(retained([], before, before)).toBeNull();
});

it('[LAW-01] they are known in any order', () => {
  const later = times('08:00', '17:30', 30);
  const odd = [known[1], known[2], known[0]].filter((one) => one !== undefined);
  expect(retained(odd, before, later)).toEqual(retained(known, before, later));
});
