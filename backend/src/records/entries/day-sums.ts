import { sql } from '../../platform/database/sql.ts';
import { portion } from './entry-columns.ts';
import { isAway, isWork, leavesNoTime } from './kinds.ts';

/** Sums over a day's entries `e`. */
export const worked = sql`coalesce(sum(e.hours) filter (where ${isWork}), 0)`;
export const booked = sql`coalesce(sum(e.hours) filter (where e.project_id is not null), 0)`;

/** Whole absences that are requested or approved; two halves are one. */
export const absences = sql`floor(coalesce(sum(${portion})
  filter (where ${isAway} and ${leavesNoTime}), 0))`;
