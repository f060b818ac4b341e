import { Injectable } from '@nestjs/common';
import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import type { DoubtfulDay, DoubtfulDayOfPerson } from '@stundenbuch/domain/records/timesheet/contract';
import { dayDoubts, type ProjectPeriod } from '@stundenbuch/domain/records/timesheet/doubts';
import { faultPeriod } from '@stundenbuch/domain/records/timesheet/faults';
import type { Day } from '@stundenbuch/domain/time/day';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { monthsOfPeople } from '../../day/open-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { listRows } from '../../platform/database/listed-rows.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { booked, worked } from '../../records/entries/day-sums.ts';
import { isWork } from '../../records/entries/kinds.ts';
import { seenOfCompany } from '../../records/entries/led-entries.service.ts';
import { companyDoubtColumns, doubtColumns } from './fault-lists.ts';

/** Days that may be doubtful. The domain decides; this only filters out the plain days in the database. */
export const doubtCandidates = sql`${booked} > 24 or bool_or(e.day < u.worker_since or e.day > p.end_date or e.day < p.start_date)`;

/** Days of this month with something allowed but probably mistaken. */
@Injectable()
export class Doubts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async ofPerson(who: Caller, query: ListQuery) {
    const rows = await this.open(who, sql`and e.user_id = ${who.id}`);
    const days = rows.map(({ first_name, name, user, email, ...day }): DoubtfulDay => day);
    return listRows<DoubtfulDay>(days, doubtColumns, query);
  }

  async ofCompany(who: Caller, query: ListQuery) {
    const found = await this.open(who, seenOfCompany(who, this.clock.today()));
    const rows = seesEverybody(who.role) ? found : found.map((row) => ({ ...row, email: '' }));
    return listRows<DoubtfulDayOfPerson>(rows, companyDoubtColumns, query);
  }

  /** As far as the days can still be changed. */
  private async open(who: Caller, narrowed: Sql): Promise<DoubtfulDayOfPerson[]> {
    const today = this.clock.today();
    const months = await monthsOfPeople(this.database, who, today);
    const rows = await this.find(who, narrowed, faultPeriod('doubtful', today, months.longest));
    return rows.filter(({ user, day }) => isOpen(day, today, false, months.of(user)));
  }

  async find(
    who: Caller,
    narrowed: Sql,
    { from, to }: ReturnType<typeof faultPeriod>,
  ): Promise<DoubtfulDayOfPerson[]> {
    const rows = await this.database.read<Row>(
      who,
      sql`select e.day, u.first_name, u.name, e.user_id as "user", u.email, u.worker_since,
          ${worked}::float8 as zeitbuchungen, ${booked}::float8 as projektbuchungen,
          coalesce(jsonb_agg(distinct jsonb_build_object('id', p.id, 'project_name', p.project_name,
            'start_date', p.start_date, 'end_date', p.end_date)) filter (where p.id is not null), '[]') as projects
        from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
          left join projects p on p.company_id = e.company_id and p.id = e.project_id
        where e.company_id = ${who.company} and e.day between ${from} and ${to} ${narrowed}
          and (${recorded(who)})
        group by e.user_id, e.day, u.first_name, u.name, u.email, u.worker_since
        having ${doubtCandidates}
        order by e.day desc, u.name, u.first_name, e.user_id`,
    );
    return rows.flatMap(({ projects, worker_since, ...row }) => {
      const { day, projektbuchungen } = row;
      const reasons = dayDoubts({ day, booked: projektbuchungen, projects, worker_since });
      return reasons.length > 0 ? [{ ...row, reason: reasons.join(' ') }] : [];
    });
  }
}

/** What the company can still correct. */
function recorded({ flags }: Caller): Sql {
  const time = flags.includes('timebooking') ? isWork : sql`false`;
  return flags.includes('projectbooking') ? sql`${time} or e.project_id is not null` : time;
}

type Row = Omit<DoubtfulDayOfPerson, 'reason'> & { projects: ProjectPeriod[]; worker_since: Day | null };
