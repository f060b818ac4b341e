import { Controller, Get } from '@nestjs/common';
import { periodValues } from '@stundenbuch/domain/sides/periods/setting-groups';
import { privacyAccess as calls } from '@stundenbuch/domain/sides/privacy/access';
import { privacyCalls } from '@stundenbuch/domain/sides/privacy/calls';
import {
  anonymised,
  anonymiseInput,
  companyExportInput,
  leaving,
  periodPreview,
  register,
} from '@stundenbuch/domain/sides/privacy/contract';
import { AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathId, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access, Proof, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CompanyDownload, GZIP } from '../../sides/moving/company-download.service.ts';
import { Anonymising } from '../../sides/privacy/anonymising.service.ts';
import { LeavingPeople } from '../../sides/privacy/leaving.service.ts';
import { PrivacyPeriods } from '../../sides/privacy/periods.service.ts';
import { JSON_FILE, PersonExport } from '../../sides/privacy/person-export.service.ts';
import { ProcessingRegister } from '../../sides/privacy/register.service.ts';

@Controller()
export class PrivacyController {
  constructor(
    private readonly people: PersonExport,
    private readonly processing: ProcessingRegister,
    private readonly anonymising: Anonymising,
    private readonly leaving: LeavingPeople,
    private readonly kept: PrivacyPeriods,
    private readonly companies: CompanyDownload,
  ) {}

  @Get('user/export')
  @Access(calls.ownExport)
  @Proof()
  @AnswersFile(JSON_FILE, 'All that is stored of the caller, without colleagues and secrets')
  own(@Who() who: Caller) {
    return this.people.of(who, who.id);
  }

  @Get('user/:id/export')
  @Access(calls.exportOf)
  @Proof()
  @AnswersFile(JSON_FILE, 'All that is stored of a person of the company')
  ofPerson(@Who() who: Caller, @PathId('id') id: number) {
    return this.people.of(who, id);
  }

  @Get('company/export')
  @Access(calls.companyExport)
  @Proof()
  @SessionFirst()
  @AnswersFile(GZIP, 'All of the company but secrets, for another installation; taking it is recorded')
  ofCompany(@Who() who: Caller, @Listing(companyExportInput) query: Input<typeof companyExportInput>) {
    return this.companies.make(who, query);
  }

  @Route(privacyCalls.register, 'What the company does with people’s data, made of what is on', {
    answer: register,
  })
  register(who: Caller) {
    return this.processing.of(who);
  }

  @Route(privacyCalls.periods, 'What would be deleted on the next first of a month, by these periods', {
    answer: periodPreview.array(),
    body: periodValues,
  })
  periods(who: Caller, input: Input<typeof periodValues>) {
    return this.kept.preview(who, input);
  }

  @Route(privacyCalls.leaving, 'What is left to be seen to of somebody who leaves', { answer: leaving })
  leavingPerson(who: Caller, id: number) {
    return this.leaving.of(who, id);
  }

  @Route(privacyCalls.anonymise, 'Take name and address of somebody who has left out of everything', {
    answer: anonymised,
    body: anonymiseInput,
  })
  anonymise(who: Caller, id: number, input: Input<typeof anonymiseInput>) {
    return this.anonymising.anonymise(who, id, input);
  }
}
