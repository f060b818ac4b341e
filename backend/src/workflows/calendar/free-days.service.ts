import { Injectable } from '@nestjs/common';
import type { FreeDayAbsence, FreeDayAnswer } from '@stundenbuch/domain/day/calendar/contract';
import { kindOfDay, type WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import { WorkDays } from '../../day/work-days.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AbsencesOnFreeDays } from '../../records/entries/absences-on-free-days.service.ts';
import { ofType, takesTheDay } from '../../records/entries/kinds.ts';

type Stored = Omit<FreeDayAbsence, 'reason' | 'ahead'>;

/** Vacation on days that have become free since it was requested: an own day, another Land, a new holiday (HOL-10). */
@Injectable()
export class FreeDays {
  constructor(
    private readonly database: Database,
    private readonly workDays: WorkDays,
    private readonly absences: AbsencesOnFreeDays,
    private readonly clock: Clock,
  ) {}

  /** Of which nobody has decided yet. */
  async list(who: Caller): Promise<FreeDayAbsence[]> {
    const rows = await this.database.read<Stored>(who, this.stored(who));
    return this.free(rows, await this.workDays.of(who, peopleIn(rows)));
  }

  /** Those that were shown, as far as they are still there. What is over stays as it is. */
  answer(who: Caller, { ids, cancel }: FreeDayAnswer): Promise<{ cancelled: number }> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who);
      const rows = await rowsOf<Stored>(tx, this.stored(who));
      const free = this.free(rows, await this.workDays.of(who, peopleIn(rows), tx));
      const shown = free.filter(({ id }) => ids.includes(id));
      const cancelled = cancel ? shown.filter(({ ahead }) => ahead) : [];
      await this.absences.cancelRows(
        tx,
        who,
        cancelled.map(({ id }) => id),
      );
      await this.absences.answered(
        tx,
        who,
        shown.map(({ id }) => id),
      );
      return { cancelled: cancelled.length };
    });
  }

  /** Days of past months never become free. */
  private stored({ company }: Tenant): Sql {
    return sql`select e.id, e.user_id as "user", u.first_name, u.name, e.day, e.type as project
      from entries e join users u on u.company_id = e.company_id and u.id = e.user_id
      where e.company_id = ${company} and e.day >= ${firstOfMonth(this.clock.today())}
        and ${ofType(TYPE.vacation, TYPE.specialLeave, TYPE.vacationLastYear)} and ${takesTheDay}
        and not exists (select from free_day_answers a where a.company_id = e.company_id and a.entry_id = e.id)
      order by e.day, u.name, u.first_name, e.id`;
  }

  private free(rows: readonly Stored[], facts: ReadonlyMap<number, WorkFacts>): FreeDayAbsence[] {
    const today = this.clock.today();
    return rows.flatMap((row) => {
      const work = facts.get(row.user);
      const { share, name } = work ? kindOfDay(work, row.day) : { share: 1, name: null };
      return share === 0 ? [{ ...row, reason: name ?? '', ahead: row.day > today }] : [];
    });
  }
}

const peopleIn = (rows: readonly Stored[]) => [...new Set(rows.map(({ user }) => user))];
