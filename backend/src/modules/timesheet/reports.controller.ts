import { Controller, Get, Param } from '@nestjs/common';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { entry, projectSum, timeSum } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { projectSumQuery, reportQuery } from '../../workflows/lists/report-list.ts';
import { type Period, Reports } from '../../workflows/lists/reports.service.ts';

type Query = Input<typeof reportQuery>;
type SumQuery = Input<typeof projectSumQuery>;

/** Reports on the company. Both days in the address are part of the period. */
@Controller('timesheet')
export class ReportsController {
  constructor(private readonly reports: Reports) {}

  @Get('projectsum/company/:from/:to')
  @Access(calls.projectSumOfCompany)
  @Answers(z.array(projectSum), 'Hours per project of the company')
  projectSums(@Who() who: Caller, @Param() period: Period, @Listing(projectSumQuery) query: SumQuery) {
    return this.reports.projectSums(who, period, query.read());
  }

  @Get('timebooking/company/:from/:to')
  @Access(calls.timesOfCompany)
  @Answers(
    z.array(entry),
    'Working time, overtime reduction and bad weather of the company, with target and actual hours',
  )
  times(@Who() who: Caller, @Param() period: Period, @Listing(reportQuery) query: Query) {
    return this.reports.times(who, period, query.read());
  }

  @Get('timesum/company/:from/:to')
  @Access(calls.timesOfCompany)
  @Answers(timeSum, 'Total target and actual hours of the company')
  timeSum(@Who() who: Caller, @Param() period: Period) {
    return this.reports.timeSum(who, period);
  }

  @Get('bookings/company/:from/:to')
  @Access(calls.entriesOfCompany)
  @Answers(z.array(entry), 'Project bookings and absences of the company')
  bookings(@Who() who: Caller, @Param() period: Period, @Listing(reportQuery) query: Query) {
    return this.reports.bookings(who, period, query.read());
  }
}
