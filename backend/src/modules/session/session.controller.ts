import { Controller, Get, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import { codeInput, codeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import {
  currentUser,
  loginInput,
  passwordInput,
  proofInput,
  registerInput,
  resetInput,
} from '@stundenbuch/domain/sides/session/contract';
import { factorCalls } from '@stundenbuch/domain/sides/session/factor-calls';
import {
  passkeyLoginInput,
  passkeyOptions,
  secondStepInput,
} from '@stundenbuch/domain/sides/session/factor-contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Refused } from '../../platform/refused.ts';
import { Public, ReadsNothing } from '../../platform/session/access.guard.ts';
import { Binding, giveHalf } from '../../platform/session/binding.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Passkeys } from '../../sides/factors/passkeys.service.ts';
import { Accounts } from '../../sides/signin/accounts.service.ts';
import { LinkCodes } from '../../sides/signin/link-codes.service.ts';
import { OwnProof } from '../../sides/signin/own-proof.service.ts';
import { PasskeyLogin } from '../../sides/signin/passkey-login.service.ts';
import { PasswordChanges } from '../../sides/signin/password-changes.service.ts';
import { Profiles } from '../../sides/signin/profiles.service.ts';
import { SecondStep } from '../../sides/signin/second-step.service.ts';

@Controller()
export class SessionController {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly linkCodes: LinkCodes,
    private readonly binding: Binding,
    private readonly second: SecondStep,
    private readonly passkeys: Passkeys,
    private readonly passkeyLogin: PasskeyLogin,
    private readonly proof: OwnProof,
    private readonly passwords: PasswordChanges,
  ) {}

  @Post('user/login')
  @Public()
  @Answers(z.string(), 'Log in: the token of a new session')
  async login(
    @Body(loginInput) input: Input<typeof loginInput>,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const half = this.binding.newHalf(request);
    const token = await this.accounts.login(input.read(), address, half);
    giveHalf(half, request, reply);
    return token;
  }

  @Post('user/login/second')
  @Public()
  @Answers(z.string(), 'The second step of a login: the token of a new session')
  async secondStep(
    @Body(secondStepInput) input: Input<typeof secondStepInput>,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const half = this.binding.newHalf(request);
    const token = await this.second.finish(input.read(), { address, half });
    giveHalf(half, request, reply);
    return token;
  }

  @Get('user/login/passkey')
  @Public()
  @Answers(passkeyOptions, 'What a browser asks a passkey for a login')
  passkeyOptions() {
    return this.passkeys.loginOptions();
  }

  @Post('user/login/passkey')
  @Public()
  @Answers(z.string(), 'Log in by a passkey alone: the token of a new session')
  async loginByPasskey(
    @Body(passkeyLoginInput) input: Input<typeof passkeyLoginInput>,
    @Ip() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const half = this.binding.newHalf(request);
    const token = await this.passkeyLogin.finish(input.read().passkey, { address, half });
    giveHalf(half, request, reply);
    return token;
  }

  @Route(call<true>()('POST user/logout', sessionAccess.logout), 'End the session of the call', {
    answer: z.literal(true),
  })
  async logout(who: Caller) {
    await this.accounts.logout(who);
    return true as const;
  }

  @Post('user/register')
  @Public()
  @Answers(z.literal(true), 'Set the first password of an account that an admin has created')
  async register(@Body(registerInput) input: Input<typeof registerInput>, @Ip() address: string) {
    await this.accounts.register(input.read(), address);
    return true;
  }

  @Post('user/code')
  @Public()
  @Answers(codeOwner, 'What a code of an invitation opens; it stays as good as it was')
  code(@Body(codeInput) input: Input<typeof codeInput>, @Ip() address: string) {
    return this.linkCodes.check(input.read(), address);
  }

  @Post('user/reset')
  @Public()
  @Answers(z.literal(true), 'Set a new password with the code of a link; all sessions of the person end')
  async reset(@Body(resetInput) input: Input<typeof resetInput>, @Ip() address: string) {
    await this.linkCodes.reset(input.read(), address);
    return true;
  }

  @Get('user/verify')
  @Public()
  @Answers(z.literal(true), 'Whether a token is still valid')
  async verify(@Query('token') token: unknown, @Req() request: FastifyRequest) {
    if (!(await this.accounts.isValid(token, request))) throw new Refused(refuseWire('unauthenticated'));
    return true;
  }

  @Route(
    sessionCalls.changePassword,
    'Change one’s own password; with the present one or the proof where accounts are secured',
    { answer: z.literal(true), body: passwordInput },
  )
  async changePassword(who: Caller, input: Input<typeof passwordInput>) {
    await this.passwords.change(who, input.read());
    return true as const;
  }

  @Route(sessionCalls.prove, 'Prove by password, code or passkey to be the person, for ten minutes', {
    answer: z.literal(true),
    body: proofInput,
  })
  async prove(who: Caller, input: Input<typeof proofInput>) {
    await this.proof.prove(who, input.read());
    return true as const;
  }

  @Route(factorCalls.proofOptions, 'What a browser asks a passkey for the proof', { answer: passkeyOptions })
  proofOptions(who: Caller) {
    return this.passkeys.proofOptions(who);
  }

  @Route(sessionCalls.current, 'The caller’s record with the vacation account', { answer: currentUser })
  current(who: Caller) {
    return this.profiles.current(who);
  }

  @Route(sessionCalls.isAdmin, 'Whether the caller is an admin', { answer: z.boolean() })
  @ReadsNothing()
  isAdmin(who: Caller) {
    return who.role === 'admin';
  }

  @Route(sessionCalls.isGlobalAdmin, 'Whether the caller is a global admin', { answer: z.boolean() })
  @ReadsNothing()
  isGlobalAdmin(who: Caller) {
    return who.globalAdmin;
  }

  @Route(sessionCalls.isReader, 'Whether the caller is a reader', { answer: z.boolean() })
  @ReadsNothing()
  isReader(who: Caller) {
    return who.role === 'reader';
  }
}
