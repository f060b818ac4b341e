import type { Day } from '@stundenbuch/domain/calendar/day';
import { type Sql, sql } from '../platform/database/sql.ts';
import { entryColumns, joinsOfOneEntry } from './entry-columns.ts';

/** What a person records; columns that do not apply are left out. */
export interface NewEntry {
  day: Day;
  hours: number;
  type?: number;
  project?: number;
  target?: number;
  start_minute?: number;
  end_minute?: number;
  break_hours?: number;
  booking_text?: string;
}

export interface Kept extends NewEntry {
  company: number;
  user: number;
  created_at: Date;
}

/** Stores an entry and answers it as the wire shows it, in one statement; neither where `condition` does not hold. */
export function insertEntry({ company, user, created_at, ...entry }: Kept, condition = sql`true`): Sql {
  const { day, hours, type, project, target, start_minute, end_minute, break_hours, booking_text } = entry;
  return sql`with e as (
      insert into entries (company_id, user_id, created_at, day, hours, type, project_id, target, start_minute,
        end_minute, break_hours, booking_text)
      select ${company}, ${user}, ${created_at}, ${day}, ${hours}, ${type}, ${project}, ${target}, ${start_minute},
        ${end_minute}, ${break_hours}, ${booking_text}
      where ${condition}
      returning *)
    select ${entryColumns} from e ${joinsOfOneEntry}`;
}
