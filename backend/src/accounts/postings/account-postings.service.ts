import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import type { BasePosting } from '@stundenbuch/domain/accounts/postings/postings';
import { lockedPostingRefusal } from '@stundenbuch/domain/day/workday/open-days';
import { type LockedMonths, lockedMonthsOf } from '../../day/locked-months.ts';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

/** What an account of days and one of hours do each in its own way. */
export interface PostedAccount<Facts, New, Stored> {
  table: 'vacation_postings' | 'time_postings' | 'contingent_postings';
  /** Of two who reverse the same posting at once, one is told. */
  conflicts: Conflicts;
  /** Nothing where the person has no account. */
  facts: (tx: Tx, who: Caller, user: number) => Promise<Facts | undefined>;
  store: (tx: Tx, who: Caller, postings: (New & { user: number })[]) => Promise<Stored[]>;
}

/** What admins post to people's accounts: under the person's lock, one after the other, never into a closed month (SET-20). */
@Injectable()
export class AccountPostings {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  /** What `decide` makes of the facts is stored; answers both. */
  post<Facts, New extends Pick<BasePosting, 'day'>, Stored>(
    who: Caller,
    row: AccessRow,
    account: PostedAccount<Facts, New, Stored>,
    user: number,
    decide: (facts: Facts) => New[],
  ): Promise<{ facts: Facts; stored: Stored[] }> {
    return this.database.writeOrRefuse(who, account.conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row);
      await lockPeople(tx, who, sql`u.id = ${user}`);
      const facts = existing(await account.facts(tx, who, user));
      const postings = decide(facts);
      const months = (await lockedMonthsOf(tx, who, [user])).get(user) as LockedMonths;
      for (const { day } of postings) refuseIf(lockedPostingRefusal(day, months));
      const ofPerson = postings.map((posting) => ({ user, ...posting }));
      return { facts, stored: await account.store(tx, who, ofPerson) };
    });
  }

  /** Its reversal belongs to the account of the same person. */
  async reverse<
    Posting extends BasePosting,
    Facts extends { postings: readonly Posting[] },
    New extends Pick<BasePosting, 'day'>,
    Stored,
  >(
    who: Caller,
    row: AccessRow,
    account: PostedAccount<Facts, New, Stored>,
    id: number,
    sent: { read: () => { text: string } },
    decide: (posting: Posting, facts: Facts, text: string) => New,
  ): Promise<{ facts: Facts; stored: Stored[] }> {
    const { user } = await readOne<{ user: number }>(
      this.database,
      who,
      sql`select user_id as "user" from ${sql.table(account.table)}
        where company_id = ${who.company} and id = ${id}`,
    );
    const { text } = sent.read();
    return this.post(who, row, account, user, (facts) => {
      const posting = existing(facts.postings.find((one) => one.id === id));
      return [decide(posting, facts, text)];
    });
  }
}
