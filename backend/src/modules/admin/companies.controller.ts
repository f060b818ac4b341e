import { Controller, Get, Post, Put } from '@nestjs/common';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
import {
  company,
  companyChange,
  companyDetail,
  companyInput,
  nextCompanyId,
} from '@stundenbuch/domain/sides/people/company-contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Companies, companyQuery } from '../../sides/company/companies.service.ts';

@Controller('company')
export class CompaniesController {
  constructor(private readonly companies: Companies) {}

  @Get('all')
  @Access(calls.companies)
  @Answers(z.array(company), 'All companies')
  list(@Who() who: Caller, @Listing(companyQuery) query: Input<typeof companyQuery>) {
    return this.companies.list(who, query.read());
  }

  @Get('next-id')
  @Access(calls.nextCompanyId)
  @Answers(nextCompanyId, 'A number that no company has, for the form of a new one')
  nextId(@Who() who: Caller) {
    return this.companies.nextId(who);
  }

  @Get(':id')
  @Access(calls.company)
  @Answers(
    companyDetail,
    'One company with its address and jobs; another company than the caller’s only for a global admin',
  )
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.companies.read(who, id);
  }

  @Post()
  @Access(calls.createCompany)
  @Answers(companyDetail, 'Create a company, with the modules and features asked for and its first place')
  create(@Who() who: Caller, @Body(companyInput) input: Input<typeof companyInput>) {
    return this.companies.create(who, input.read());
  }

  @Put(':id')
  @Access(calls.changeCompany)
  @Answers(companyDetail, 'Change name, modules and address of a company')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(companyChange) input: Input<typeof companyChange>,
  ) {
    return this.companies.change(who, id, input);
  }
}
