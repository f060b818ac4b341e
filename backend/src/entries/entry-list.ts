import { type ListShape, queryOf } from '../platform/database/listing.ts';
import { sql } from '../platform/database/sql.ts';
import { projectName } from './entry-columns.ts';

const germanDay = sql`to_char(e.day, 'DD.MM.YYYY')`;

/** How entries can be sorted and searched; the newest stand first. */
export const entryList = {
  sortable: {
    day: sql`e.day`,
    hours: sql`e.hours`,
    project_name: projectName,
    internal_id: sql`p.internal_id`,
    booking_text: sql`e.booking_text`,
    status: sql`e.status`,
    start_time: sql`e.start_minute`,
    end_time: sql`e.end_minute`,
    break: sql`e.break_hours`,
    name: sql`u.name`,
  },
  searched: [germanDay, projectName, sql`p.internal_id`, sql`e.booking_text`],
  day: sql`e.day`,
  order: sql`e.day desc`,
  key: sql`e.id desc`,
} satisfies ListShape;

export const entryQuery = queryOf(entryList);
