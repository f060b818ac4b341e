import { sql } from '../platform/database/sql.ts';

/** Sums over a day's entries `e`. */
export const worked = sql`coalesce(sum(e.hours) filter (where e.type = 50), 0)`;
export const booked = sql`coalesce(sum(e.hours) filter (where e.project_id is not null), 0)`;
