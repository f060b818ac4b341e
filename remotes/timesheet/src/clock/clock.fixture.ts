import type { Clock } from '@stundenbuch/domain/records/clock/contract';

const nothing = { since: null, today_minutes: 0, forgotten: null, notes: [], missing_break: null };

export const idle: Clock = { ...nothing, state: 'idle' };
/** Friday 20 November 2026, from 08:00 in Germany. */
export const working: Clock = {
  ...nothing,
  state: 'work',
  since: '2026-11-20T07:00:00.000Z',
  today_minutes: 125,
};
export const pausing: Clock = {
  ...working,
  state: 'break',
  since: '2026-11-20T11:00:00.000Z',
  today_minutes: 240,
};
export const forgotten: Clock = {
  ...{ ...nothing, state: 'forgotten', notes: ['Wann haben Sie am Do, 19.11.2026 aufgehört?'] },
  forgotten: { id: 5, day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' },
};
