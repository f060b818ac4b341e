import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';

const nothing = { since: null, today_minutes: 0, forgotten: null, notes: [], missing_break: null };

export const idle: PunchClock = { ...nothing, state: 'idle' };
/** Friday 20 November 2026, from 08:00 in Germany. */
export const working: PunchClock = {
  ...nothing,
  state: 'work',
  since: '2026-11-20T07:00:00.000Z',
  today_minutes: 125,
};
export const pausing: PunchClock = {
  ...working,
  state: 'break',
  since: '2026-11-20T11:00:00.000Z',
  today_minutes: 240,
};
export const forgotten: PunchClock = {
  ...nothing,
  state: 'forgotten',
  notes: ['Wann haben Sie am Do, 19.11.2026 aufgehört?'],
  forgotten: { id: 5, day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' },
};
