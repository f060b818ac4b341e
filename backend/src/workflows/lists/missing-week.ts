import { Injectable } from '@nestjs/common';
import { openDays } from '@stundenbuch/domain/records/timesheet/faults';
import { weekToTell } from '@stundenbuch/domain/sides/notices/times';
import { addDays } from '@stundenbuch/domain/time/day';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { Missing } from './missing.service.ts';

/** On Monday everybody learns how many working days of the week before are without an entry, if any. */
@Injectable()
export class MissingWeek {
  constructor(
    jobs: Schedule,
    private readonly missing: Missing,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {
    jobs.register({
      name: 'missing_week',
      period: weekToTell,
      work: (tx, company, monday) => this.tell(tx, company, monday),
    });
  }

  private async tell(tx: Tx, company: CompanyToday, from: string): Promise<void> {
    const to = addDays(from, 6);
    const today = this.clock.today();
    for (const { id, person } of await this.missing.ofCompany(tx, company, from, to)) {
      const days = openDays(person, from, to, today);
      if (days === 0) continue;
      await this.notices.write(tx, company, { kind: 'missing_week', users: [id], data: { days, from, to } });
    }
  }
}
