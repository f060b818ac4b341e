import { Injectable } from '@nestjs/common';
import { balanceNow } from '@stundenbuch/domain/overtime/account';
import type { PostedPosting, postingInput, reversalInput } from '@stundenbuch/domain/overtime/contract';
import { refuseOvertime } from '@stundenbuch/domain/overtime/messages';
import {
  openingOn,
  postedMinutes,
  postingRefusal,
  reversalRefusal,
} from '@stundenbuch/domain/overtime/postings';
import { payoutWarning } from '@stundenbuch/domain/overtime/words';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Entries } from '../entries/entries.service.ts';
import { Clock } from '../platform/clock.ts';
import { Database, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { type Account, OvertimeService } from './overtime.service.ts';
import { insertPostings, type NewPosting, reversalOf } from './posting-rows.ts';

/** What admins post to time accounts: behind the lock of the person, one after the other. */
@Injectable()
export class TimePostings {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  /** Another opening replaces the one that there is. */
  post(who: Caller, sent: Input<typeof postingInput>): Promise<PostedPosting> {
    const { user, day, kind, text, ...typed } = sent.read();
    return this.entries.withPerson(who, user, async (tx) => {
      const { facts } = await this.account(tx, who, user);
      refuseIf(postingRefusal({ day, kind, ...typed }, facts.since));
      const before = balanceNow(facts);
      const posting: NewPosting = {
        ...{ user, day, kind, text, reverses_id: null },
        minutes: postedMinutes({ kind, ...typed }),
      };
      const replaced = kind === 'opening' ? openingOn(facts.postings, day) : null;
      const reversed = replaced ? [reversalOf(replaced, text)] : [];
      const warnings = kind === 'payout' && typed.minutes > before ? [payoutWarning(before)] : [];
      return this.store(tx, who, [...reversed, posting], warnings);
    });
  }

  async reverse(who: Caller, id: number, sent: Input<typeof reversalInput>): Promise<PostedPosting> {
    const [found] = await this.database.read<{ user: number }>(
      who,
      sql`select user_id as "user" from time_postings where company_id = ${who.company} and id = ${id}`,
    );
    if (!found) throw new Refused(refuseWire('not_found'));
    return this.entries.withPerson(
      who,
      found.user,
      async (tx) => {
        const { facts } = await this.account(tx, who, found.user);
        const posting = facts.postings.find((one) => one.id === id);
        if (!posting) throw new Refused(refuseWire('not_found'));
        const { text } = sent.read();
        refuseIf(reversalRefusal(posting, facts.postings));
        return this.store(tx, who, [reversalOf(posting, text)], []);
      },
      { time_postings_reversed_once: () => refuseOvertime('overtime_reversed') },
    );
  }

  private async account(tx: Tx, who: Caller, user: number): Promise<Account> {
    const [account] = (await this.overtime.of(who, [user], tx))?.accounts ?? [];
    if (!account) throw new Refused(refuseWire('not_found'));
    return account;
  }

  /** Of several postings the last one is answered. */
  private async store(tx: Tx, who: Caller, postings: readonly NewPosting[], warnings: string[]) {
    const ids = await insertPostings(tx, who, this.clock.now(), postings);
    const posting = postings.at(-1) as NewPosting;
    const { facts } = await this.account(tx, who, posting.user);
    return { ...posting, id: ids.at(-1) as number, balance: balanceNow(facts), warnings };
  }
}
