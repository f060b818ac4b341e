import { Controller } from '@nestjs/common';
import { reportCalls } from '@stundenbuch/domain/accounts/reports/calls';
import { report, reportFilterInput, reportInput } from '@stundenbuch/domain/accounts/reports/contract';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { ReportService } from '../../accounts/reports/report.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ReportEntries } from '../../workflows/lists/report-entries.service.ts';
import { reportQuery } from '../../workflows/lists/report-list.ts';

const entriesInput = reportQuery.safeExtend(reportFilterInput.shape);

/** Both days in the address are part of the period. */
@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly behind: ReportEntries,
  ) {}

  @Route(reportCalls.report, 'Hours of the company, grouped', { answer: report, query: reportInput })
  @FromStandby()
  report(who: Caller, from: string, to: string, query: Input<typeof reportInput>) {
    return this.reports.report(who, { from, to }, query.read());
  }

  @Route(reportCalls.entries, 'The entries behind a figure of a report', {
    answer: z.array(entry),
    query: entriesInput,
  })
  @FromStandby()
  entries(who: Caller, from: string, to: string, query: Input<typeof entriesInput>) {
    return this.behind.of(who, { from, to }, query.read());
  }
}
