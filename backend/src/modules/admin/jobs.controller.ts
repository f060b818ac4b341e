import { Controller, Get, Post, Put } from '@nestjs/common';
import { adminAccess as calls } from '@stundenbuch/domain/sides/people/access';
import { job, jobInput } from '@stundenbuch/domain/sides/people/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Jobs, jobQuery } from '../../sides/company/jobs.service.ts';

type Job = Input<typeof jobInput>;

@Controller('company')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get('jobs')
  @Access(calls.jobs)
  @Answers(z.array(job), 'The jobs of the company')
  list(@Who() who: Caller, @Listing(jobQuery) query: Input<typeof jobQuery>) {
    return this.jobs.list(who, query.read());
  }

  @Get('job/:id')
  @Access(calls.job)
  @Answers(job, 'One job')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.jobs.read(who, id);
  }

  @Post('job')
  @Access(calls.createJob)
  @Answers(job, 'Create a job')
  create(@Who() who: Caller, @Body(jobInput) input: Job) {
    return this.jobs.create(who, input.read());
  }

  @Put('job/:id')
  @Access(calls.changeJob)
  @Answers(job, 'Rename a job')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(jobInput) input: Job) {
    return this.jobs.change(who, id, input);
  }
}
