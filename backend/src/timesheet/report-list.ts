import { projectName } from '../entries/entry-columns.ts';
import { type ListShape, queryOf } from '../platform/database/listing.ts';
import { sql } from '../platform/database/sql.ts';

const germanDay = sql`to_char(e.day, 'DD.MM.YYYY')`;
export const person = sql`u.first_name || ' ' || u.name`;

/** How the entries of a company can be sorted and searched: the newest first, on one day by name. */
export const reportList = {
  sortable: {
    name: person,
    personnelNumber: sql`u.personnel_number`,
    day: sql`e.day`,
    project_name: projectName,
    start_time: sql`e.start_minute`,
    end_time: sql`e.end_minute`,
    break: sql`e.break_hours`,
    hours: sql`e.hours`,
    target: sql`target`,
    actual: sql`actual`,
  },
  searched: [sql`u.first_name`, sql`u.name`, sql`u.personnel_number`, germanDay, projectName],
  day: sql`e.day`,
  order: sql`e.day desc, ${person}`,
  key: sql`e.id`,
} satisfies ListShape;

export const reportQuery = queryOf(reportList);

/** The hours of the company's projects: `sums s`, a project a row. */
export const projectSumList = {
  sortable: { internal_id: sql`s.internal_id`, project_name: sql`s.project_name`, hours: sql`s.hours` },
  searched: [sql`s.internal_id`, sql`s.project_name`],
  order: sql`s.project_name`,
  key: sql`s.id`,
} satisfies ListShape;

export const projectSumQuery = queryOf(projectSumList);
