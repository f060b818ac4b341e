import { Controller, Get, Post } from '@nestjs/common';
import { yearEndAccess as calls } from '@stundenbuch/domain/workflows/yearend/access';
import {
  dueNotice,
  noticeInput,
  noticePerson,
  sentNotices,
  vacationNotice,
} from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, PathYear, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ExpiryWarnings } from '../../workflows/vacation/expiry-warnings.service.ts';
import { NoticeLists } from '../../workflows/vacation/notice-lists.service.ts';

@Controller('vacation/notice')
export class ExpiryWarningsController {
  constructor(
    private readonly notices: ExpiryWarnings,
    private readonly lists: NoticeLists,
  ) {}

  @Get()
  @Access(calls.ownNotices)
  @Answers(z.array(vacationNotice), 'Own notices of vacation that is going to expire, unread ones first')
  own(@Who() who: Caller) {
    return this.notices.own(who);
  }

  @Get('due')
  @Access(calls.dueNotices)
  @Answers(z.array(dueNotice), 'Of which vacation people should be told now')
  due(@Who() who: Caller) {
    return this.lists.due(who);
  }

  @Get('company/:year')
  @Access(calls.notices)
  @Answers(z.array(noticePerson), 'Who has vacation of a year that may expire, and what they were told')
  ofCompany(@Who() who: Caller, @PathYear('year') year: number) {
    return this.lists.ofYear(who, year);
  }

  @Post()
  @Access(calls.sendNotices)
  @Answers(sentNotices, 'Tell everybody, or some people, what is left of a year and when it expires')
  send(@Who() who: Caller, @Body(noticeInput) input: Input<typeof noticeInput>) {
    return this.notices.send(who, input.read());
  }

  @Post(':id/read')
  @Access(calls.readNotice)
  @Answers(vacationNotice, 'The own notice was read')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.notices.read(who, id);
  }
}
