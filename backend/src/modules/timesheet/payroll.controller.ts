import { Controller, Get, Post } from '@nestjs/common';
import { payrollAccess as calls } from '@stundenbuch/domain/accounts/payroll/access';
import { payrollCalls } from '@stundenbuch/domain/accounts/payroll/calls';
import {
  layoutInput,
  partInput,
  payrollLayout,
  payrollPreview,
  payrollRun,
  payrollSetup,
  runInput,
  setupInput,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { z } from 'zod';
import { AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathId, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { PAYROLL_FILE, PayrollRuns } from '../../workflows/payroll/payroll-runs.service.ts';
import { PayrollSetups } from '../../workflows/payroll/payroll-setups.service.ts';

const deleted = z.object({ id: z.int() });

@Controller()
export class PayrollController {
  constructor(
    private readonly setups: PayrollSetups,
    private readonly runs: PayrollRuns,
  ) {}

  @Route(payrollCalls.setup, 'How the company hands over to its payroll', { answer: payrollSetup })
  setup(who: Caller) {
    return this.setups.ofCompany(who);
  }

  @Route(payrollCalls.changeSetup, 'Change it, wage types and cost centres included', {
    answer: payrollSetup,
    body: setupInput,
  })
  changeSetup(who: Caller, input: Input<typeof setupInput>) {
    return this.setups.change(who, input);
  }

  @Route(payrollCalls.layouts, 'Files with columns of one’s own', { answer: z.array(payrollLayout) })
  layouts(who: Caller) {
    return this.setups.layouts(who);
  }

  @Route(payrollCalls.createLayout, 'Create one of at most twenty', {
    answer: payrollLayout,
    body: layoutInput,
  })
  createLayout(who: Caller, input: Input<typeof layoutInput>) {
    return this.setups.createLayout(who, input);
  }

  @Route(payrollCalls.changeLayout, 'Change one', { answer: payrollLayout, body: layoutInput })
  changeLayout(who: Caller, id: number, input: Input<typeof layoutInput>) {
    return this.setups.changeLayout(who, id, input);
  }

  @Route(payrollCalls.deleteLayout, 'Delete one', { answer: deleted })
  deleteLayout(who: Caller, id: number) {
    return this.setups.deleteLayout(who, id);
  }

  @Route(payrollCalls.preview, 'What would be handed over of a month, and what keeps it from being', {
    answer: payrollPreview,
    body: runInput,
  })
  preview(who: Caller, input: Input<typeof runInput>) {
    return this.runs.preview(who, input);
  }

  @Route(payrollCalls.run, 'Make the files of a month', { answer: payrollRun, body: runInput })
  run(who: Caller, input: Input<typeof runInput>) {
    return this.runs.run(who, input);
  }

  @Route(payrollCalls.runs, 'The files that were made, newest first', { answer: z.array(payrollRun) })
  all(who: Caller) {
    return this.runs.runs(who);
  }

  @Route(payrollCalls.handOver, 'Mark the files as handed over', { answer: payrollRun })
  handOver(who: Caller, id: number) {
    return this.runs.handOver(who, id);
  }

  @Route(payrollCalls.discard, 'Discard files that were not handed over', { answer: deleted })
  discard(who: Caller, id: number) {
    return this.runs.discard(who, id);
  }

  @Get('payroll/run/:id/file')
  @Access(calls.file)
  @AnswersFile(PAYROLL_FILE, 'One of the files, byte for byte as it was made')
  file(@Who() who: Caller, @PathId('id') id: number, @Listing(partInput) query: Input<typeof partInput>) {
    return this.runs.file(who, id, query.read().part);
  }

  @Post('payroll/sample')
  @Access(calls.sample)
  @AnswersFile('application/zip', 'The same files of invented figures, with a list of what to check')
  sample(@Who() who: Caller) {
    return this.runs.sample(who);
  }
}
