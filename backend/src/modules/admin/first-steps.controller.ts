import { Controller, Delete, Get } from '@nestjs/common';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
import { firstSteps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { Answers } from '../../platform/http/answers.ts';
import { Who } from '../../platform/http/params.ts';
import { Access, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FirstSteps } from '../../sides/company/first-steps.service.ts';

@Controller('company/first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstSteps) {}

  @Get()
  @SessionFirst()
  @Access(calls.firstSteps)
  @Answers(firstSteps, 'What the admin of a new company does first, and what of it is done')
  read(@Who() who: Caller) {
    return this.steps.of(who);
  }

  @Delete()
  @Access(calls.dismissFirstSteps)
  @Answers(firstSteps, 'Show the first steps to nobody of the company again')
  dismiss(@Who() who: Caller) {
    return this.steps.dismiss(who);
  }
}
