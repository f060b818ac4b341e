import { Controller, Get, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { signOnCalls } from '@stundenbuch/domain/sides/signon/calls';
import { identity, ticketInput } from '@stundenbuch/domain/sides/signon/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Public } from '../../platform/session/access.guard.ts';
import { Binding, giveHalf } from '../../platform/session/binding.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Identities } from '../../sides/signon/identities.service.ts';
import { browserOf, remember } from '../../sides/signon/own-browser.ts';
import { SignOns } from '../../sides/signon/sign-ons.service.ts';
import { Tickets } from '../../sides/signon/tickets.service.ts';

@Controller()
export class SignOnController {
  constructor(
    private readonly signOns: SignOns,
    private readonly tickets: Tickets,
    private readonly identities: Identities,
    private readonly binding: Binding,
  ) {}

  @Get('sso/start')
  @Public()
  @Answers(z.string(), 'To the provider of the e-mail’s company, by a redirect')
  async start(
    @Query('email') email: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const browser = remember(request, reply);
    const asked = typeof email === 'string' ? email.trim().slice(0, 254) : '';
    await reply.header('cache-control', 'no-store').redirect(await this.signOns.start(asked, browser), 302);
  }

  @Get('sso/callback')
  @Public()
  @Answers(z.string(), 'Back from the provider, to the login page by a redirect')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [, query = ''] = request.url.split(/\?(.*)/s);
    const next = await this.signOns.finish(query, browserOf(request));
    await reply.header('cache-control', 'no-store').redirect(next, 302);
  }

  @Post('user/login/ticket')
  @Public()
  @Answers(z.string(), 'The last step of a sign-on: the token of a new session')
  async ticket(
    @Body(ticketInput) input: Input<typeof ticketInput>,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const half = this.binding.newHalf(request);
    const token = await this.tickets.finish(input.read(), browserOf(request), { address, half });
    giveHalf(half, request, reply);
    return token;
  }

  @Route(signOnCalls.identities, 'The accounts at a provider that are linked to the caller', {
    answer: z.array(identity),
  })
  list(who: Caller) {
    return this.identities.list(who);
  }

  @Route(signOnCalls.unlink, 'Unlink an own account, while there is a password', { answer: deleted })
  unlink(who: Caller, id: number) {
    return this.identities.unlink(who, id);
  }
}
