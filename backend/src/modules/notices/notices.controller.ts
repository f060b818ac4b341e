import { Controller, Get, Put } from '@nestjs/common';
import { noticeAccess as calls } from '@stundenbuch/domain/sides/notices/access';
import {
  notice,
  noticeChoiceInput,
  noticeChoices,
  noticeCount,
  noticesRead,
} from '@stundenbuch/domain/sides/notices/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { noticeQuery } from '../../sides/notices/notice-list.ts';
import { OwnNotices } from '../../sides/notices/own-notices.service.ts';

@Controller('notice')
export class NoticesController {
  constructor(private readonly notices: OwnNotices) {}

  @Get()
  @Access(calls.list)
  @Answers(z.array(notice), 'What the caller was told in the last 90 days, the newest first')
  list(@Who() who: Caller, @Listing(noticeQuery) query: Input<typeof noticeQuery>) {
    return this.notices.list(who, query.read());
  }

  @Get('count')
  @Access(calls.count)
  @Answers(noticeCount, 'How much of it the caller has not read')
  count(@Who() who: Caller) {
    return this.notices.count(who);
  }

  @Put('read')
  @Access(calls.readAll)
  @Answers(noticesRead, 'The caller has read everything')
  readAll(@Who() who: Caller) {
    return this.notices.read(who);
  }

  @Put(':id/read')
  @Access(calls.read)
  @Answers(noticesRead, 'The caller has read this notice')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.notices.read(who, id);
  }

  @Get('settings')
  @Access(calls.settings)
  @Answers(noticeChoices, 'What the caller wants to be told, and how')
  settings(@Who() who: Caller) {
    return this.notices.choices(who);
  }

  @Put('settings')
  @Access(calls.choose)
  @Answers(noticeChoices, 'Choose how to be told of one kind')
  choose(@Who() who: Caller, @Body(noticeChoiceInput) input: Input<typeof noticeChoiceInput>) {
    return this.notices.choose(who, input.read());
  }
}
