import { ABSENCE_TYPES } from '@stundenbuch/domain/absences/types';
import { TYPE, typeLabel } from '@stundenbuch/domain/timesheet/type-codes';
import { sql, verbatim } from '../platform/database/sql.ts';

const labels = [TYPE.work, ...ABSENCE_TYPES]
  .map((code) => `when ${code} then '${typeLabel(code)}'`)
  .join(' ');

/** Project of an entry on the wire: the code where there is one, else the project's id. */
const project = sql`coalesce(e.type, e.project_id)`;
const label = verbatim(`case e.type ${labels} end`);
export const projectName = sql`coalesce(p.project_name, ${label})`;

const time = (column: string) =>
  verbatim(`lpad((e.${column} / 60)::text, 2, '0') || ':' || lpad((e.${column} % 60)::text, 2, '0')`);

/** Overtime reduction or bad weather, requested or approved: asks for the hours of the day. */
const asking = sql`e.type in (30, 80) and e.status < 2`;

/**
 * The target of a day stands on one row: on the working time if there is one (domain: targetsByRow). A day has at most
 * one working time and one absence that counts, which is why looking for the working time is enough.
 */
const target = sql`case when e.type = 50 then e.target when ${asking} then
  case when exists (select from entries w where w.company_id = e.company_id and w.user_id = e.user_id and w.day = e.day and w.type = 50)
  then 0 else e.target end end`;

/** An entry as it goes over the wire. */
export const entryColumns = sql`e.id, e.user_id as "user", e.day, ${project} as project, e.hours::float8 as hours,
  (${target})::float8 as target, (case when e.type = 50 then e.hours when ${asking} then 0 end)::float8 as actual,
  u.personnel_number as "personnelNumber", p.internal_id, ${projectName} as project_name, e.booking_text,
  u.name, u.first_name, u.email, e.status, ${time('start_minute')} as start_time, ${time('end_minute')} as end_time,
  e.break_hours::float8 as break`;

/** Who and what for, of an entry `e`. */
export const entryJoins = sql`join users u on u.company_id = e.company_id and u.id = e.user_id
  left join projects p on p.company_id = e.company_id and p.id = e.project_id`;

/** The same for a single entry, found by the keys: joined as a list it would take a walk through all projects. */
export const joinsOfOneEntry = sql`cross join lateral
    (select * from users where company_id = e.company_id and id = e.user_id limit 1) u
  left join lateral (select * from projects where company_id = e.company_id and id = e.project_id limit 1) p on true`;

/** The entries alone. */
export const entryRows = sql`entries e`;

export const entryTables = sql`${entryRows} ${entryJoins}`;
