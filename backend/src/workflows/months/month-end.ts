import { Injectable } from '@nestjs/common';
import { lastDayToChange } from '@stundenbuch/domain/day/workday/open-days';
import { monthToTell } from '@stundenbuch/domain/sides/notices/times';
import { closesMonths, graceOf } from '../../day/open-months.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** At the end of a month people are told to complete it, and until when they can. */
@Injectable()
export class MonthEnd {
  constructor(
    jobs: Schedule,
    private readonly notices: NoticeWriter,
  ) {
    jobs.register({
      name: 'month_closing',
      period: monthToTell,
      work: (tx, company, month) => this.tell(tx, company, month),
    });
  }

  private async tell(tx: Tx, recipients: CompanyToday, month: string): Promise<void> {
    const { company, flags } = recipients;
    if (!flags.includes('timebooking') && !flags.includes('projectbooking')) return;
    const people = await rowsOf<{ id: number }>(
      tx,
      sql`select id from users where company_id = ${company} and active and role <> 4 order by id`,
    );
    const users = people.map(({ id }) => id);
    const grace = closesMonths(recipients) ? await graceOf(tx, recipients) : null;
    const until = grace === null ? {} : { until: lastDayToChange(month, { grace }) };
    await this.notices.write(tx, recipients, { kind: 'month_closing', users, data: { month, ...until } });
  }
}
