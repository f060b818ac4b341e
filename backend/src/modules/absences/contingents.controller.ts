import { Controller } from '@nestjs/common';
import { contingentCalls } from '@stundenbuch/domain/accounts/contingents/calls';
import {
  contingent,
  contingentAmountInput,
  contingentBalance,
  contingentChange,
  contingentDayInput,
  contingentFigure,
  contingentFigureInput,
  contingentInput,
  contingentPostingInput,
  storedContingentPosting,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { reversalInput } from '@stundenbuch/domain/accounts/vacation/contract';
import { z } from 'zod';
import { ContingentAccounts } from '../../accounts/contingents/contingent-accounts.service.ts';
import { Contingents } from '../../accounts/contingents/contingents.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';

@Controller()
export class ContingentsController {
  constructor(
    private readonly contingents: Contingents,
    private readonly accounts: ContingentAccounts,
  ) {}

  @Route(contingentCalls.all, 'What people have of the company’s own kinds of absence', {
    answer: z.array(contingent),
  })
  all(who: Caller) {
    return this.contingents.list(who);
  }

  @Route(contingentCalls.one, 'A contingent', { answer: contingent })
  one(who: Caller, id: number) {
    return this.contingents.read(who, id);
  }

  @Route(contingentCalls.create, 'Create a contingent, with its amount from a year on', {
    answer: contingent,
    body: contingentInput,
  })
  create(who: Caller, input: Input<typeof contingentInput>) {
    return this.contingents.create(who, input.read());
  }

  @Route(contingentCalls.change, 'Change a contingent', { answer: contingent, body: contingentChange })
  change(who: Caller, id: number, input: Input<typeof contingentChange>) {
    return this.contingents.change(who, id, input);
  }

  @Route(contingentCalls.setAmount, 'Set what everybody, or one person, has from a year on', {
    answer: contingent,
    body: contingentAmountInput,
  })
  setAmount(who: Caller, id: number, input: Input<typeof contingentAmountInput>) {
    return this.contingents.setAmount(who, id, input);
  }

  @Route(contingentCalls.account, 'What a person has of each contingent on a day', {
    answer: z.array(contingentBalance),
    query: contingentDayInput,
  })
  account(who: Caller, user: number, query: Input<typeof contingentDayInput>) {
    return this.accounts.of(who, user, query);
  }

  @Route(contingentCalls.why, 'A number of a contingent, with the postings that it is the sum of', {
    answer: contingentFigure,
    query: contingentFigureInput,
  })
  why(who: Caller, user: number, id: number, query: Input<typeof contingentFigureInput>) {
    return this.accounts.why(who, user, id, query);
  }

  @Route(contingentCalls.post, 'Post extra days or a correction to a contingent, with a reason', {
    answer: storedContingentPosting,
    body: contingentPostingInput,
  })
  post(who: Caller, input: Input<typeof contingentPostingInput>) {
    return this.accounts.post(who, input);
  }

  @Route(contingentCalls.reverse, 'Reverse what was posted to a contingent', {
    answer: storedContingentPosting,
    body: reversalInput,
  })
  reverse(who: Caller, id: number, input: Input<typeof reversalInput>) {
    return this.accounts.reverse(who, id, input);
  }
}
