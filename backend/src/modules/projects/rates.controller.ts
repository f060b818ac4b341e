import { Controller } from '@nestjs/common';
import { projectCalls } from '@stundenbuch/domain/sides/projects/calls';
import { hourlyRate, rateChange, rateInput } from '@stundenbuch/domain/sides/projects/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Rates, rateQuery } from '../../sides/projects/rates.service.ts';

@Controller()
export class RatesController {
  constructor(private readonly rates: Rates) {}

  @Route(projectCalls.rates, 'Hourly rates of a project', { answer: z.array(hourlyRate), query: rateQuery })
  list(who: Caller, project: number, query: Input<typeof rateQuery>) {
    return this.rates.list(who, project, query);
  }

  @Route(projectCalls.createRate, 'Create an hourly rate', { answer: hourlyRate, body: rateInput })
  create(who: Caller, input: Input<typeof rateInput>) {
    return this.rates.create(who, input.read());
  }

  @Route(projectCalls.changeRate, 'Change an hourly rate', { answer: hourlyRate, body: rateChange })
  change(who: Caller, id: number, input: Input<typeof rateChange>) {
    return this.rates.change(who, id, input);
  }
}
