import { describe, expect, it } from 'vitest';
import { lightOf } from './lights.ts';
import { partAway, presenceOf } from './presence.ts';

describe('the light of a balance', () => {
  const limits = { warn_over: 40, warn_under: -20 };
  it.each([
    [0, 'within'],
    [1919, 'within'],
    [1920, 'near'],
    [2400, 'near'],
    [2401, 'outside'],
    [-959, 'within'],
    [-960, 'near'],
    [-1200, 'near'],
    [-1201, 'outside'],
  ])('[TEAM-14] of %i minutes is %s', (minutes, light) => {
    expect(lightOf(minutes, limits)).toBe(light);
  });

  it('[TEAM-14] has no yellow where the limit is 0', () => {
    const none = { warn_over: 0, warn_under: 0 };
    expect([lightOf(0, none), lightOf(1, none), lightOf(-1, none)]).toEqual(['within', 'outside', 'outside']);
  });
});

describe('today', () => {
  const nothing = { running: null, hasWorked: false, away: undefined };
  it.each([
    [{ running: 'work' as const, away: 'first' as const }, 'here'],
    [{ running: 'break' as const }, 'break'],
    [{ away: 'whole' as const, hasWorked: true }, 'away'],
    [{ hasWorked: true, away: 'second' as const }, 'here'],
    [{ away: 'first' as const }, 'half'],
    [{}, 'unknown'],
  ])('[TEAM-14] %o reads %s', (facts, presence) => {
    expect(presenceOf({ ...nothing, ...facts })).toBe(presence);
  });

  it('[TEAM-14] two halves are a whole day', () => {
    expect([partAway([]), partAway(['first']), partAway(['first', 'second']), partAway([null])]).toEqual([
      null,
      'first',
      'whole',
      'whole',
    ]);
  });
});
