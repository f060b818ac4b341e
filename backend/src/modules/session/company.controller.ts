import { Controller } from '@nestjs/common';
import { sessionCalls } from '@stundenbuch/domain/sides/session/calls';
import { currentCompany } from '@stundenbuch/domain/sides/session/contract';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Profiles } from '../../sides/signin/profiles.service.ts';

@Controller()
export class CurrentCompanyController {
  constructor(private readonly profiles: Profiles) {}

  @Route(sessionCalls.company, 'The caller’s company with its flags, and the server’s clock', {
    answer: currentCompany,
  })
  current(who: Caller) {
    return this.profiles.company(who);
  }
}
