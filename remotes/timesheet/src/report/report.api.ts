import { reportCalls } from '@stundenbuch/domain/accounts/reports/calls';
import { api, type Failure, mutation, page, query, save } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';

interface Paper {
  customer: number;
  month: string;
  people: boolean;
  amounts: boolean;
  /** Of the file. */
  name: string;
}

const reportApi = api.injectEndpoints({
  endpoints: (build) => ({
    report: query(build, reportCalls.report),
    entriesOfReport: page(build, reportCalls.entries),
    views: query(build, reportCalls.views),
    saveView: save(build, reportCalls.createView, reportCalls.changeView),
    deleteView: mutation(build, reportCalls.deleteView),
    statement: query(build, reportCalls.statement),
    /** The file is offered at once: nothing of it stays in the store. */
    statementPdf: build.mutation<null, Paper>({
      async queryFn({ customer, month, people, amounts, name }, _api, _extra, call) {
        const answer = await call({
          url: `/report/statement/${customer}/${month}.pdf`,
          params: { ...(people && { people: '1' }), ...(amounts && { amounts: '1' }) },
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, name);
        return { data: null };
      },
    }),
  }),
});

export const { useReportQuery, useViewsQuery, useSaveViewMutation, useDeleteViewMutation } = reportApi;
export const { useStatementQuery, useStatementPdfMutation } = reportApi;
export const { entriesOfReport } = reportApi.endpoints;
