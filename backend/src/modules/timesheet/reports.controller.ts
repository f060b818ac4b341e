import { Controller } from '@nestjs/common';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { entry, projectSum, timeSum } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { FromStandby } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { projectSumQuery, reportQuery, timeSumQuery, timesQuery } from '../../workflows/lists/report-list.ts';
import { Reports } from '../../workflows/lists/reports.service.ts';

type Query = Input<typeof reportQuery>;
type SumQuery = Input<typeof projectSumQuery>;

/** Reports on the company. Both days in the address are part of the period. */
@Controller()
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Route(timesheetCalls.projectSumOfCompany, 'Hours per project of the company', {
    answer: z.array(projectSum),
    query: projectSumQuery,
  })
  @FromStandby()
  projectSums(who: Caller, from: string, to: string, query: SumQuery) {
    return this.reports.projectSums(who, { from, to }, query.read());
  }

  @Route(
    timesheetCalls.timesOfCompany,
    'Working time, overtime reduction and bad weather of the company, with target and actual hours',
    { answer: z.array(entry), query: timesQuery },
  )
  @FromStandby()
  times(who: Caller, from: string, to: string, query: Input<typeof timesQuery>) {
    return this.reports.times(who, { from, to }, query.read());
  }

  @Route(timesheetCalls.timeSumOfCompany, 'Total target and actual hours of the company', {
    answer: timeSum,
    query: timeSumQuery,
  })
  @FromStandby()
  timeSum(who: Caller, from: string, to: string, query: Input<typeof timeSumQuery>) {
    return this.reports.timeSum(who, { from, to }, query.read());
  }

  @Route(timesheetCalls.entriesOfCompany, 'Project bookings and absences of the company', {
    answer: z.array(entry),
    query: reportQuery,
  })
  @FromStandby()
  bookings(who: Caller, from: string, to: string, query: Query) {
    return this.reports.bookings(who, { from, to }, query.read());
  }
}
