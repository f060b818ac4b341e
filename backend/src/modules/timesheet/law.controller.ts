import { Controller } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { lawAccess as calls } from '@stundenbuch/domain/accounts/lawguide/access';
import { lawCalls } from '@stundenbuch/domain/accounts/lawguide/calls';
import {
  type LawRow,
  lawPreview,
  lawPreviewInput,
  lawRow,
} from '@stundenbuch/domain/accounts/lawguide/contract';
import { z } from 'zod';
import { dated, proposalOf, withBreaks } from '../../accounts/law/guided-times.service.ts';
import { LawService } from '../../accounts/law/law.service.ts';
import { LawCheck } from '../../accounts/law/law-check.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

@Controller()
export class LawController {
  constructor(
    private readonly law: LawService,
    private readonly check: LawCheck,
  ) {}

  @Route(
    call<LawRow[]>()('GET law/user/:userId/:from/:to', calls.ofPerson),
    'What the working-time law says of the days of a person, at most 400',
    { answer: z.array(lawRow) },
  )
  ofPerson(who: Caller, user: number, from: string, to: string) {
    return this.law.ofPerson(who, user, from, to);
  }

  @Route(lawCalls.ofCompany, 'The same of everybody', { answer: z.array(lawRow) })
  @FromStandby()
  ofCompany(who: Caller, from: string, to: string) {
    return this.law.ofCompany(who, from, to);
  }

  @Route(lawCalls.preview, 'What the law says of a working time that is not saved yet', {
    answer: lawPreview,
    body: lawPreviewInput,
  })
  preview(who: Caller, body: Input<typeof lawPreviewInput>) {
    const { intervals, ...typed } = body.read();
    const person = typed.user ?? who.id;
    const input = intervals ? withBreaks(typed, intervals) : typed;
    const proposal = proposalOf(input, intervals && dated(input, intervals), typed.id);
    return this.check.preview(who, person, proposal);
  }
}
