import type { Half } from '../../records/entries/halves.ts';

/** What a lead knows of somebody's today. Why somebody is away is none of it. */
export const PRESENCES = ['here', 'break', 'away', 'half', 'unknown'] as const;
export type Presence = (typeof PRESENCES)[number];

export const PRESENCE_WORDS: Readonly<Record<Presence, string>> = {
  here: 'da',
  break: 'Pause',
  away: 'abwesend',
  half: 'halben Tag abwesend',
  unknown: 'keine Angabe',
};

interface PresenceFacts {
  /** What the clock says, where it runs. */
  running: 'work' | 'break' | null;
  /** Whether a working time is recorded today. */
  hasWorked: boolean;
  away: Half | 'whole' | undefined;
}

/** The clock says it best; whoever has no clock, or has gone, was here if a time is recorded. */
export function presenceOf({ running, hasWorked, away }: PresenceFacts): Presence {
  if (running) return running === 'work' ? 'here' : 'break';
  if (away === 'whole') return 'away';
  if (hasWorked) return 'here';
  return away ? 'half' : 'unknown';
}

/** Two halves are a whole day. */
export function partAway(halves: readonly Half[]): 'whole' | 'first' | 'second' | null {
  if (halves.includes(null) || (halves.includes('first') && halves.includes('second'))) return 'whole';
  return halves[0] ?? null;
}
