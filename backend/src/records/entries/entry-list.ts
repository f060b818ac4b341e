import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownHours, shownWeekday } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { entryHours, projectName, shownProject, statusName, wireColumns } from './entry-columns.ts';

/** How entries can be sorted and searched; by default the newest first. */
export const entryList = {
  sortable: {
    day: sql`e.day`,
    hours: entryHours,
    project_name: projectName,
    internal_id: sql`p.internal_id`,
    booking_text: sql`e.booking_text`,
    status: sql`e.status`,
    start_time: sql`e.start_minute`,
    end_time: sql`e.end_minute`,
    break: sql`e.break_hours`,
    name: sql`u.name`,
  },
  shown: {
    day: shownWeekday(sql`e.day`),
    hours: shownHours(entryHours),
    project_name: shownProject,
    internal_id: sql`p.internal_id`,
    booking_text: sql`e.booking_text`,
    status: statusName,
    start_time: wireColumns.start_time,
    end_time: wireColumns.end_time,
    break: shownHours(sql`e.break_hours`),
    // The page's title names the person.
    name: null,
  },
  day: sql`e.day`,
  order: sql`e.day desc`,
  key: sql`e.id desc`,
} satisfies ListShape;

export const entryQuery = queryOf(entryList);
