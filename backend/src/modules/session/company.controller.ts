import { Controller, Get } from '@nestjs/common';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { currentCompany } from '@stundenbuch/domain/sides/session/contract';
import { Answers } from '../../platform/http/answers.ts';
import { Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Profiles } from '../../sides/signin/profiles.service.ts';

@Controller('company')
export class CurrentCompanyController {
  constructor(private readonly profiles: Profiles) {}

  @Get('current')
  @Access(sessionAccess.company)
  @Answers(currentCompany, 'The caller’s company with its flags, and the server’s clock')
  current(@Who() who: Caller) {
    return this.profiles.company(who);
  }
}
