import { expect, it } from 'vitest';
import { answersSince, faultsOfEvent, longestSilence, noticed } from './events.mjs';

it('measures the longest time without a write, also one that began before or has not ended', () => {
  expect(longestSilence([0, 100, 900, 1000], 500, 1100)).toBe(800);
  expect(longestSilence([0, 100, 200], 150, 5000)).toBe(4800);
  expect(longestSilence([0, 3000, 3100, 3200], 3050, 3250)).toBe(100);
  expect(longestSilence([], 10, 60)).toBe(50);
});

it('counts the answers of an event by kind', () => {
  const answers = answersSince({ 200: 5, '503 unavailable': 2 }, { 200: 9, '503 unavailable': 2, 0: 1 });
  expect(answers).toEqual({ 200: 4, 0: 1 });
  expect(noticed({ silence: 4_200, answers })).toBe('4.2 s without a write, connection lost: 1');
});

it('allows as many unknown outcomes as writes can have been on their way', () => {
  expect(faultsOfEvent('kill', { '503 outcome_unknown': 24 }, 12)).toEqual([]);
  expect(faultsOfEvent('kill', { '503 outcome_unknown': 25 }, 12)).toEqual([
    'kill: 25 answers outcome_unknown, 24 at most',
  ]);
});
