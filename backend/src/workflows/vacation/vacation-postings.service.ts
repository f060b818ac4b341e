import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { ledgerAccess } from '@stundenbuch/domain/accounts/vacation/access';
import type {
  postingInput,
  reversalInput,
  WireStoredPosting,
} from '@stundenbuch/domain/accounts/vacation/contract';
import type { LedgerFacts } from '@stundenbuch/domain/accounts/vacation/ledger';
import { refuseLedger } from '@stundenbuch/domain/accounts/vacation/messages';
import type { StoredPosting } from '@stundenbuch/domain/accounts/vacation/posting';
import { lapsedRefusal, postingRefusal, reversalRefusal } from '@stundenbuch/domain/accounts/vacation/rules';
import { lockedPostingRefusal } from '@stundenbuch/domain/day/workday/open-days';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import {
  LedgerService,
  type NewVacationPosting,
  type PostingRecord,
} from '../../accounts/vacation/ledger.service.ts';
import { lockedMonthsOf } from '../../day/locked-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

const conflicts = { vacation_postings_reversed: () => refuseLedger('posting_reversed') };

/** What an admin posts to people's vacation accounts: under the person's lock, with what is there read after it. */
@Injectable()
export class VacationPostings {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly ledgers: LedgerService,
    private readonly clock: Clock,
  ) {}

  post(who: Caller, sent: Input<typeof postingInput>): Promise<WireStoredPosting> {
    const input = sent.read();
    return this.write(who, ledgerAccess.post, async (tx) => {
      const facts = await this.lock(tx, who, input.user);
      refuseIf(postingRefusal(input, facts, this.clock.today()));
      return this.store(tx, who, input);
    });
  }

  /** The same days on the same day with the other sign: no sum of any day knows either of them. */
  async reverse(who: Caller, id: number, sent: Input<typeof reversalInput>): Promise<WireStoredPosting> {
    return this.write(who, ledgerAccess.reverse, async (tx) => {
      const [found] = await rowsOf<{ user: number }>(
        tx,
        sql`select user_id as "user" from vacation_postings where company_id = ${who.company} and id = ${id}`,
      );
      if (!found) throw new Refused(refuseWire('not_found'));
      const { text } = sent.read();
      const { postings, lastDay } = await this.lock(tx, who, found.user);
      const posting = postings.find((one) => one.id === id) as StoredPosting;
      refuseIf(reversalRefusal(posting, postings));
      const { year, day, kind, days } = posting;
      // What gives nothing back takes days from a year that nobody can use any more.
      if (days < 0) refuseIf(lapsedRefusal(year, this.clock.today(), lastDay));
      return this.store(tx, who, { user: found.user, year, day, kind, days: -days, text, reverses_id: id });
    });
  }

  private write<T>(who: Caller, row: AccessRow, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row);
      return work(tx);
    });
  }

  private async lock(tx: Tx, who: Caller, user: number): Promise<LedgerFacts> {
    await lockPeople(tx, who, sql`u.id = ${user}`);
    const facts = (await this.ledgers.of(who, [user], tx)).get(user);
    if (!facts) throw new Refused(refuseWire('not_found'));
    return facts;
  }

  private async store(tx: Tx, who: Caller, posting: NewVacationPosting): Promise<WireStoredPosting> {
    const months = (await lockedMonthsOf(tx, who, [posting.user])).get(posting.user);
    refuseIf(months ? lockedPostingRefusal(posting.day, months) : null);
    const [stored] = await this.ledgers.post(tx, who, [posting]);
    const { closing_id: _, ...record } = stored as PostingRecord;
    return record;
  }
}
