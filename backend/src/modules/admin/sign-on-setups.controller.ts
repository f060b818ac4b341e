import { Controller, Res } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { inviteInput } from '@stundenbuch/domain/sides/session/code-contract';
import { signOnAccess } from '@stundenbuch/domain/sides/signon/access';
import { signOnCalls } from '@stundenbuch/domain/sides/signon/calls';
import {
  domainInput,
  type SignOnDomain,
  signOn,
  signOnDomain,
  signOnInput,
  testStart,
  unlinkedPerson,
} from '@stundenbuch/domain/sides/signon/contract';
import type { FastifyReply } from 'fastify';
import { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Invitations } from '../../sides/people/invitations.service.ts';
import { Domains } from '../../sides/signon/domains.service.ts';
import { Identities } from '../../sides/signon/identities.service.ts';
import { remember } from '../../sides/signon/own-browser.ts';
import { Setups } from '../../sides/signon/setups.service.ts';

@Controller()
export class SignOnSetupsController {
  constructor(
    private readonly setups: Setups,
    private readonly domains: Domains,
    private readonly identities: Identities,
    private readonly invitations: Invitations,
  ) {}

  @Route(signOnCalls.setup, 'How people of the own company sign on at its provider', { answer: signOn })
  read(who: Caller) {
    return this.setups.read(who);
  }

  @Route(signOnCalls.changeSetup, 'Set up the provider; its secret is never answered', {
    answer: signOn,
    body: signOnInput,
  })
  change(who: Caller, input: Input<typeof signOnInput>) {
    return this.setups.change(who, input);
  }

  @Route(signOnCalls.removeSetup, 'Remove the provider', { answer: signOn })
  remove(who: Caller) {
    return this.setups.remove(who);
  }

  @Route(signOnCalls.test, 'Where the browser goes to try the provider', { answer: testStart })
  test(who: Caller, @Res({ passthrough: true }) reply?: FastifyReply) {
    return this.setups.test(who, reply ? remember(reply.request, reply) : '');
  }

  @Route(signOnCalls.addDomain, 'Name a domain of the company’s e-mails, with what its DNS has to say', {
    answer: signOnDomain,
    body: domainInput,
  })
  addDomain(who: Caller, input: Input<typeof domainInput>) {
    return this.domains.add(who, input);
  }

  @Route(signOnCalls.verifyDomain, 'Verify a domain by its DNS', { answer: signOnDomain })
  verifyDomain(who: Caller, id: number) {
    return this.domains.verify(who, id);
  }

  @Route(signOnCalls.removeDomain, 'Remove a domain', { answer: deleted })
  removeDomain(who: Caller, id: number) {
    return this.domains.remove(who, id);
  }

  @Route(
    call<SignOnDomain, { domain: string }>()('POST company/:id/domain', signOnAccess.grantDomain),
    'Verify a domain of any company, by a global admin',
    { answer: signOnDomain, body: domainInput },
  )
  grant(who: Caller, id: number, input: Input<typeof domainInput>) {
    return this.domains.grant(who, id, input);
  }

  @Route(
    signOnCalls.unlinkPerson,
    'Unlink the account of a person, who is invited where there is no password',
    {
      answer: unlinkedPerson,
    },
  )
  async unlinkPerson(who: Caller, id: number) {
    const { removed, hasPassword } = await this.identities.unlinkPerson(who, id);
    const isInvited = removed > 0 && !hasPassword;
    const invited = () => this.invitations.invite(who, id, new Input(inviteInput, undefined));
    return { removed, invitation: isInvited ? await invited() : null };
  }
}
