import { Injectable } from '@nestjs/common';
import { deadlineOf, LIKE_COMPANY, type PersonExpiry } from '@stundenbuch/domain/accounts/vacation/expiry';
import { occasionOf } from '@stundenbuch/domain/accounts/vacation/notice';
import { berlinDay, type Day } from '@stundenbuch/domain/time/day';
import type { DueNotice, NoticePerson } from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { isDue, isProven, tellable, tellableYears } from '@stundenbuch/domain/workflows/yearend/telling';
import { YearEndFacts } from '../../accounts/vacation/year-end-facts.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';

type Told = Pick<NoticePerson, 'user' | 'sent_at' | 'channel' | 'read_at'>;
const NOT_TOLD = { sent_at: null, channel: null, read_at: null };

/** What an admin sees before people are told. */
@Injectable()
export class NoticeLists {
  constructor(
    private readonly database: Database,
    private readonly facts: YearEndFacts,
    private readonly clock: Clock,
  ) {}

  async ofYear(who: Caller, year: number): Promise<NoticePerson[]> {
    const today = this.clock.today();
    const people = await this.facts.of(who);
    const told = new Map((await this.told(who, year)).map((notice) => [notice.user, notice]));
    return people.flatMap(({ user, first_name, name, facts }) => {
      const open = tellable(facts, year, today);
      if ('reason' in open) return [];
      const last = told.get(user) ?? { user, ...NOT_TOLD };
      const sent = last.sent_at === null ? null : berlinDay(Date.parse(last.sent_at));
      const due = isDue(today, year, open.deadline, sent);
      return [{ ...last, ...open, first_name, name, in_time: isProven(facts, year), due }];
    });
  }

  /** Most days of a year there is nothing to tell: then nobody's account is read. */
  async due(who: Caller): Promise<DueNotice[]> {
    const today = this.clock.today();
    const found: DueNotice[] = [];
    for (const year of await this.yearsToTell(who, today)) {
      for (const { deadline } of (await this.ofYear(who, year)).filter(({ due }) => due)) {
        const { occasion } = occasionOf(today, year, deadline) as { occasion: DueNotice['occasion'] };
        const same = found.find((one) => one.year === year && one.deadline === deadline);
        if (same) same.people++;
        else found.push({ year, deadline, occasion, people: 1 });
      }
    }
    return found;
  }

  private async yearsToTell(who: Caller, today: Day): Promise<number[]> {
    const { expiry } = await this.facts.settings(who);
    const own = await this.database.read<PersonExpiry>(
      who,
      sql`select distinct expiry, suspended_until from vacation_expiries where company_id = ${who.company}`,
    );
    const deadlines = (year: number) =>
      [LIKE_COMPANY, ...own].map(
        (person) => deadlineOf({ expiry, person, notices: [], away: [] }, year)?.day,
      );
    return tellableYears(today).filter((year) =>
      deadlines(year).some((day) => day !== undefined && occasionOf(today, year, day)),
    );
  }

  private told(who: Caller, year: number): Promise<Told[]> {
    return this.database.read<Told>(
      who,
      sql`select distinct on (n.user_id) n.user_id as "user", ${instant(sql`n.sent_at`)} as sent_at, n.channel,
          ${instant(sql`n.read_at`)} as read_at
        from vacation_notices n where n.company_id = ${who.company} and n.year = ${year}
        order by n.user_id, n.sent_at desc, n.id desc`,
    );
  }
}
