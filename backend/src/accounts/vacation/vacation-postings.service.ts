import { Injectable } from '@nestjs/common';
import { postedAmount } from '@stundenbuch/domain/accounts/postings/postings';
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
import { Clock } from '../../platform/clock.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { AccountPostings, type PostedAccount } from '../postings/account-postings.service.ts';
import { LedgerService, type NewVacationPosting } from './ledger.service.ts';

type Stored = NewVacationPosting & { id: number };

/** What admins post to vacation accounts. */
@Injectable()
export class VacationPostings {
  private readonly account: PostedAccount<LedgerFacts, Omit<NewVacationPosting, 'user'>, Stored>;

  constructor(
    private readonly postings: AccountPostings,
    private readonly clock: Clock,
    ledgers: LedgerService,
  ) {
    this.account = {
      table: 'vacation_postings',
      conflicts: { vacation_postings_reversed: () => refuseLedger('posting_reversed') },
      facts: async (tx, who, user) => (await ledgers.of(who, [user], tx)).get(user),
      store: (tx, who, postings) => ledgers.post(tx, who, postings),
    };
  }

  async post(who: Caller, sent: Input<typeof postingInput>): Promise<WireStoredPosting> {
    const { user, days, ...input } = sent.read();
    const { stored } = await this.postings.post(who, ledgerAccess.post, this.account, user, (facts) => {
      refuseIf(postingRefusal(input, facts, this.clock.today()));
      return [{ ...input, days: postedAmount(input.kind, days) }];
    });
    return answer(stored);
  }

  /** The same days on the same day with the other sign: no sum of any day knows either of them. */
  async reverse(who: Caller, id: number, sent: Input<typeof reversalInput>): Promise<WireStoredPosting> {
    const reversal = (posting: StoredPosting, { postings, lastDay }: LedgerFacts, text: string) => {
      refuseIf(reversalRefusal(posting, postings));
      const { year, day, kind, days } = posting;
      // What gives nothing back takes days from a year that nobody can use any more.
      if (days < 0) refuseIf(lapsedRefusal(year, this.clock.today(), lastDay));
      return { year, day, kind, days: -days, text, reverses_id: id };
    };
    const { reverse } = ledgerAccess;
    return answer((await this.postings.reverse(who, reverse, this.account, id, sent, reversal)).stored);
  }
}

function answer([posting]: readonly Stored[]): WireStoredPosting {
  const { id, user, year, day, kind, days, text, reverses_id = null } = posting as Stored;
  return { id, user, year, day, kind, days, text, reverses_id };
}
