import { Injectable, Logger } from '@nestjs/common';
import { caseOn } from '@stundenbuch/domain/records/sickcases/cases';
import type { EndingCases } from '@stundenbuch/domain/records/sickcases/contract';
import { deletedFrom } from '@stundenbuch/domain/records/sickcases/deletion';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Rounds } from '../../platform/rounds.ts';
import {
  notedSickness,
  type PersonSickness,
  type SicknessRow,
  type StoredCase,
  sicknessOf,
} from './sick-rows.ts';

const EVERY_MS = 60_000;
/** What is shown before it goes. */
const AHEAD = 31;

/**
 * What was noted of a case goes after the company's own period (SICK-07): once a day, in every process that works in the
 * background. The entries stay, they have a period of their own.
 */
@Injectable()
export class SickDeletions {
  private readonly logger = new Logger('SickDeletions');
  private doneOn: Day | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.register('sick cases', EVERY_MS, (stopping) => this.round(stopping));
  }

  async round(stopping?: AbortSignal): Promise<void> {
    const today = this.clock.today();
    if (this.doneOn === today) return;
    const due = await this.database.call<{ company_id: number; months: number }>(
      sql`select company_id, months from companies_with_sick_periods()`,
    );
    for (const { company_id, months } of due) {
      if (stopping?.aborted) return;
      try {
        await this.deleteOf(company_id, months, today);
      } catch (error) {
        // A company that fails stops no other, and is tried again tomorrow.
        this.logger.error(error);
      }
    }
    this.doneOn = today;
  }

  private async deleteOf(company: number, months: number, today: Day): Promise<void> {
    const tenant = { company, id: 0 };
    await this.database.write(tenant, async (tx) => {
      await lockPeople(
        tx,
        tenant,
        sql`exists (select from sick_cases c where c.company_id = u.company_id and c.user_id = u.id)`,
      );
      const people = (await rowsOf<SicknessRow>(tx, notedSickness(tenant))).map(sicknessOf);
      const ids = people.flatMap((person) => endedBy(person, months, today)).map(({ id }) => id);
      if (ids.length > 0)
        await rowsOf(tx, sql`delete from sick_cases where company_id = ${company} and id = any(${ids})`);
    });
  }
}

/** What is noted of a person and due on the day; of sickness that is no longer entered it is what was known of it. */
function endedBy({ cases, marks }: PersonSickness, months: number, day: Day): StoredCase[] {
  return marks.filter((mark) => {
    const from = deletedFrom(caseOn(cases, mark.first) ?? mark, months);
    return from !== null && from <= day;
  });
}

/** How much goes within the next month, and the last day on which something does. */
export function endingOf(people: readonly PersonSickness[], months: number, today: Day): EndingCases {
  const until = addDays(today, AHEAD);
  const cases = people.reduce((sum, person) => sum + endedBy(person, months, until).length, 0);
  return { cases, until: cases === 0 ? null : until };
}
