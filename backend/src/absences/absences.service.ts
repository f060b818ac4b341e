import { Injectable } from '@nestjs/common';
import type { AbsenceInput, absenceInput, CreatedAbsence } from '@stundenbuch/domain/absences/contract';
import {
  dayTaken,
  planRequest,
  type RequestFacts,
  requestRefusal,
} from '@stundenbuch/domain/absences/request';
import { ABSENCE_STATUS } from '@stundenbuch/domain/absences/types';
import type { Day } from '@stundenbuch/domain/calendar/day';
import { absenceHours, type WorkFacts, workDay } from '@stundenbuch/domain/contracts/work-day';
import { hasTarget } from '@stundenbuch/domain/timesheet/balance';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Entries } from '../entries/entries.service.ts';
import { type VacationRow, vacationColumns, vacationFactsOf } from '../entries/vacation-facts.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Entry } from '../tables/entry.ts';

/** The caller's own absences. */
@Injectable()
export class Absences {
  constructor(
    private readonly entries: Entries,
    private readonly clock: Clock,
  ) {}

  own(who: Caller, query: ListQuery) {
    return this.entries.list(who, sql`e.user_id = ${who.id} and e.type <> 50`, query);
  }

  /** One day, or every free working day of a range: all of them or none. */
  request(who: Caller, body: Input<typeof absenceInput>): Promise<CreatedAbsence> {
    const input = body.read();
    return this.entries.withPerson(
      who,
      who.id,
      async (tx, work) => {
        const facts = await this.facts(tx, who, input, work);
        refuseIf(requestRefusal(input, facts, this.clock.today()));
        const { days, skipped } = planRequest(input, facts);
        const created = await this.create(tx, who, input.project, days, work);
        const [first] = created as [CreatedAbsence];
        if (input.end === null) return first;
        return {
          ...first,
          created,
          skipped: skipped.map((day) => ({ day, message: dayTaken(day).message })),
        };
      },
      { entries_absence_a_day: () => dayTaken(input.day) },
    );
  }

  private create(tx: Tx, who: Caller, type: number, days: Day[], work: WorkFacts) {
    const status = ABSENCE_STATUS.requested;
    const record = { company: who.company, user: who.id, created_at: this.clock.now(), type, status };
    const asksForHours = hasTarget({ project: type, status });
    const entries = days.map((day) => {
      const owed = workDay(work, day);
      const target = asksForHours ? owed.hours : null;
      return tx.create(Entry, { ...record, day, hours: absenceHours(owed), target });
    });
    return this.entries.writtenAll(tx, who, entries);
  }

  private async facts(tx: Tx, who: Caller, input: AbsenceInput, work: WorkFacts): Promise<RequestFacts> {
    const [row] = await rowsOf<VacationRow & { taken: Day[] }>(
      tx,
      sql`select ${vacationColumns()}, (select coalesce(json_agg(t.day), '[]') from entries t
          where t.company_id = u.company_id and t.user_id = u.id and t.type <> 50 and t.status < 2
          and t.day between ${input.day} and ${input.end ?? input.day}) as taken
        from users u where u.company_id = ${who.company} and u.id = ${who.id}`,
    );
    const { taken, ...vacation } = row as VacationRow & { taken: Day[] };
    return {
      ...work,
      company: who.company,
      taken: new Set(taken),
      vacation: vacationFactsOf(vacation),
    };
  }
}
