import { Injectable } from '@nestjs/common';
import type { AccessRow } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { balanceNow } from '@stundenbuch/domain/accounts/overtime/account';
import type {
  PostedPosting,
  timePostingInput,
  timeReversalInput,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { refuseOvertime } from '@stundenbuch/domain/accounts/overtime/messages';
import {
  openingOn,
  postedMinutes,
  timePostingRefusal,
  timeReversalRefusal,
} from '@stundenbuch/domain/accounts/overtime/postings';
import { payoutWarning } from '@stundenbuch/domain/accounts/overtime/words';
import { lockedPostingRefusal } from '@stundenbuch/domain/day/workday/open-days';
import { OPENING_TEXT } from '@stundenbuch/domain/sides/people/openings';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { type LockedMonths, lockedMonthsOf } from '../../day/locked-months.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { OvertimeService, type TimeAccount } from './overtime.service.ts';
import { insertPostings, type NewTimePosting, reversalOf } from './posting-rows.ts';

const conflicts = { time_postings_reversed_once: () => refuseOvertime('overtime_reversed') };

/** What admins post to time accounts: under the person's lock, one after the other. */
@Injectable()
export class TimePostings {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly overtime: OvertimeService,
    private readonly clock: Clock,
  ) {}

  /** What the account of somebody new begins with, in the transaction that stores the person (START-03). */
  async begin(
    tx: Tx,
    tenant: Tenant,
    opening: Pick<NewTimePosting, 'user' | 'day' | 'minutes'>,
  ): Promise<void> {
    const posting = { ...opening, kind: 'opening', text: OPENING_TEXT, reverses_id: null } as const;
    await insertPostings(tx, tenant, this.clock.now(), [posting]);
  }

  /** Another opening replaces the one that there is. */
  post(who: Caller, sent: Input<typeof timePostingInput>): Promise<PostedPosting> {
    const { user, day, kind, text, ...typed } = sent.read();
    return this.write(who, overtimeAccess.post, async (tx) => {
      const { facts } = await this.account(tx, who, user);
      refuseIf(timePostingRefusal({ day, kind, ...typed }, facts.since));
      const before = balanceNow(facts);
      const posting: NewTimePosting = {
        user,
        day,
        kind,
        text,
        reverses_id: null,
        minutes: postedMinutes({ kind, ...typed }),
      };
      const replaced = kind === 'opening' ? openingOn(facts.postings, day) : null;
      const reversed = replaced ? [reversalOf(replaced, text)] : [];
      const warnings = kind === 'payout' && typed.minutes > before ? [payoutWarning(before)] : [];
      return this.store(tx, who, [...reversed, posting], warnings);
    });
  }

  reverse(who: Caller, id: number, sent: Input<typeof timeReversalInput>): Promise<PostedPosting> {
    return this.write(who, overtimeAccess.reverse, async (tx) => {
      const [found] = await rowsOf<{ user: number }>(
        tx,
        sql`select user_id as "user" from time_postings where company_id = ${who.company} and id = ${id}`,
      );
      if (!found) throw new Refused(refuseWire('not_found'));
      const { text } = sent.read();
      const { facts } = await this.account(tx, who, found.user);
      const posting = facts.postings.find((one) => one.id === id);
      if (!posting) throw new Refused(refuseWire('not_found'));
      refuseIf(timeReversalRefusal(posting, facts.postings));
      return this.store(tx, who, [reversalOf(posting, text)], []);
    });
  }

  private write<T>(who: Caller, row: AccessRow, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, row);
      return work(tx);
    });
  }

  /** Under the person's lock, as a request of overtime reduction is. */
  private async account(tx: Tx, who: Caller, user: number): Promise<TimeAccount> {
    await lockPeople(tx, who, sql`u.id = ${user}`);
    const [account] = (await this.overtime.of(who, [user], tx))?.accounts ?? [];
    if (!account) throw new Refused(refuseWire('not_found'));
    return account;
  }

  /** Of several postings the last one is answered. */
  private async store(tx: Tx, who: Caller, postings: readonly NewTimePosting[], warnings: string[]) {
    const users = [...new Set(postings.map(({ user }) => user))];
    const months = await lockedMonthsOf(tx, who, users);
    for (const { user, day } of postings)
      refuseIf(lockedPostingRefusal(day, months.get(user) as LockedMonths));
    const ids = await insertPostings(tx, who, this.clock.now(), postings);
    const posting = postings.at(-1) as NewTimePosting;
    const { facts } = await this.account(tx, who, posting.user);
    return { ...posting, id: ids.at(-1) as number, balance: balanceNow(facts), warnings };
  }
}
