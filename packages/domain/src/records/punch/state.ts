import type { Instant } from '../../time/real-time.ts';
import { beginOfRun, type Interval } from './intervals.ts';

export const PUNCH_STATES = ['idle', 'work', 'break', 'forgotten'] as const;
export type PunchState = (typeof PUNCH_STATES)[number];

export const PUNCHES = ['come', 'break', 'resume', 'go'] as const;
export type Punch = (typeof PUNCHES)[number];

/** Whether what runs has run for longer than anybody works. */
export function isOverdue(intervals: readonly Interval[], now: Instant, hours: number): boolean {
  const begin = beginOfRun(intervals.filter(({ forgotten }) => !forgotten));
  return begin !== null && now - begin > hours * 60;
}

/** What runs comes first: an unanswered question of another day blocks nothing (CLK-06). */
export function stateOf(intervals: readonly Pick<Interval, 'kind' | 'end' | 'forgotten'>[]): PunchState {
  const open = intervals.filter(({ end }) => end === null);
  const running = open.find(({ forgotten }) => !forgotten);
  if (running) return running.kind;
  return open.length > 0 ? 'forgotten' : 'idle';
}

/** What a punch does in each state: it ends what runs and begins the next. A second punch of the same kind changes nothing. */
const EFFECTS: Readonly<Record<Punch, Partial<Record<PunchState, { begin: Interval['kind'] | null }>>>> = {
  come: { idle: { begin: 'work' }, forgotten: { begin: 'work' } },
  break: { work: { begin: 'break' } },
  resume: { break: { begin: 'work' } },
  go: { work: { begin: null }, break: { begin: null } },
};

/** Null where the punch changes nothing. */
export function effectOf(punch: Punch, state: PunchState): { begin: Interval['kind'] | null } | null {
  return EFFECTS[punch][state] ?? null;
}
