import { Injectable } from '@nestjs/common';
import { kindOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatDay } from '@stundenbuch/domain/time/format';
import { WorkDays } from '../../day/work-days.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { ofType, takesTheDay } from './kinds.ts';

interface Row {
  id: number;
  user: number;
  who: string;
  day: Day;
  type: number;
}

/** Absences that the calendar makes needless: holidays that people have typed, and vacation on days that are free now. */
@Injectable()
export class AbsencesOnFreeDays {
  constructor(
    private readonly workDays: WorkDays,
    private readonly clock: Clock,
  ) {}

  /** Cancels what can be, and says of everything what happens to it. */
  async cancel(tx: Tx, { company, id }: Tenant, since: Day): Promise<string[]> {
    const rows = await rowsOf<Row>(
      tx,
      sql`select e.id, e.user_id as "user", u.first_name || ' ' || u.name as who, e.day, e.type
        from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
        where e.company_id = ${company} and e.day >= ${since}
          and ${ofType(TYPE.vacation, TYPE.holiday, TYPE.specialLeave, TYPE.vacationLastYear)} and ${takesTheDay}
        order by u.name, u.first_name, e.user_id, e.day`,
    );
    const facts = await this.workDays.of({ company, id }, [...new Set(rows.map(({ user }) => user))], tx);
    const isFree = ({ user, day }: Row) => {
      const work = facts.get(user);
      return work !== undefined && kindOfDay(work, day).share === 0;
    };
    const typed = rows.filter(({ type }) => type === TYPE.holiday);
    const vacation = rows.filter((row) => row.type !== TYPE.holiday && isFree(row));
    const today = this.clock.today();
    const cancelled = [...typed.filter(isFree), ...vacation.filter(({ day }) => day > today)];
    await this.cancelRows(
      tx,
      { company, id },
      cancelled.map((row) => row.id),
    );
    await this.answered(
      tx,
      { company, id },
      vacation.map((row) => row.id),
    );
    return [
      ...sentences(typed.filter(isFree), 'Alte Feiertagseinträge von {who} werden storniert: {days}.'),
      ...sentences(
        typed.filter((row) => !isFree(row)),
        'Alte Feiertagseinträge von {who} bleiben, denn hier ist das ein Arbeitstag: {days}.',
      ),
      ...sentences(
        vacation.filter(({ day }) => day > today),
        'Urlaub von {who} an freien Tagen wird storniert: {days}.',
      ),
      ...sentences(
        vacation.filter(({ day }) => day <= today),
        'Urlaub von {who} an vergangenen freien Tagen bleibt: {days}.',
      ),
    ];
  }

  /** What the calendar has cancelled counts again, where nothing has taken its place. */
  async bringBack(tx: Tx, { company }: Tenant): Promise<void> {
    await rowsOf(tx, sql`delete from free_day_answers where company_id = ${company}`);
    await rowsOf(
      tx,
      sql`with cancelled as (delete from calendar_cancellations where company_id = ${company} returning entry_id, status)
        update entries e set status = c.status from cancelled c
        where e.company_id = ${company} and e.id = c.entry_id and e.status = ${ABSENCE_STATUS.cancelled}
          and not exists (select from entries o where o.company_id = e.company_id and o.user_id = e.user_id
            and o.day = e.day and o.type <> 50 and o.status < 2
            and (o.first_half and e.first_half or o.second_half and e.second_half or o.away_minutes is not null))`,
    );
  }

  /** They are not shown to the admin again. */
  async answered(tx: Tx, { company, id }: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await rowsOf(
      tx,
      sql`insert into free_day_answers (company_id, entry_id, created_at, created_by)
        select ${company}, entry, ${this.clock.now()}, ${id} from unnest(${ids}::bigint[]) entry
        on conflict (company_id, entry_id) do nothing`,
    );
  }

  async cancelRows(tx: Tx, { company, id }: Tenant, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await rowsOf(
      tx,
      sql`with cancelled as (
          insert into calendar_cancellations (company_id, entry_id, status, created_at, created_by)
          select company_id, id, status, ${this.clock.now()}, ${id} from entries
          where company_id = ${company} and id = any(${ids})
          on conflict (company_id, entry_id) do update set status = excluded.status returning entry_id)
        update entries set status = ${ABSENCE_STATUS.cancelled}
        where company_id = ${company} and id in (select entry_id from cancelled)`,
    );
  }
}

function sentences(rows: readonly Row[], sentence: string): string[] {
  const people = Map.groupBy(rows, ({ user }) => user);
  return [...people.values()].map((ofPerson) =>
    sentence
      .replace('{who}', ofPerson[0]?.who ?? '')
      .replace('{days}', ofPerson.map(({ day }) => formatDay(day)).join(', ')),
  );
}
