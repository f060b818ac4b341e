import { Controller } from '@nestjs/common';
import { adminCalls } from '@stundenbuch/domain/sides/people/calls';
import { job, jobDetail, jobInput } from '@stundenbuch/domain/sides/people/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Jobs, jobQuery } from '../../sides/company/jobs.service.ts';

type Job = Input<typeof jobInput>;

@Controller()
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Route(adminCalls.jobs, 'The jobs of the company', { answer: z.array(job), query: jobQuery })
  list(who: Caller, query: Input<typeof jobQuery>) {
    return this.jobs.list(who, query.read());
  }

  @Route(adminCalls.job, 'One job', { answer: jobDetail })
  read(who: Caller, id: number) {
    return this.jobs.read(who, id);
  }

  @Route(adminCalls.createJob, 'Create a job', { answer: jobDetail, body: jobInput })
  create(who: Caller, input: Job) {
    return this.jobs.create(who, input.read());
  }

  @Route(adminCalls.changeJob, 'Rename a job', { answer: jobDetail, body: jobInput })
  change(who: Caller, id: number, input: Job) {
    return this.jobs.change(who, id, input);
  }
}
