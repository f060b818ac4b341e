import { Controller, Get, Post, Put } from '@nestjs/common';
import { projectAccess as calls } from '@stundenbuch/domain/sides/projects/access';
import { hourlyRate, rateChange, rateInput } from '@stundenbuch/domain/sides/projects/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Rates, rateQuery } from '../../sides/projects/rates.service.ts';

@Controller('project/hourlyrate')
export class RatesController {
  constructor(private readonly rates: Rates) {}

  @Get(':projectId')
  @Access(calls.rates)
  @Answers(z.array(hourlyRate), 'Hourly rates of a project')
  list(
    @Who() who: Caller,
    @PathId('projectId') project: number,
    @Listing(rateQuery) query: Input<typeof rateQuery>,
  ) {
    return this.rates.list(who, project, query);
  }

  @Post()
  @Access(calls.createRate)
  @Answers(hourlyRate, 'Create an hourly rate')
  create(@Who() who: Caller, @Body(rateInput) input: Input<typeof rateInput>) {
    return this.rates.create(who, input.read());
  }

  @Put(':id')
  @Access(calls.changeRate)
  @Answers(hourlyRate, 'Change an hourly rate')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(rateChange) input: Input<typeof rateChange>) {
    return this.rates.change(who, id, input);
  }
}
