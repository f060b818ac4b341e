import { Controller } from '@nestjs/common';
import { decisionCalls } from '@stundenbuch/domain/workflows/decisions/calls';
import {
  absenceContext,
  contextInput,
  decided,
  decideInput,
  shortage,
  staffingCheckInput,
  staffingInput,
  staffingRule,
  undoInput,
} from '@stundenbuch/domain/workflows/decisions/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Contexts } from '../../workflows/decisions/contexts.service.ts';
import { Decisions } from '../../workflows/decisions/decisions.service.ts';
import { StaffingChecks } from '../../workflows/decisions/staffing-checks.service.ts';
import { StaffingRules } from '../../workflows/decisions/staffing-rules.service.ts';

@Controller()
export class DecisionsController {
  constructor(
    private readonly contexts: Contexts,
    private readonly decisions: Decisions,
    private readonly checks: StaffingChecks,
    private readonly rules: StaffingRules,
  ) {}

  @Route(
    decisionCalls.context,
    'What open requests are decided by: who else is away and who is there, accounts, what is recorded on their days',
    { answer: absenceContext, query: contextInput },
  )
  context(who: Caller, query: Input<typeof contextInput>) {
    return this.contexts.of(who, query.read().ids);
  }

  @Route(decisionCalls.decide, 'Approve or decline many requests; each answers for itself', {
    answer: z.array(decided),
    body: decideInput,
  })
  decide(who: Caller, input: Input<typeof decideInput>) {
    return this.decisions.decide(who, input.read());
  }

  @Route(decisionCalls.undo, 'Take the own decisions on many requests back, within a minute', {
    answer: z.array(decided),
    body: undoInput,
  })
  undo(who: Caller, input: Input<typeof undoInput>) {
    return this.decisions.undo(who, input.read());
  }

  @Route(
    decisionCalls.staffingOfRequest,
    'On which days a request would leave fewer people than there have to be',
    {
      answer: z.array(shortage),
      query: staffingCheckInput,
    },
  )
  staffingOfRequest(who: Caller, from: string, to: string, query: Input<typeof staffingCheckInput>) {
    return this.checks.of(who, from, to, query.read());
  }

  @Route(decisionCalls.staffing, 'How many people have to be there', { answer: z.array(staffingRule) })
  staffing(who: Caller) {
    return this.rules.list(who);
  }

  @Route(
    decisionCalls.addStaffing,
    'Say how many of a team, of a job or of all have to be there on weekdays',
    {
      answer: z.array(staffingRule),
      body: staffingInput,
    },
  )
  addStaffing(who: Caller, input: Input<typeof staffingInput>) {
    return this.rules.add(who, input);
  }

  @Route(decisionCalls.changeStaffing, 'Change how many have to be there, of whom or on which weekdays', {
    answer: z.array(staffingRule),
    body: staffingInput,
  })
  changeStaffing(who: Caller, id: number, input: Input<typeof staffingInput>) {
    return this.rules.change(who, id, input);
  }

  @Route(decisionCalls.deleteStaffing, 'Nobody has to be there any more because of it', {
    answer: z.array(staffingRule),
  })
  deleteStaffing(who: Caller, id: number) {
    return this.rules.delete(who, id);
  }
}
