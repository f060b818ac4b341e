import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { noticeText } from '@stundenbuch/domain/accounts/vacation/notice';
import type { Day } from '@stundenbuch/domain/time/day';
import { dateOf, instantOf } from '@stundenbuch/domain/time/real-time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type {
  NoticeInput,
  SentNotices,
  VacationNotice as WireNotice,
} from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { noticeRefusal, tellable } from '@stundenbuch/domain/workflows/yearend/telling';
import { YearEndFacts, type YearEndPersonFacts } from '../../accounts/vacation/year-end-facts.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { instant } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { VacationNotice } from './vacation-notice.entity.ts';

/** What people are told of vacation that is going to expire, and when they read it (LED-10, LED-11). */
@Injectable()
export class ExpiryWarnings {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly facts: YearEndFacts,
    private readonly clock: Clock,
  ) {}

  own(who: Caller): Promise<WireNotice[]> {
    const where = sql`n.user_id = ${who.id} order by (n.read_at is not null), n.sent_at desc, n.id desc`;
    return this.database.read<WireNotice>(who, noticesOf(who, where));
  }

  /** What each is told is computed under the locks: it is what the account says at that moment. */
  send(who: Caller, input: NoticeInput): Promise<SentNotices> {
    refuseIf(noticeRefusal(input, this.clock.today()));
    const handed = input.channel === 'paper' ? input.day : null;
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who);
      const { template } = await this.facts.settings(who, tx);
      const people = await this.facts.of(who, tx);
      const known = new Set(people.map(({ user }) => user));
      if (input.users?.some((user) => !known.has(user))) throw new Refused(refuseWire('not_found'));
      const result: SentNotices = { sent: 0, skipped: [] };
      for (const person of people) {
        if (input.users && !input.users.includes(person.user)) continue;
        const warning = tellable(person.facts, input.year, this.clock.today());
        const { user, first_name, name } = person;
        if ('reason' in warning) result.skipped.push({ user, first_name, name, reason: warning.reason });
        else {
          const text = noticeText(template, { year: input.year, ...warning });
          this.create(tx, who, person, { ...input, ...warning, text, handed });
          result.sent++;
        }
      }
      return result;
    });
  }

  /** Pressing twice reads once. */
  read(who: Caller, id: number): Promise<WireNotice> {
    return this.entries.withPerson(who, who.id, async (tx) => {
      const stored = existing(await tx.findOne(VacationNotice, { company: who.company, user: who.id, id }));
      const now = this.clock.now();
      if (!stored.read_at) tx.assign(stored, { read_at: now, confirmed_at: now });
      await tx.flush();
      const [notice] = await rowsOf<WireNotice>(tx, noticesOf(who, sql`n.id = ${id}`));
      return notice as WireNotice;
    });
  }

  private create(tx: Tx, who: Caller, { user }: YearEndPersonFacts, notice: NewNotice): void {
    const { year, days, deadline, text, channel, note, handed } = notice;
    const now = this.clock.now();
    const sha256 = createHash('sha256').update(text).digest('hex');
    // Noon, which is the same day wherever it is read.
    const read = handed && { read_at: dateOf(instantOf(handed, 12 * 60)), confirmed_at: now };
    tx.create(VacationNotice, {
      company: who.company,
      user,
      year,
      days,
      deadline,
      text,
      sha256,
      channel,
      note,
      ...read,
      sent_at: now,
      sent_by: who.id,
      created_at: now,
      created_by: who.id,
    });
  }
}

interface NewNotice extends NoticeInput {
  days: number;
  deadline: Day;
  text: string;
  handed: Day | null;
}

const noticesOf = ({ company }: Caller, where: Sql) => sql`
  select n.id, n.year, n.days::float8, n.deadline, n.text, n.channel, ${instant(sql`n.sent_at`)} as sent_at,
    ${instant(sql`n.read_at`)} as read_at
  from vacation_notices n where n.company_id = ${company} and ${where}`;
