import { Controller, Delete, Post } from '@nestjs/common';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
import { inviteInput, madeCode } from '@stundenbuch/domain/sides/session/code-contract';
import { resetFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access, Proof } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FactorResets } from '../../sides/factors/factor-resets.service.ts';
import { Invitations } from '../../sides/people/invitations.service.ts';

@Controller('user')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly factors: FactorResets,
  ) {}

  @Post(':id/invite')
  @Access(calls.invite)
  @Answers(madeCode, 'Invite a person to register, for 14 days; it ends the invitation before')
  invite(@Who() who: Caller, @PathId('id') id: number, @Body(inviteInput) input: Input<typeof inviteInput>) {
    return this.invitations.invite(who, id, input);
  }

  @Post(':id/reset')
  @Access(calls.resetLink)
  @Proof()
  @Answers(madeCode, 'Let a person set a new password, within 60 minutes; it ends the link before')
  resetLink(@Who() who: Caller, @PathId('id') id: number) {
    return this.invitations.resetLink(who, id);
  }
  @Delete(':id/factor')
  @Access(calls.resetFactor)
  @Proof()
  @Answers(
    resetFactors,
    'Remove the second factors of a person who has lost them; all sessions of the person end',
  )
  resetFactor(@Who() who: Caller, @PathId('id') id: number) {
    return this.factors.reset(who, id);
  }
}
