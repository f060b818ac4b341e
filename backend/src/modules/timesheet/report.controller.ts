import { Controller } from '@nestjs/common';
import { reportCalls } from '@stundenbuch/domain/accounts/reports/calls';
import { report, reportInput } from '@stundenbuch/domain/accounts/reports/contract';
import { ReportService } from '../../accounts/reports/report.service.ts';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';

/** Both days in the address are part of the period. */
@Controller()
export class ReportController {
  constructor(private readonly reports: ReportService) {}

  @Route(reportCalls.report, 'Hours of the company, grouped', { answer: report, query: reportInput })
  @FromStandby()
  report(who: Caller, from: string, to: string, query: Input<typeof reportInput>) {
    return this.reports.report(who, { from, to }, query.read());
  }
}
