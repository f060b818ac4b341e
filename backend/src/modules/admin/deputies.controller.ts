import { Controller } from '@nestjs/common';
import { teamCalls } from '@stundenbuch/domain/day/teams/calls';
import { endInput, teamPerson } from '@stundenbuch/domain/day/teams/contract';
import { deputy, deputyInput } from '@stundenbuch/domain/day/teams/deputy-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Deputies } from '../../sides/teams/deputies.service.ts';

@Controller()
export class DeputiesController {
  constructor(private readonly deputies: Deputies) {}

  @Route(teamCalls.deputies, 'Who decides in place of which lead', { answer: z.array(deputy) })
  all(who: Caller) {
    return this.deputies.list(who);
  }

  @Route(teamCalls.deputyPeople, 'Who can be a deputy', { answer: z.array(teamPerson) })
  people(who: Caller) {
    return this.deputies.people(who);
  }

  @Route(teamCalls.addDeputy, 'Somebody decides in place of a lead', { answer: deputy, body: deputyInput })
  add(who: Caller, input: Input<typeof deputyInput>) {
    return this.deputies.add(who, input);
  }

  @Route(teamCalls.endDeputy, 'Somebody is a deputy no longer', { answer: deputy, body: endInput })
  end(who: Caller, id: number, input: Input<typeof endInput>) {
    return this.deputies.end(who, id, input);
  }
}
