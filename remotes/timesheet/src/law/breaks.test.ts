import { expect, it } from 'vitest';
import { agree, longerSum, withBreak } from './breaks.ts';

it.each([
  [0.5, 15, 0.75],
  [0, 30, 0.5],
  [0.25, 5, 0.5],
])('[LAW-03] %d hours and %i minutes more are %d', (hours, minutes, sum) => {
  expect(longerSum(hours, minutes)).toBe(sum);
});

it('[LAW-03] a break is added in the middle of the longest time without one, at least fifteen minutes', () => {
  const times = { start_time: '08:00', end_time: '17:00' };
  expect(withBreak(times, [], 30)).toEqual([{ from: '12:15', to: '12:45' }]);
  const first = { from: '10:00', to: '10:30' };
  expect(withBreak(times, [first], 5)).toEqual([first, { from: '13:35', to: '13:50' }]);
  expect(withBreak({ start_time: '08:00', end_time: '08:10' }, [], 15)).toEqual([]);
});

it.each([
  [{}, true],
  [{ break: 0.75 }, false],
  [{ break: null }, false],
  [{ end_time: '12:15' }, false],
  [{ start_time: '12:00' }, false],
  [{ end_time: '18:00' }, true],
])('[LAW-01] known times beside %j stay: %s', (change, stay) => {
  const typed = { start_time: '08:00', end_time: '17:00', break: 0.5, ...change };
  expect(agree([{ from: '12:00', to: '12:30' }], typed)).toBe(stay);
});
