import { Controller } from '@nestjs/common';
import { overtimeCalls } from '@stundenbuch/domain/accounts/overtime/calls';
import {
  overtimeBalance,
  overtimeMonth,
  overtimeOfPerson,
  postedPosting,
  timePostingInput,
  timeReversalInput,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { z } from 'zod';
import { TimeAccounts } from '../../accounts/overtime/time-accounts.service.ts';
import { TimePostings } from '../../accounts/overtime/time-postings.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';

@Controller()
export class TimeAccountsController {
  constructor(
    private readonly accounts: TimeAccounts,
    private readonly postings: TimePostings,
  ) {}

  @Route(overtimeCalls.balance, 'The own balance in minutes, and the warning beside it', {
    answer: overtimeBalance,
  })
  current(who: Caller) {
    return this.accounts.current(who);
  }

  @Route(overtimeCalls.month, 'A month of an account, with the reason of every number', {
    answer: overtimeMonth,
  })
  ofPerson(who: Caller, user: number, month: string) {
    return this.accounts.ofPerson(who, user, month);
  }

  @Route(overtimeCalls.company, 'A month of all accounts', { answer: z.array(overtimeOfPerson) })
  ofCompany(who: Caller, month: string) {
    return this.accounts.ofCompany(who, month);
  }

  @Route(overtimeCalls.post, 'Post minutes to an account; payout and cut take them from it', {
    answer: postedPosting,
    body: timePostingInput,
  })
  post(who: Caller, input: Input<typeof timePostingInput>) {
    return this.postings.post(who, input);
  }

  @Route(overtimeCalls.reverse, 'Take a posting back by another one', {
    answer: postedPosting,
    body: timeReversalInput,
  })
  reverse(who: Caller, id: number, input: Input<typeof timeReversalInput>) {
    return this.postings.reverse(who, id, input);
  }
}
