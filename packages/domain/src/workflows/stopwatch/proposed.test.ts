import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isForgotten, proposedHours } from './proposed.ts';

const MINUTE = 60_000;

it.each([
  [0, 0.25],
  [8, 0.25],
  [22, 0.25],
  [23, 0.5],
  [67, 1],
  [68, 1.25],
  [16 * 60, 16],
])('[SET-64] of %i minutes %f h are proposed', (minutes, hours) => {
  expect(proposedHours(0, minutes * MINUTE)).toBe(hours);
});

it('[SET-64] of more than 16 hours nothing is', () => {
  expect(isForgotten(0, 960 * MINUTE)).toBe(false);
  expect(isForgotten(0, 960 * MINUTE + 1)).toBe(true);
  expect(proposedHours(0, 960 * MINUTE + 1)).toBeNull();
});

it('[SET-64] it is off by no more than half a quarter, but for the least that can be booked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 960 }), (minutes) => {
      const hours = proposedHours(0, minutes * MINUTE) as number;
      expect(Math.abs(hours * 60 - minutes)).toBeLessThanOrEqual(7.5);
      expect(hours * 4).toBe(Math.round(hours * 4));
    }),
  );
});
