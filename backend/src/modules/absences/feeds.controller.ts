import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { feedCalls } from '@stundenbuch/domain/workflows/feeds/calls';
import { feed, feedInput, madeFeed } from '@stundenbuch/domain/workflows/feeds/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { Public } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Feeds } from '../../workflows/feeds/feeds.service.ts';
import { FetchedFeeds } from '../../workflows/feeds/fetched-feeds.service.ts';

@Controller()
export class FeedsController {
  constructor(
    private readonly feeds: Feeds,
    private readonly fetched: FetchedFeeds,
  ) {}

  @Route(feedCalls.feeds, 'The own calendars that programs subscribe to', { answer: z.array(feed) })
  list(who: Caller) {
    return this.feeds.list(who);
  }

  @Route(feedCalls.makeFeed, 'A new address of a calendar, which is told once', {
    answer: madeFeed,
    body: feedInput,
  })
  make(who: Caller, input: Input<typeof feedInput>) {
    return this.feeds.make(who, input);
  }

  @Route(feedCalls.revokeFeed, 'Revoke an address', { answer: deleted })
  revoke(who: Caller, id: number) {
    return this.feeds.revoke(who, id);
  }

  @Get('calendar/:secret.ics')
  @Public()
  @Answers(z.string(), 'A calendar by the secret in its address, as text/calendar')
  async fetch(
    @Param('secret') secret: string,
    @Res() reply: FastifyReply,
    @Headers('if-none-match') known?: string,
  ): Promise<void> {
    const { text, etag } = await this.fetched.read(secret);
    const answer = reply.header('etag', etag).header('cache-control', 'private, max-age=900');
    if (known === etag) await answer.status(304).send();
    else await answer.type('text/calendar; charset=utf-8').send(text);
  }
}
