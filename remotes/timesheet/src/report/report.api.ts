import { reportCalls } from '@stundenbuch/domain/accounts/reports/calls';
import { api, page, query } from '@stundenbuch/web/api';

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: query(build, reportCalls.report),
    entriesOfReport: page(build, reportCalls.entries),
  }),
});

export const { useReportQuery } = reportApi;
export const { entriesOfReport } = reportApi.endpoints;
