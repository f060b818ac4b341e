import { Controller } from '@nestjs/common';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { firstSteps } from '@stundenbuch/domain/sides/people/first-steps-contract';
import { Route } from '../../platform/http/route.ts';
import { SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { FirstSteps } from '../../sides/company/first-steps.service.ts';

@Controller()
export class FirstStepsController {
  constructor(private readonly steps: FirstSteps) {}

  @Route(adminCalls.firstSteps, 'What the admin of a new company does first, and what of it is done', {
    answer: firstSteps,
  })
  @SessionFirst()
  read(who: Caller) {
    return this.steps.of(who);
  }

  @Route(adminCalls.dismissFirstSteps, 'Show the first steps to nobody of the company again', {
    answer: firstSteps,
  })
  dismiss(who: Caller) {
    return this.steps.dismiss(who);
  }
}
