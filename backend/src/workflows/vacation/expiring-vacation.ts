import { Injectable } from '@nestjs/common';
import { ledgerFeature } from '@stundenbuch/domain/accounts/vacation/features';
import { isVacationToTell, vacationDay } from '@stundenbuch/domain/sides/notices/times';
import { tellable, tellableYears } from '@stundenbuch/domain/workflows/yearend/telling';
import { YearEndFacts } from '../../accounts/vacation/year-end-facts.service.ts';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import type { Tx } from '../../platform/database/database.ts';

/** Who still has vacation learns of its deadline, where the company keeps a ledger: only there vacation expires. */
@Injectable()
export class ExpiringVacation {
  constructor(
    jobs: Schedule,
    private readonly facts: YearEndFacts,
    private readonly notices: NoticeWriter,
  ) {
    jobs.register({
      name: 'vacation_expiring',
      period: vacationDay,
      work: (tx, company, day) => this.tell(tx, company, day),
    });
  }

  private async tell(tx: Tx, company: CompanyToday, today: string): Promise<void> {
    if (!company.features.includes(ledgerFeature.name)) return;
    for (const { user, facts } of await this.facts.of(company, tx)) {
      for (const year of tellableYears(today)) {
        const open = tellable(facts, year, today);
        if ('reason' in open || !isVacationToTell(today, open.deadline)) continue;
        await this.notices.write(tx, company, { kind: 'vacation_expiring', users: [user], data: open });
      }
    }
  }
}
