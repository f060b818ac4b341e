import { Controller } from '@nestjs/common';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import {
  company,
  companyChange,
  companyDetail,
  companyInput,
  nextCompanyId,
} from '@stundenbuch/domain/sides/people/company-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Companies, companyQuery } from '../../sides/company/companies.service.ts';

@Controller()
export class CompaniesController {
  constructor(private readonly companies: Companies) {}

  @Route(adminCalls.companies, 'All companies', { answer: z.array(company), query: companyQuery })
  list(who: Caller, query: Input<typeof companyQuery>) {
    return this.companies.list(who, query.read());
  }

  @Route(adminCalls.nextCompanyId, 'A number that no company has, for the form of a new one', {
    answer: nextCompanyId,
  })
  nextId(who: Caller) {
    return this.companies.nextId(who);
  }

  @Route(
    adminCalls.company,
    'One company with its address and jobs; another company than the caller’s only for a global admin',
    { answer: companyDetail },
  )
  read(who: Caller, id: number) {
    return this.companies.read(who, id);
  }

  @Route(
    adminCalls.createCompany,
    'Create a company, with the modules and features asked for and its first place',
    { answer: companyDetail, body: companyInput },
  )
  create(who: Caller, input: Input<typeof companyInput>) {
    return this.companies.create(who, input.read());
  }

  @Route(adminCalls.changeCompany, 'Change name, modules and address of a company', {
    answer: companyDetail,
    body: companyChange,
  })
  change(who: Caller, id: number, input: Input<typeof companyChange>) {
    return this.companies.change(who, id, input);
  }
}
