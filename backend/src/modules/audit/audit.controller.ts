import { Controller, Get, Param, Post } from '@nestjs/common';
import { officeAccess } from '@stundenbuch/domain/day/office/access';
import { correctionsRead, readCorrectionsInput } from '@stundenbuch/domain/day/office/contract';
import { packageInput } from '@stundenbuch/domain/sides/inspection/contract';
import { auditAccess as calls } from '@stundenbuch/domain/sides/log/access';
import { change, seal, verification } from '@stundenbuch/domain/sides/log/contract';
import { securityEvent } from '@stundenbuch/domain/sides/log/security-log';
import { z } from 'zod';
import { ZIP } from '../../accounts/sheets/sheets.service.ts';
import { Answers, AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Packages } from '../../sides/inspection/packages.service.ts';
import { changeQuery, sealQuery } from '../../sides/log/change-list.ts';
import { Changes } from '../../sides/log/changes.service.ts';
import { Corrections } from '../../sides/log/corrections.service.ts';
import { Seals } from '../../sides/log/seals.service.ts';
import { SecurityEvents, securityQuery } from '../../sides/log/security-events.service.ts';

const changes = z.array(change);

@Controller('audit')
export class AuditController {
  constructor(
    private readonly changes: Changes,
    private readonly corrections: Corrections,
    private readonly seals: Seals,
    private readonly packages: Packages,
    private readonly security: SecurityEvents,
  ) {}

  @Get('record/:table/:id')
  @Access(calls.record)
  @SessionFirst()
  @Answers(changes, 'What was changed in one record, the newest first; looking into another’s is recorded')
  record(@Who() who: Caller, @Param('table') table: string, @PathId('id') id: number) {
    return this.changes.ofRecord(who, table, id);
  }

  @Get('company')
  @Access(calls.company)
  @SessionFirst()
  @Answers(changes, 'What was changed in the company, the newest first; looking at it is recorded')
  company(@Who() who: Caller, @Listing(changeQuery) query: Input<typeof changeQuery>) {
    return this.changes.ofCompany(who, query.read());
  }

  @Get('mine')
  @Access(calls.mine)
  @Answers(changes, 'What was changed of the caller’s own data, the newest first')
  mine(@Who() who: Caller, @Listing(changeQuery) query: Input<typeof changeQuery>) {
    return this.changes.ofSelf(who, query.read());
  }

  @Get('corrections')
  @Access(officeAccess.corrections)
  @Answers(changes, 'What others have changed of the caller’s entries with a reason, until it is read')
  unread(@Who() who: Caller) {
    return this.corrections.unread(who);
  }

  @Post('corrections/read')
  @Access(officeAccess.readCorrections)
  @Answers(correctionsRead, 'The caller has read these corrections')
  markRead(@Who() who: Caller, @Body(readCorrectionsInput) input: Input<typeof readCorrectionsInput>) {
    return this.corrections.read(who, input);
  }

  @Get('seals')
  @Access(calls.seals)
  @Answers(z.array(seal), 'The seals of the company, the newest first')
  list(@Who() who: Caller, @Listing(sealQuery) query: Input<typeof sealQuery>) {
    return this.seals.list(who, query.read());
  }

  @Get('security')
  @Access(calls.security)
  @Answers(z.array(securityEvent), 'Failed logins, proofs and PINs of the last 90 days, the newest first')
  failures(@Who() who: Caller, @Listing(securityQuery) query: Input<typeof securityQuery>) {
    return this.security.list(who, query.read());
  }

  @Get('verify')
  @Access(calls.verify)
  @Answers(verification, 'Recomputes all seals and names the first that is wrong')
  verify(@Who() who: Caller) {
    return this.seals.verify(who);
  }

  @Post('package')
  @Access(calls.package)
  @AnswersFile(
    ZIP,
    'Sheets, accounts and log for an inspection, with a page that checks them; making it is recorded',
  )
  package(@Who() who: Caller, @Body(packageInput) input: Input<typeof packageInput>) {
    return this.packages.make(who, input);
  }
}
