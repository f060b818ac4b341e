import { type Tenant } from '../../platform/database/database.ts';
import { shownTime } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { isWork } from '../../records/entries/kinds.ts';

/** Of requests `c`: an absence, not times. */
export const isOfAbsence = sql`jsonb_exists(c.wish, 'entry')`;

/** Requests `c` with what is recorded on the day now. */
export function correctionRequests({ company }: Tenant, where: Sql, order: Sql): Sql {
  return sql`select c.id, c.user_id as "user", u.first_name, u.name, c.day, c.reason, c.state, c.answer,
      case when not ${isOfAbsence} then c.wish end as wish, case when ${isOfAbsence} then c.wish end as absence,
      case when not ${isOfAbsence} and e.id is not null then json_build_object('start_time', ${shownTime(sql`e.start_minute`)},
        'end_time', ${shownTime(sql`e.end_minute`)}, 'break', coalesce(e.break_hours, 0)::float8) end as old
    from correction_requests c
      join users u on u.company_id = c.company_id and u.id = c.user_id
      left join entries e on e.company_id = c.company_id and e.user_id = c.user_id and e.day = c.day and ${isWork}
    where c.company_id = ${company} and ${where} order by ${order}`;
}
