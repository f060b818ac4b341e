import { Controller } from '@nestjs/common';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { inviteInput, madeCode } from '@stundenbuch/domain/sides/session/code-contract';
import { resetFactors } from '@stundenbuch/domain/sides/session/factor-contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FactorResets } from '../../sides/factors/factor-resets.service.ts';
import { Invitations } from '../../sides/people/invitations.service.ts';

@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly factors: FactorResets,
  ) {}

  @Route(adminCalls.invite, 'Invite a person to register, for 14 days; it ends the invitation before', {
    answer: madeCode,
    body: inviteInput,
  })
  invite(who: Caller, id: number, input: Input<typeof inviteInput>) {
    return this.invitations.invite(who, id, input);
  }

  @Route(
    adminCalls.resetLink,
    'Let a person set a new password, within 60 minutes; it ends the link before',
    { answer: madeCode },
  )
  resetLink(who: Caller, id: number) {
    return this.invitations.resetLink(who, id);
  }
  @Route(
    adminCalls.resetFactor,
    'Remove the second factors of a person who has lost them; all sessions of the person end',
    { answer: resetFactors },
  )
  resetFactor(who: Caller, id: number) {
    return this.factors.reset(who, id);
  }
}
