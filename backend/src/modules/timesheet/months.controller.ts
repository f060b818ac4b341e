import { Controller, Get, Param, Post } from '@nestjs/common';
import { monthAccess as calls } from '@stundenbuch/domain/workflows/month/access';
import {
  closeInput,
  closeResult,
  confirmInput,
  monthOfPerson,
  ownMonths,
  personMonth,
  reopenInput,
} from '@stundenbuch/domain/workflows/month/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { MonthCloses } from '../../workflows/months/month-closes.service.ts';
import { Months } from '../../workflows/months/months.service.ts';

@Controller('month')
export class MonthsController {
  constructor(
    private readonly months: Months,
    private readonly closes: MonthCloses,
  ) {}

  @Get('own')
  @Access(calls.ownMonths)
  @Answers(ownMonths, 'Which of the own months are open, and which wait for a confirmation')
  own(@Who() who: Caller) {
    return this.months.own(who);
  }

  @Get('company/:month')
  @Access(calls.company)
  @Answers(z.array(monthOfPerson), 'A month of everybody, with what keeps it from being confirmed')
  ofCompany(@Who() who: Caller, @Param('month') month: string) {
    return this.months.ofCompany(who, month);
  }

  @Get(':userId/:month')
  @Access(calls.month)
  @Answers(personMonth, 'A month of a person: its state, its sheet and the versions of it')
  ofPerson(@Who() who: Caller, @PathId('userId') user: number, @Param('month') month: string) {
    return this.months.ofPerson(who, user, month);
  }

  @Post('confirm')
  @Access(calls.confirm)
  @Answers(personMonth, 'Confirm the own month')
  async confirm(@Who() who: Caller, @Body(confirmInput) input: Input<typeof confirmInput>) {
    await this.closes.confirm(who, input);
    return this.months.ofPerson(who, who.id, input.read().month);
  }

  @Post('close')
  @Access(calls.close)
  @Answers(z.array(closeResult), 'Close a month of one or many, with a result for each')
  close(@Who() who: Caller, @Body(closeInput) input: Input<typeof closeInput>) {
    return this.closes.close(who, input);
  }

  @Post('reopen')
  @Access(calls.reopen)
  @Answers(personMonth, 'Open a closed month again; its sheet stays')
  async reopen(@Who() who: Caller, @Body(reopenInput) input: Input<typeof reopenInput>) {
    const user = await this.closes.reopen(who, input);
    return this.months.ofPerson(who, user, input.read().month);
  }
}
