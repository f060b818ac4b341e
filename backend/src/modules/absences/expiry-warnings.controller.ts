import { Controller } from '@nestjs/common';
import { yearEndCalls } from '@stundenbuch/domain/workflows/yearend/calls';
import {
  dueNotice,
  noticeInput,
  noticePerson,
  sentNotices,
  vacationNotice,
} from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { yearIn } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ExpiryWarnings } from '../../workflows/vacation/expiry-warnings.service.ts';
import { NoticeLists } from '../../workflows/vacation/notice-lists.service.ts';

@Controller()
export class ExpiryWarningsController {
  constructor(
    private readonly notices: ExpiryWarnings,
    private readonly lists: NoticeLists,
  ) {}

  @Route(yearEndCalls.ownNotices, 'Own notices of vacation that is going to expire, unread ones first', {
    answer: z.array(vacationNotice),
  })
  own(who: Caller) {
    return this.notices.own(who);
  }

  @Route(yearEndCalls.dueNotices, 'Of which vacation people should be told now', {
    answer: z.array(dueNotice),
  })
  due(who: Caller) {
    return this.lists.due(who);
  }

  @Route(yearEndCalls.notices, 'Who has vacation of a year that may expire, and what they were told', {
    answer: z.array(noticePerson),
  })
  ofCompany(who: Caller, year: string) {
    return this.lists.ofYear(who, yearIn(year));
  }

  @Route(
    yearEndCalls.sendNotices,
    'Tell everybody, or some people, what is left of a year and when it expires',
    { answer: sentNotices, body: noticeInput },
  )
  send(who: Caller, input: Input<typeof noticeInput>) {
    return this.notices.send(who, input.read());
  }

  @Route(yearEndCalls.readNotice, 'The own notice was read', { answer: vacationNotice })
  read(who: Caller, id: number) {
    return this.notices.read(who, id);
  }
}
