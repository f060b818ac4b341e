import { Controller } from '@nestjs/common';
import { ledgerCalls } from '@stundenbuch/domain/accounts/vacation/calls';
import {
  figureInput,
  ledgerFigure,
  postingInput,
  reversalInput,
  storedPosting,
} from '@stundenbuch/domain/accounts/vacation/contract';
import { VacationPostings } from '../../accounts/vacation/vacation-postings.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { VacationLedger } from '../../workflows/vacation/vacation-ledger.service.ts';

@Controller()
export class VacationLedgerController {
  constructor(
    private readonly ledger: VacationLedger,
    private readonly postings: VacationPostings,
  ) {}

  @Route(
    ledgerCalls.figure,
    'A number of a person’s vacation account, with the postings that it is the sum of',
    { answer: ledgerFigure, query: figureInput },
  )
  figure(who: Caller, user: number, query: Input<typeof figureInput>) {
    return this.ledger.figure(who, user, query);
  }

  @Route(ledgerCalls.post, 'Post extra days, a correction or a payment, with a reason', {
    answer: storedPosting,
    body: postingInput,
  })
  post(who: Caller, input: Input<typeof postingInput>) {
    return this.postings.post(who, input);
  }

  @Route(ledgerCalls.reverse, 'Reverse what was posted by hand: the same days with the other sign', {
    answer: storedPosting,
    body: reversalInput,
  })
  reverse(who: Caller, id: number, input: Input<typeof reversalInput>) {
    return this.postings.reverse(who, id, input);
  }
}
