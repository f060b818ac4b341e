import { Controller } from '@nestjs/common';
import { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import {
  checkInput,
  closeInput,
  closeResult,
  confirmInput,
  monthOfPerson,
  ownMonths,
  personMonth,
  reopenInput,
  returnInput,
} from '@stundenbuch/domain/workflows/month/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { MonthChecks } from '../../workflows/months/month-checks.service.ts';
import { MonthCloses } from '../../workflows/months/month-closes.service.ts';
import { Months } from '../../workflows/months/months.service.ts';

@Controller()
export class MonthsController {
  constructor(
    private readonly months: Months,
    private readonly closes: MonthCloses,
    private readonly checks: MonthChecks,
  ) {}

  @Route(monthCalls.own, 'Which of the own months are open, and which wait for a confirmation', {
    answer: ownMonths,
  })
  own(who: Caller) {
    return this.months.own(who);
  }

  @Route(monthCalls.company, 'A month of everybody, with what keeps it from being confirmed', {
    answer: z.array(monthOfPerson),
  })
  ofCompany(who: Caller, month: string) {
    return this.months.ofCompany(who, month);
  }

  @Route(monthCalls.month, 'A month of a person: its state, its sheet and the versions of it', {
    answer: personMonth,
  })
  ofPerson(who: Caller, user: number, month: string) {
    return this.months.ofPerson(who, user, month);
  }

  @Route(monthCalls.confirm, 'Confirm the own month', { answer: personMonth, body: confirmInput })
  async confirm(who: Caller, input: Input<typeof confirmInput>) {
    await this.closes.confirm(who, input);
    return this.months.ofPerson(who, who.id, input.read().month);
  }

  @Route(monthCalls.close, 'Close a month of one or many, with a result for each', {
    answer: z.array(closeResult),
    body: closeInput,
  })
  close(who: Caller, input: Input<typeof closeInput>) {
    return this.closes.close(who, input);
  }

  @Route(monthCalls.check, 'Check a confirmed month of the team', { answer: personMonth, body: checkInput })
  async check(who: Caller, input: Input<typeof checkInput>) {
    const user = await this.checks.check(who, input);
    return this.months.ofPerson(who, user, input.read().month);
  }

  @Route(monthCalls.giveBack, 'Give a confirmed month back to its person', {
    answer: personMonth,
    body: returnInput,
  })
  async giveBack(who: Caller, input: Input<typeof returnInput>) {
    const user = await this.checks.giveBack(who, input);
    return this.months.ofPerson(who, user, input.read().month);
  }

  @Route(monthCalls.reopen, 'Open a closed month again; its sheet stays', {
    answer: personMonth,
    body: reopenInput,
  })
  async reopen(who: Caller, input: Input<typeof reopenInput>) {
    const user = await this.closes.reopen(who, input);
    return this.months.ofPerson(who, user, input.read().month);
  }
}
