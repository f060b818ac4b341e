import { Controller } from '@nestjs/common';
import { plannerCalls } from '@stundenbuch/domain/workflows/planner/calls';
import { plannerFrame } from '@stundenbuch/domain/workflows/planner/contract';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Planner } from '../../workflows/decisions/planner.service.ts';

@Controller()
export class PlannerController {
  constructor(private readonly planner: Planner) {}

  @Route(
    plannerCalls.frame,
    'What a planner of absences has besides them: people with their free days, and how many of each team work on a day',
    { answer: plannerFrame },
  )
  frame(who: Caller, from: string, to: string) {
    return this.planner.of(who, from, to);
  }
}
