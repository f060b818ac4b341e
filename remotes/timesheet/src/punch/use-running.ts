import { allows } from '@stundenbuch/domain/access/access';
import { punchSlots } from '@stundenbuch/domain/records/punch/access';
import { useSession } from '@stundenbuch/web/session';
import { usePunchClockQuery } from './punch.api.ts';
import { useWorked } from './use-worked.ts';

/** One's own clock while it runs. */
export interface Running {
  state: 'work' | 'break';
  /** When what runs has begun. */
  since: string;
  /** Of today, with what is stored already. */
  minutes: number;
}

/** Undefined while it is not known, null where nothing runs or there is no clock. */
export function useRunning(): Running | null | undefined {
  const hasPunchClock = allows(punchSlots.tile, useSession().who);
  const { data: clock, error } = usePunchClockQuery(undefined, {
    skip: !hasPunchClock,
    refetchOnMountOrArgChange: true,
  });
  const minutes = useWorked(clock);
  if (!hasPunchClock || (error && !clock)) return null;
  if (!clock) return undefined;
  const { state, since } = clock;
  return since !== null && (state === 'work' || state === 'break') ? { state, since, minutes } : null;
}
