import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import type { Day } from '@stundenbuch/domain/time/day';
import { api, page, query } from '@stundenbuch/web/api';

export interface ReportPeriod {
  from: Day;
  to: Day;
}

const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    projectSumsOfCompany: query(build, timesheetCalls.projectSumOfCompany),
    timesOfCompany: page(build, timesheetCalls.timesOfCompany),
    timeSumOfCompany: query(build, timesheetCalls.timeSumOfCompany),
    // Only used for files, which must be current.
    entriesOfCompany: page(build, timesheetCalls.entriesOfCompany, { keepUnusedDataFor: 0 }),
  }),
});

export const { useProjectSumsOfCompanyQuery, useTimeSumOfCompanyQuery, useLazyEntriesOfCompanyQuery } =
  reportsApi;
export const { timesOfCompany } = reportsApi.endpoints;
