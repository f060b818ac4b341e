import { Controller, Get, Param, Post } from '@nestjs/common';
import { overtimeAccess as calls } from '@stundenbuch/domain/accounts/overtime/access';
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
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

@Controller('overtime')
export class TimeAccountsController {
  constructor(
    private readonly accounts: TimeAccounts,
    private readonly postings: TimePostings,
  ) {}

  @Get('balance')
  @Access(calls.current)
  @Answers(overtimeBalance, 'The own balance in minutes, and the warning beside it')
  current(@Who() who: Caller) {
    return this.accounts.current(who);
  }

  @Get('user/:userId/:month')
  @Access(calls.month)
  @Answers(overtimeMonth, 'A month of an account, with the reason of every number')
  ofPerson(@Who() who: Caller, @PathId('userId') user: number, @Param('month') month: string) {
    return this.accounts.ofPerson(who, user, month);
  }

  @Get('company/:month')
  @Access(calls.company)
  @Answers(z.array(overtimeOfPerson), 'A month of all accounts')
  ofCompany(@Who() who: Caller, @Param('month') month: string) {
    return this.accounts.ofCompany(who, month);
  }

  @Post('posting')
  @Access(calls.post)
  @Answers(postedPosting, 'Post minutes to an account; payout and cut take them from it')
  post(@Who() who: Caller, @Body(timePostingInput) input: Input<typeof timePostingInput>) {
    return this.postings.post(who, input);
  }

  @Post('posting/:id/reversal')
  @Access(calls.reverse)
  @Answers(postedPosting, 'Take a posting back by another one')
  reverse(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(timeReversalInput) input: Input<typeof timeReversalInput>,
  ) {
    return this.postings.reverse(who, id, input);
  }
}
