import { Injectable } from '@nestjs/common';
import { vacationDay } from '@stundenbuch/domain/sides/notices/times';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { type CompanyToday, Schedule } from './schedule.service.ts';

/** After which what people were told, and what was sent, is gone. */
const KEPT_MS = 90 * 86_400_000;

/** Forgets what is old. */
@Injectable()
export class Retention {
  constructor(
    tasks: Schedule,
    private readonly clock: Clock,
  ) {
    tasks.register({
      name: 'old_notices',
      period: vacationDay,
      work: (tx, company) => this.forget(tx, company),
    });
  }

  private async forget(tx: Tx, { company }: CompanyToday): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await rowsOf(tx, sql`delete from notices where company_id = ${company} and created_at < ${before}`);
    await rowsOf(tx, sql`delete from outbox where company_id = ${company} and finished_at < ${before}`);
    // No period comes again after so long a time.
    await rowsOf(tx, sql`delete from job_runs where company_id = ${company} and created_at < ${before}`);
  }
}
