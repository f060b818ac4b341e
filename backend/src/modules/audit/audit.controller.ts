import { Controller, Post } from '@nestjs/common';
import { correctionsRead, readCorrectionsInput } from '@stundenbuch/domain/day/office/contract';
import { packageInput } from '@stundenbuch/domain/sides/inspection/contract';
import { auditAccess as calls } from '@stundenbuch/domain/sides/log/access';
import { auditCalls } from '@stundenbuch/domain/sides/log/calls';
import { change, seal, verification } from '@stundenbuch/domain/sides/log/contract';
import { securityEvent } from '@stundenbuch/domain/sides/log/security-log';
import { z } from 'zod';
import { ZIP } from '../../accounts/sheets/sheets.service.ts';
import { AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access, FromStandby, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Packages } from '../../sides/inspection/packages.service.ts';
import { changeQuery, sealQuery } from '../../sides/log/change-list.ts';
import { Changes } from '../../sides/log/changes.service.ts';
import { Corrections } from '../../sides/log/corrections.service.ts';
import { Seals } from '../../sides/log/seals.service.ts';
import { SecurityEvents, securityQuery } from '../../sides/log/security-events.service.ts';

const changes = z.array(change);

@Controller()
export class AuditController {
  constructor(
    private readonly changes: Changes,
    private readonly corrections: Corrections,
    private readonly seals: Seals,
    private readonly packages: Packages,
    private readonly security: SecurityEvents,
  ) {}

  @Route(
    auditCalls.record,
    'What was changed in one record, the newest first; looking into another’s is recorded',
    { answer: changes },
  )
  @SessionFirst()
  record(who: Caller, table: string, id: number) {
    return this.changes.ofRecord(who, table, id);
  }

  @Route(auditCalls.company, 'What was changed in the company, the newest first; looking at it is recorded', {
    answer: changes,
    query: changeQuery,
  })
  @SessionFirst()
  company(who: Caller, query: Input<typeof changeQuery>) {
    return this.changes.ofCompany(who, query.read());
  }

  @Route(auditCalls.mine, 'What was changed of the caller’s own data, the newest first', {
    answer: changes,
    query: changeQuery,
  })
  mine(who: Caller, query: Input<typeof changeQuery>) {
    return this.changes.ofSelf(who, query.read());
  }

  @Route(
    auditCalls.corrections,
    'What others have changed of the caller’s entries with a reason, until it is read',
    { answer: changes },
  )
  unread(who: Caller) {
    return this.corrections.unread(who);
  }

  @Route(auditCalls.readCorrections, 'The caller has read these corrections', {
    answer: correctionsRead,
    body: readCorrectionsInput,
  })
  markRead(who: Caller, input: Input<typeof readCorrectionsInput>) {
    return this.corrections.read(who, input);
  }

  @Route(auditCalls.seals, 'The seals of the company, the newest first', {
    answer: z.array(seal),
    query: sealQuery,
  })
  list(who: Caller, query: Input<typeof sealQuery>) {
    return this.seals.list(who, query.read());
  }

  @Route(auditCalls.security, 'Failed logins, proofs and PINs of the last 90 days, the newest first', {
    answer: z.array(securityEvent),
    query: securityQuery,
  })
  failures(who: Caller, query: Input<typeof securityQuery>) {
    return this.security.list(who, query.read());
  }

  @Route(auditCalls.verify, 'Recomputes all seals and names the first that is wrong', {
    answer: verification,
  })
  @FromStandby()
  verify(who: Caller) {
    return this.seals.verify(who);
  }

  @Post('audit/package')
  @Access(calls.package)
  @AnswersFile(
    ZIP,
    'Sheets, accounts and log for an inspection, with a page that checks them; making it is recorded',
  )
  package(@Who() who: Caller, @Body(packageInput) input: Input<typeof packageInput>) {
    return this.packages.make(who, input);
  }
}
