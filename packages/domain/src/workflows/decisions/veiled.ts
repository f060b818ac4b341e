import type { Half } from '../../records/entries/halves.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import type { Day } from '../../time/day.ts';
import type { ContextGroup } from './contract.ts';

interface AwayOn {
  day: Day;
  project: number;
  kind: string | null;
  status: number;
  half: Half;
  away_minutes: number | null;
}

/** Of whom may not see why somebody is away every absence is the same, requested or approved; half a day stays half (SET-37, SET-39). */
export function shownAs(
  { day, project, kind, status, half, away_minutes }: AwayOn,
  sees: boolean,
): NonNullable<ContextGroup['people']>[number]['away'][number] {
  if (!sees) return { day, project: TYPE.other, kind: null, half, away_minutes: null, open: false };
  return { day, project, kind, half, away_minutes, open: status === ABSENCE_STATUS.requested };
}
