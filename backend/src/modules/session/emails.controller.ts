import { Controller, Ip, Post, Req, Res } from '@nestjs/common';
import { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import {
  emailAsked,
  emailCodeInput,
  emailConfirmed,
  emailInput,
  forgotInput,
} from '@stundenbuch/domain/sides/session/code-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Refused } from '../../platform/refused.ts';
import { Public } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Forgotten } from '../../sides/signin/forgotten.service.ts';
import { OwnEmail } from '../../sides/signin/own-email.service.ts';

@Controller()
export class EmailsController {
  constructor(
    private readonly forgotten: Forgotten,
    private readonly own: OwnEmail,
  ) {}

  /** Everything is done after the answer, so that neither it nor its time tells whether the account exists. */
  @Post('user/forgot')
  @Public()
  @Answers(z.literal(true), 'Send a link for a new password to this e-mail, if it has an account')
  forgot(
    @Body(forgotInput) input: Input<typeof forgotInput>,
    @Ip() address: string,
    @Req() { log }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { email } = input.read();
    reply.raw.once('close', () => {
      this.forgotten.send(email, address).catch((error: unknown) => {
        // Too many requests: nobody is told, as always.
        if (error instanceof Refused) return;
        log.error(`a forgotten password got no link: ${error instanceof Error ? error.name : typeof error}`);
      });
    });
    return true;
  }

  @Route(
    sessionCalls.changeEmail,
    'Ask for another e-mail of one’s own; it counts once it is confirmed there',
    { answer: emailAsked, body: emailInput },
  )
  ask(who: Caller, input: Input<typeof emailInput>) {
    return this.own.ask(who, input.read().email);
  }

  @Route(sessionCalls.cancelEmail, 'Give up another e-mail of one’s own before it is confirmed', {
    answer: emailConfirmed,
  })
  cancel(who: Caller) {
    return this.own.cancel(who);
  }

  @Post('user/email/confirm')
  @Public()
  @Answers(emailConfirmed, 'Confirm another e-mail by the link that was sent there, or undo its change')
  confirm(@Body(emailCodeInput) input: Input<typeof emailCodeInput>, @Ip() address: string) {
    return this.own.confirm(input.read(), address);
  }
}
