import { Controller, Get, Param, Post } from '@nestjs/common';
import { lawAccess as calls } from '@stundenbuch/domain/accounts/lawguide/access';
import { lawPreview, lawPreviewInput, lawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { z } from 'zod';
import { dated, proposalOf, withBreaks } from '../../accounts/law/guided-times.service.ts';
import { LawService } from '../../accounts/law/law.service.ts';
import { LawCheck } from '../../accounts/law/law-check.service.ts';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Refused } from '../../platform/refused.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

@Controller('law')
export class LawController {
  constructor(
    private readonly law: LawService,
    private readonly check: LawCheck,
  ) {}

  @Get('user/:userId/:from/:to')
  @Access(calls.ofPerson)
  @Answers(z.array(lawRow), 'What the working-time law says of the days of a person, at most 400')
  ofPerson(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Param('from') from: string,
    @Param('to') to: string,
  ) {
    return this.law.ofPerson(who, user, from, to);
  }

  @Get('company/:from/:to')
  @Access(calls.ofCompany)
  @Answers(z.array(lawRow), 'The same of everybody')
  ofCompany(@Who() who: Caller, @Param('from') from: string, @Param('to') to: string) {
    return this.law.ofCompany(who, from, to);
  }

  @Post('preview')
  @Access(calls.preview)
  @Answers(lawPreview, 'What the law says of a working time that is not saved yet')
  preview(@Who() who: Caller, @Body(lawPreviewInput) body: Input<typeof lawPreviewInput>) {
    const { intervals, ...typed } = body.read();
    const person = typed.user ?? who.id;
    if (!mayReadPerson(who, person)) throw new Refused(refuseWire('forbidden'));
    const input = intervals ? withBreaks(typed, intervals) : typed;
    const proposal = proposalOf(input, intervals && dated(input, intervals), typed.id);
    return this.check.preview(who, person, proposal);
  }
}
