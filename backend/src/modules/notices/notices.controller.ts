import { Controller } from '@nestjs/common';
import { noticeCalls } from '@stundenbuch/domain/sides/notices/calls';
import {
  notice,
  noticeChoiceInput,
  noticeChoices,
  noticeCount,
  noticesRead,
} from '@stundenbuch/domain/sides/notices/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { noticeQuery } from '../../sides/notices/notice-list.ts';
import { OwnNotices } from '../../sides/notices/own-notices.service.ts';

@Controller()
export class NoticesController {
  constructor(private readonly notices: OwnNotices) {}

  @Route(noticeCalls.list, 'What the caller was told in the last 90 days, the newest first', {
    answer: z.array(notice),
    query: noticeQuery,
  })
  list(who: Caller, query: Input<typeof noticeQuery>) {
    return this.notices.list(who, query.read());
  }

  @Route(noticeCalls.count, 'How much of it the caller has not read', { answer: noticeCount })
  count(who: Caller) {
    return this.notices.count(who);
  }

  @Route(noticeCalls.readAll, 'The caller has read everything', { answer: noticesRead })
  readAll(who: Caller) {
    return this.notices.read(who);
  }

  @Route(noticeCalls.read, 'The caller has read this notice', { answer: noticesRead })
  read(who: Caller, id: number) {
    return this.notices.read(who, id);
  }

  @Route(noticeCalls.choices, 'What the caller wants to be told, and how', { answer: noticeChoices })
  settings(who: Caller) {
    return this.notices.choices(who);
  }

  @Route(noticeCalls.choose, 'Choose how to be told of one kind', {
    answer: noticeChoices,
    body: noticeChoiceInput,
  })
  choose(who: Caller, input: Input<typeof noticeChoiceInput>) {
    return this.notices.choose(who, input.read());
  }
}
