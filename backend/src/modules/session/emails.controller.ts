import { Controller, Delete, Ip, Post, Req, Res } from '@nestjs/common';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
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
import { Body, Who } from '../../platform/http/params.ts';
import { Refused } from '../../platform/refused.ts';
import { Access, Proof, Public } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Forgotten } from '../../sides/signin/forgotten.service.ts';
import { OwnEmail } from '../../sides/signin/own-email.service.ts';

@Controller('user')
export class EmailsController {
  constructor(
    private readonly forgotten: Forgotten,
    private readonly own: OwnEmail,
  ) {}

  /** Everything is done after the answer, so that neither it nor its time tells whether the account exists. */
  @Post('forgot')
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

  @Post('email')
  @Access(sessionAccess.changeEmail)
  @Proof()
  @Answers(emailAsked, 'Ask for another e-mail of one’s own; it counts once it is confirmed there')
  ask(@Who() who: Caller, @Body(emailInput) input: Input<typeof emailInput>) {
    return this.own.ask(who, input.read().email);
  }

  @Delete('email')
  @Access(sessionAccess.cancelEmail)
  @Answers(emailConfirmed, 'Give up another e-mail of one’s own before it is confirmed')
  cancel(@Who() who: Caller) {
    return this.own.cancel(who);
  }

  @Post('email/confirm')
  @Public()
  @Answers(emailConfirmed, 'Confirm another e-mail by the link that was sent there, or undo its change')
  confirm(@Body(emailCodeInput) input: Input<typeof emailCodeInput>, @Ip() address: string) {
    return this.own.confirm(input.read(), address);
  }
}
