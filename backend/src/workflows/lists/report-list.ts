import type { ReportSortKey } from '@stundenbuch/domain/records/timesheet/contract';
import { MAX_ID } from '@stundenbuch/domain/wire/fields';
import { z } from 'zod';
import { type ListShape, queryOf } from '../../platform/database/listing.ts';
import { shownDay, shownHours } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { projectName, shownProject, wireColumns } from '../../records/entries/entry-columns.ts';

export const person = sql`u.first_name || ' ' || u.name`;

/** How the entries of a company can be sorted and searched; by default the newest first, within a day by name. */
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
  } satisfies Record<ReportSortKey, Sql>,
  shown: {
    name: person,
    personnelNumber: sql`u.personnel_number`,
    day: shownDay(sql`e.day`),
    project_name: shownProject,
    start_time: wireColumns.start_time,
    end_time: wireColumns.end_time,
    break: shownHours(sql`e.break_hours`),
    hours: shownHours(sql`e.hours`),
    target: shownHours(wireColumns.target),
    actual: shownHours(wireColumns.actual),
  },
  day: sql`e.day`,
  order: sql`e.day desc, ${person}`,
  key: sql`e.id`,
} satisfies ListShape;

export const reportQuery = queryOf(reportList);

/** Of who belongs to a team on the day. */
const team = z.coerce.number('invalid_input').int().min(1).max(MAX_ID).optional();
export const timesQuery = reportQuery.extend({ team });
export const timeSumQuery = z.object({ team });

/** The hours of the company's projects: `sums s`, one row per project. */
export const projectSumList = {
  sortable: { internal_id: sql`s.internal_id`, project_name: sql`s.project_name`, hours: sql`s.hours` },
  shown: {
    internal_id: sql`s.internal_id`,
    project_name: sql`s.project_name`,
    hours: shownHours(sql`s.hours`),
  },
  order: sql`s.project_name`,
  key: sql`s.id`,
} satisfies ListShape;

export const projectSumQuery = queryOf(projectSumList);
