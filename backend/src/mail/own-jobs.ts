import { Injectable } from '@nestjs/common';
import { lastDayToChange } from '@stundenbuch/domain/day/workday/open-days';
import { monthToTell, vacationDay } from '@stundenbuch/domain/sides/notices/times';
import { closesMonths, graceOf } from '../day/open-months.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Jobs, type Told } from './jobs.service.ts';
import { Notices } from './notices.service.ts';

/** After which what people were told, and what was sent, is gone. */
const KEPT_MS = 90 * 86_400_000;

/** What is due and needs no other noun: the end of the month, and forgetting what is old. */
@Injectable()
export class OwnJobs {
  constructor(
    jobs: Jobs,
    private readonly notices: Notices,
    private readonly clock: Clock,
  ) {
    jobs.register({
      name: 'month_closing',
      period: monthToTell,
      work: (tx, company, month) => this.tellMonth(tx, company, month),
    });
    jobs.register({
      name: 'old_notices',
      period: vacationDay,
      work: (tx, company) => this.forget(tx, company),
    });
  }

  private async tellMonth(tx: Tx, told: Told, month: string): Promise<void> {
    const { company, flags } = told;
    if (!flags.includes('timebooking') && !flags.includes('projectbooking')) return;
    const people = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${company} and active and role <> 4 order by id`,
    );
    const users = people.map(({ id }) => id);
    const grace = closesMonths(told) ? await graceOf(tx, told) : null;
    const until = grace === null ? {} : { until: lastDayToChange(month, { grace }) };
    await this.notices.write(tx, told, { kind: 'month_closing', users, data: { month, ...until } });
  }

  private async forget(tx: Tx, { company }: Told): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await rowsOf(tx, sql`delete from notices where company_id = ${company} and created_at < ${before}`);
    await rowsOf(tx, sql`delete from outbox where company_id = ${company} and finished_at < ${before}`);
    await rowsOf(
      tx,
      sql`delete from job_runs where company_id = ${company} and created_at < ${before} and name = 'old_notices'`,
    );
  }
}
