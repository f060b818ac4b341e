import { Injectable } from '@nestjs/common';
import { dayToRemind } from '@stundenbuch/domain/sides/notices/times';
import { tokensFeature } from '@stundenbuch/domain/sides/tokens/features';
import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { type CompanyToday, Schedule } from '../../mail/schedule.service.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

const NAME = 'token_ending';
const DAYS_BEFORE = 7;

interface Ending {
  user: number;
  name: string;
  day: Day;
}

/**
 * Seven days before a token ends its person is told (TOK-03). What fell due since the last round is told, so that a day without a
 * process loses nothing; of a token that was made for less nobody need be reminded.
 */
@Injectable()
export class EndingTokens {
  constructor(
    jobs: Schedule,
    private readonly notices: NoticeWriter,
  ) {
    jobs.register({
      name: NAME,
      feature: tokensFeature.name,
      period: dayToRemind,
      work: (tx, company, today) => this.tell(tx, company, today),
    });
  }

  private async tell(tx: Tx, company: CompanyToday, today: Day): Promise<void> {
    const [last] = await rowsOf<{ day: Day | null }>(
      tx,
      sql`select max(period) as day from job_runs
        where company_id = ${company.company} and name = ${NAME} and period < ${today}`,
    );
    const told = addDays(last?.day ?? addDays(today, -1), DAYS_BEFORE);
    const ending = await rowsOf<Ending>(
      tx,
      sql`select user_id as "user", name, to_char(day, 'YYYY-MM-DD') as day from (
          select id, user_id, name, (expires_at at time zone 'Europe/Berlin')::date as day,
            (created_at at time zone 'Europe/Berlin')::date as since
          from sessions where company_id = ${company.company} and kind = 'token'
        ) t
        where day > ${told}::date and day <= ${addDays(today, DAYS_BEFORE)}::date and day - since > ${DAYS_BEFORE}
          and day >= ${today}::date
        order by id`,
    );
    for (const { user, name, day } of ending)
      await this.notices.write(tx, company, { kind: NAME, users: [user], data: { name, day } });
  }
}
