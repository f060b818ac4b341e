import { Injectable } from '@nestjs/common';
import {
  EMPLOYEES_SHOWN,
  type HoursOfEmployee,
  type ProjectEmployees,
} from '@stundenbuch/domain/sides/projects/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { peopleOfProject } from '../../records/entries/sums/sums.ts';

interface Row extends HoursOfEmployee {
  people: number;
  total: number;
}

/** Hours per person on a project, over all years. */
@Injectable()
export class Employees {
  constructor(private readonly database: Database) {}

  async ofProject(who: Caller, project: number): Promise<ProjectEmployees> {
    const { company } = who;
    const [rows, found] = await this.database.readAll(who, [
      // Names are looked up only for the people shown.
      sql`select u.id as "user", u.first_name, u.name, s.hours::float8 as hours, s.people, s.total
        from (
          select user_id, sum(hours) as hours, (count(*) over ())::int as people,
            (sum(sum(hours)) over ())::float8 as total
          from ${peopleOfProject(company, project)}
          group by user_id having sum(entries) > 0 order by 2 desc, 1 limit ${EMPLOYEES_SHOWN}
        ) s join users u on u.company_id = ${company} and u.id = s.user_id
        order by s.hours desc, s.user_id`,
      sql`select from projects where company_id = ${company} and id = ${project}`,
    ]);
    if (found?.length === 0) throw new Refused(refuseWire('not_found'));
    return answerOf(rows as Row[]);
  }
}

function answerOf(rows: Row[]): ProjectEmployees {
  const employees = rows.map(({ people: _, total: __, ...employee }) => employee);
  const shown = employees.reduce((sum, { hours }) => sum + hours, 0);
  const { people = 0, total = 0 } = rows[0] ?? {};
  return { employees, others: { count: people - employees.length, hours: total - shown } };
}
