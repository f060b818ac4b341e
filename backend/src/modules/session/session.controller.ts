import { Controller, Get, Ip, Post, Query, Req, Res } from '@nestjs/common';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { codeInput, codeOwner } from '@stundenbuch/domain/sides/session/code-contract';
import {
  currentUser,
  loginInput,
  passwordInput,
  proofInput,
  registerInput,
  resetInput,
} from '@stundenbuch/domain/sides/session/contract';
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
import { Body, Who } from '../../platform/http/params.ts';
import { Refused } from '../../platform/refused.ts';
import { Access, Public, ReadsNothing } from '../../platform/session/access.guard.ts';
import { Binding, giveHalf } from '../../platform/session/binding.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Passkeys } from '../../sides/factors/passkeys.service.ts';
import { Accounts } from '../../sides/signin/accounts.service.ts';
import { Codes } from '../../sides/signin/codes.service.ts';
import { OwnProof } from '../../sides/signin/own-proof.service.ts';
import { PasskeyLogin } from '../../sides/signin/passkey-login.service.ts';
import { PasswordChanges } from '../../sides/signin/password-changes.service.ts';
import { Profiles } from '../../sides/signin/profiles.service.ts';
import { SecondStep } from '../../sides/signin/second-step.service.ts';

@Controller('user')
export class SessionController {
  constructor(
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly codes: Codes,
    private readonly binding: Binding,
    private readonly second: SecondStep,
    private readonly passkeys: Passkeys,
    private readonly passkeyLogin: PasskeyLogin,
    private readonly proof: OwnProof,
    private readonly passwords: PasswordChanges,
  ) {}

  @Post('login')
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

  @Post('login/second')
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

  @Get('login/passkey')
  @Public()
  @Answers(passkeyOptions, 'What a browser asks a passkey for a login')
  passkeyOptions() {
    return this.passkeys.loginOptions();
  }

  @Post('login/passkey')
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

  @Post('logout')
  @Access(sessionAccess.logout)
  @Answers(z.literal(true), 'End the session of the call')
  async logout(@Who() who: Caller) {
    await this.accounts.logout(who);
    return true;
  }

  @Post('register')
  @Public()
  @Answers(z.literal(true), 'Set the first password of an account that an admin has created')
  async register(@Body(registerInput) input: Input<typeof registerInput>, @Ip() address: string) {
    await this.accounts.register(input.read(), address);
    return true;
  }

  @Post('code')
  @Public()
  @Answers(codeOwner, 'What a code of an invitation opens; it stays as good as it was')
  code(@Body(codeInput) input: Input<typeof codeInput>, @Ip() address: string) {
    return this.codes.check(input.read(), address);
  }

  @Post('reset')
  @Public()
  @Answers(z.literal(true), 'Set a new password with the code of a link; all sessions of the person end')
  async reset(@Body(resetInput) input: Input<typeof resetInput>, @Ip() address: string) {
    await this.codes.reset(input.read(), address);
    return true;
  }

  @Get('verify')
  @Public()
  @Answers(z.literal(true), 'Whether a token is still valid')
  async verify(@Query('token') token: unknown, @Req() request: FastifyRequest) {
    if (!(await this.accounts.isValid(token, request))) throw new Refused(refuseWire('unauthenticated'));
    return true;
  }

  @Post('pwupdate')
  @Access(sessionAccess.passwordUpdate)
  @Answers(
    z.literal(true),
    'Change one’s own password; with the present one or the proof where accounts are secured',
  )
  async changePassword(@Who() who: Caller, @Body(passwordInput) input: Input<typeof passwordInput>) {
    await this.passwords.change(who, input.read());
    return true;
  }

  @Post('proof')
  @Access(sessionAccess.prove)
  @Answers(z.literal(true), 'Prove by password, code or passkey to be the person, for ten minutes')
  async prove(@Who() who: Caller, @Body(proofInput) input: Input<typeof proofInput>) {
    await this.proof.prove(who, input.read());
    return true;
  }

  @Get('proof/passkey')
  @Access(sessionAccess.prove)
  @Answers(passkeyOptions, 'What a browser asks a passkey for the proof')
  proofOptions(@Who() who: Caller) {
    return this.passkeys.proofOptions(who);
  }

  @Get('current')
  @Access(sessionAccess.current)
  @Answers(currentUser, 'The caller’s record with the vacation account')
  current(@Who() who: Caller) {
    return this.profiles.current(who);
  }

  @Get('admin/isadmin')
  @Access(sessionAccess.isAdmin)
  @ReadsNothing()
  @Answers(z.boolean(), 'Whether the caller is an admin')
  isAdmin(@Who() who: Caller) {
    return who.role === 'admin';
  }

  @Get('admin/isglobaladmin')
  @Access(sessionAccess.isGlobalAdmin)
  @ReadsNothing()
  @Answers(z.boolean(), 'Whether the caller is a global admin')
  isGlobalAdmin(@Who() who: Caller) {
    return who.globalAdmin;
  }

  @Get('reader/isreader')
  @Access(sessionAccess.isReader)
  @ReadsNothing()
  @Answers(z.boolean(), 'Whether the caller is a reader')
  isReader(@Who() who: Caller) {
    return who.role === 'reader';
  }
}
