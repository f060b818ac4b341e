import type { Instant } from '../../time/real-time.ts';
import { beginOfRun, type Interval } from './intervals.ts';

export const CLOCK_STATES = ['idle', 'work', 'break', 'forgotten'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

export const TAPS = ['come', 'break', 'resume', 'go'] as const;
export type Tap = (typeof TAPS)[number];

/** Whether what runs has run for longer than anybody works. */
export function isOverdue(intervals: readonly Interval[], now: Instant, hours: number): boolean {
  const begin = beginOfRun(intervals.filter(({ forgotten }) => !forgotten));
  return begin !== null && now - begin > hours * 60;
}

/** What runs comes first: an unanswered question of another day blocks nothing (CLK-06). */
export function stateOf(intervals: readonly Pick<Interval, 'kind' | 'end' | 'forgotten'>[]): ClockState {
  const open = intervals.filter(({ end }) => end === null);
  const running = open.find(({ forgotten }) => !forgotten);
  if (running) return running.kind;
  return open.length > 0 ? 'forgotten' : 'idle';
}

/** What a tap does in each state: it ends what runs and begins the next. A second tap of the same kind changes nothing. */
const EFFECTS: Readonly<Record<Tap, Partial<Record<ClockState, { begin: Interval['kind'] | null }>>>> = {
  come: { idle: { begin: 'work' }, forgotten: { begin: 'work' } },
  break: { work: { begin: 'break' } },
  resume: { break: { begin: 'work' } },
  go: { work: { begin: null }, break: { begin: null } },
};

/** Null where the tap changes nothing. */
export function effectOf(tap: Tap, state: ClockState): { begin: Interval['kind'] | null } | null {
  return EFFECTS[tap][state] ?? null;
}
