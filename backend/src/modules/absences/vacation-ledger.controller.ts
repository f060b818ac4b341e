import { Controller, Get, Post } from '@nestjs/common';
import { ledgerAccess as calls } from '@stundenbuch/domain/accounts/vacation/access';
import {
  figureInput,
  ledgerFigure,
  postingInput,
  reversalInput,
  storedPosting,
} from '@stundenbuch/domain/accounts/vacation/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { VacationLedger } from '../../workflows/vacation/vacation-ledger.service.ts';
import { VacationPostings } from '../../workflows/vacation/vacation-postings.service.ts';

@Controller('vacation')
export class VacationLedgerController {
  constructor(
    private readonly ledger: VacationLedger,
    private readonly postings: VacationPostings,
  ) {}

  @Get('ledger/:userId')
  @Access(calls.ledger)
  @Answers(ledgerFigure, 'A number of a person’s vacation account, with the postings that it is the sum of')
  figure(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Listing(figureInput) query: Input<typeof figureInput>,
  ) {
    return this.ledger.figure(who, user, query);
  }

  @Post('posting')
  @Access(calls.post)
  @Answers(storedPosting, 'Post extra days, a correction or a payment, with a reason')
  post(@Who() who: Caller, @Body(postingInput) input: Input<typeof postingInput>) {
    return this.postings.post(who, input);
  }

  @Post('posting/:id/reverse')
  @Access(calls.reverse)
  @Answers(storedPosting, 'Reverse what was posted by hand: the same days with the other sign')
  reverse(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(reversalInput) input: Input<typeof reversalInput>,
  ) {
    return this.postings.reverse(who, id, input);
  }
}
