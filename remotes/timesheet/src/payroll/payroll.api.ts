import { payrollCalls } from '@stundenbuch/domain/accounts/payroll/calls';
import { api, type Failure, mutation, query, save } from '@stundenbuch/web/api';
import { download } from '@stundenbuch/web/export';

interface Wanted {
  path: string;
  method?: 'POST';
  /** Of the file. */
  name: string;
}

const payrollApi = api.injectEndpoints({
  endpoints: (build) => ({
    payrollSetup: query(build, payrollCalls.setup),
    savePayrollSetup: mutation(build, payrollCalls.changeSetup),
    payrollLayouts: query(build, payrollCalls.layouts),
    savePayrollLayout: save(build, payrollCalls.createLayout, payrollCalls.changeLayout),
    deletePayrollLayout: mutation(build, payrollCalls.deleteLayout),
    payrollPreview: query(build, payrollCalls.preview),
    payrollRuns: query(build, payrollCalls.runs),
    makePayroll: mutation(build, payrollCalls.run),
    handOverPayroll: mutation(build, payrollCalls.handOver),
    discardPayroll: mutation(build, payrollCalls.discard),
    /** The file is offered at once: nothing of it stays in the store. */
    payrollFile: build.mutation<null, Wanted>({
      async queryFn({ path, method = 'GET', name }, _api, _extra, call) {
        const answer = await call({
          url: path,
          method,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (answer.error) return { error: answer.error as Failure };
        download(answer.data as Blob, name);
        return { data: null };
      },
    }),
  }),
});

export const {
  usePayrollSetupQuery,
  useSavePayrollSetupMutation,
  usePayrollLayoutsQuery,
  useSavePayrollLayoutMutation,
  useDeletePayrollLayoutMutation,
  usePayrollPreviewQuery,
  usePayrollRunsQuery,
  useMakePayrollMutation,
  useHandOverPayrollMutation,
  useDiscardPayrollMutation,
  usePayrollFileMutation,
} = payrollApi;
