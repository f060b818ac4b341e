import { Controller } from '@nestjs/common';
import { substituteCalls } from '@stundenbuch/domain/records/visibility/calls';
import {
  substituteAnswerInput,
  substituteCandidate,
  substitution,
} from '@stundenbuch/domain/records/visibility/contract';
import { day } from '@stundenbuch/domain/wire/fields';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Substitutes } from '../../workflows/absences/substitutes.service.ts';

/** The days that are asked for, both included; today without any. */
const substituteQuery = z.object({ from: day.optional(), to: day.optional() });

@Controller()
export class SubstitutesController {
  constructor(private readonly substitutes: Substitutes) {}

  @Route(substituteCalls.candidates, 'Who may stand in on these days, and who is away then', {
    answer: z.array(substituteCandidate),
    query: substituteQuery,
  })
  candidates(who: Caller, query: Input<typeof substituteQuery>) {
    return this.substitutes.candidates(who, query.read());
  }

  @Route(substituteCalls.duties, 'For whom the caller is asked to stand in, and when', {
    answer: z.array(substitution),
  })
  duties(who: Caller) {
    return this.substitutes.duties(who);
  }

  @Route(substituteCalls.answer, 'Whether it suits to stand in; nobody has a veto', {
    answer: substitution,
    body: substituteAnswerInput,
  })
  answer(who: Caller, id: number, body: Input<typeof substituteAnswerInput>) {
    return this.substitutes.answer(who, id, body);
  }
}
