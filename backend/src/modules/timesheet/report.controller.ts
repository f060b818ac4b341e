import { Controller, Get, Param } from '@nestjs/common';
import { reportAccess } from '@stundenbuch/domain/accounts/reports/access';
import { reportCalls } from '@stundenbuch/domain/accounts/reports/calls';
import { report, reportFilterInput, reportInput } from '@stundenbuch/domain/accounts/reports/contract';
import { statementBookings, statementInput } from '@stundenbuch/domain/accounts/reports/statement-contract';
import { savedView, viewInput } from '@stundenbuch/domain/accounts/reports/view-contract';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { ReportService } from '../../accounts/reports/report.service.ts';
import { SavedViews } from '../../accounts/reports/saved-views.service.ts';
import { Statements } from '../../accounts/reports/statements.service.ts';
import { AnswersFile } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathId, Who } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Access, FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ReportEntries } from '../../workflows/lists/report-entries.service.ts';
import { reportQuery } from '../../workflows/lists/report-list.ts';

const entriesInput = reportQuery.safeExtend(reportFilterInput.shape);

const deleted = z.object({ id: z.int() });

/** Both days in the address are part of the period. */
@Controller()
export class ReportController {
  constructor(
    private readonly reports: ReportService,
    private readonly behind: ReportEntries,
    private readonly saved: SavedViews,
    private readonly statements: Statements,
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

  @Route(reportCalls.views, 'Saved reports: one’s own and those that are shared', {
    answer: z.array(savedView),
  })
  views(who: Caller) {
    return this.saved.list(who);
  }

  @Route(reportCalls.createView, 'Save a report', { answer: savedView, body: viewInput })
  createView(who: Caller, input: Input<typeof viewInput>) {
    return this.saved.create(who, input);
  }

  @Route(reportCalls.changeView, 'Change a saved report', { answer: savedView, body: viewInput })
  changeView(who: Caller, id: number, input: Input<typeof viewInput>) {
    return this.saved.change(who, id, input);
  }

  @Route(reportCalls.deleteView, 'Delete a saved report', { answer: deleted })
  deleteView(who: Caller, id: number) {
    return this.saved.delete(who, id);
  }

  @Route(reportCalls.statement, 'What was booked for a customer in a month', { answer: statementBookings })
  statement(who: Caller, customer: number, month: string) {
    return this.statements.of(who, customer, month);
  }

  @Get('report/statement/:customerId/:month.pdf')
  @Access(reportAccess.statement)
  @AnswersFile('application/pdf', 'The same on paper, to be signed')
  statementPdf(
    @Who() who: Caller,
    @PathId('customerId') customer: number,
    @Param('month') month: string,
    @Listing(statementInput) query: Input<typeof statementInput>,
  ) {
    return this.statements.pdf(who, customer, month, query);
  }
}
