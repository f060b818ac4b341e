import { Injectable } from '@nestjs/common';
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
  type StoredTimePosting,
  timePostingRefusal,
  timeReversalRefusal,
} from '@stundenbuch/domain/accounts/overtime/postings';
import { payoutWarning } from '@stundenbuch/domain/accounts/overtime/words';
import { postedAmount } from '@stundenbuch/domain/accounts/postings/postings';
import { OPENING_TEXT } from '@stundenbuch/domain/sides/people/openings';
import { Clock } from '../../platform/clock.ts';
import type { Tenant, Tx } from '../../platform/database/database.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AccountPostings, type PostedAccount } from '../postings/account-postings.service.ts';
import { type NewTimePosting, reversalOf, storePostings } from './new-postings.ts';
import { OvertimeService, type TimeAccount } from './overtime.service.ts';

type Facts = TimeAccount['facts'];
type Stored = StoredTimePosting & { user: number };

/** What admins post to time accounts. */
@Injectable()
export class TimePostings {
  private readonly account: PostedAccount<Facts, NewTimePosting, Stored>;

  constructor(
    private readonly postings: AccountPostings,
    private readonly clock: Clock,
    overtime: OvertimeService,
  ) {
    this.account = {
      table: 'time_postings',
      conflicts: { time_postings_reversed_once: () => refuseOvertime('overtime_reversed') },
      facts: async (tx, who, user) => (await overtime.of(who, [user], tx))?.accounts[0]?.facts,
      store: (tx, who, postings) => storePostings(tx, who, clock.now(), postings),
    };
  }

  /** What the account of somebody new begins with, in the transaction that stores the person (START-03). */
  async begin(
    tx: Tx,
    tenant: Tenant,
    {
      text = OPENING_TEXT,
      ...opening
    }: Pick<Stored, 'user' | 'day' | 'minutes'> & { text: string | undefined },
  ): Promise<void> {
    const posting = { ...opening, kind: 'opening', text, reverses_id: null } as const;
    await storePostings(tx, tenant, this.clock.now(), [posting]);
  }

  /** Another opening replaces the one that there is. */
  async post(who: Caller, sent: Input<typeof timePostingInput>): Promise<PostedPosting> {
    const { user, day, kind, text, minutes } = sent.read();
    const posted = await this.postings.post(who, overtimeAccess.post, this.account, user, (facts) => {
      refuseIf(timePostingRefusal({ day, kind, minutes }, facts.since));
      const posting = { day, kind, text, reverses_id: null, minutes: postedAmount(kind, minutes) };
      const replaced = kind === 'opening' ? openingOn(facts.postings, day) : null;
      return replaced ? [reversalOf(replaced, text), posting] : [posting];
    });
    const before = balanceNow(posted.facts);
    return answer(posted, kind === 'payout' && minutes > before ? [payoutWarning(before)] : []);
  }

  /** What the account of a person begins with on whatever day; it replaces the opening of that day. */
  async open(
    who: Caller,
    { user, day, minutes, text }: Pick<Stored, 'user' | 'day' | 'minutes'> & { text: string },
  ): Promise<void> {
    await this.postings.post(who, overtimeAccess.post, this.account, user, (facts) => {
      const replaced = openingOn(facts.postings, day);
      const posting = { day, minutes, kind: 'opening', text, reverses_id: null } as const;
      return [...(replaced ? [reversalOf(replaced, text)] : []), ...(minutes === 0 ? [] : [posting])];
    });
  }

  async reverse(who: Caller, id: number, sent: Input<typeof timeReversalInput>): Promise<PostedPosting> {
    const reversal = (posting: StoredTimePosting, { postings }: Facts, text: string) => {
      refuseIf(timeReversalRefusal(posting, postings));
      return reversalOf(posting, text);
    };
    return answer(
      await this.postings.reverse(who, overtimeAccess.reverse, this.account, id, sent, reversal),
      [],
    );
  }
}

/** Of several postings the last one, with the balance after all of them. */
function answer({ facts, stored }: { facts: Facts; stored: Stored[] }, warnings: string[]): PostedPosting {
  const balance = balanceNow({ ...facts, postings: [...facts.postings, ...stored] });
  return { ...(stored.at(-1) as Stored), balance, warnings };
}
