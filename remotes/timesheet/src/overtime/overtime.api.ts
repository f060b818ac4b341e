import { overtimeCalls } from '@stundenbuch/domain/accounts/overtime/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const overtimeApi = api.injectEndpoints({
  endpoints: (build) => ({
    overtimeBalance: query(build, overtimeCalls.balance),
    overtimeMonth: query(build, overtimeCalls.month),
    overtimeOfCompany: query(build, overtimeCalls.company),
    postOvertime: mutation(build, overtimeCalls.post),
    reverseOvertime: mutation(build, overtimeCalls.reverse),
  }),
});

export const {
  useOvertimeBalanceQuery,
  useOvertimeMonthQuery,
  useOvertimeOfCompanyQuery,
  usePostOvertimeMutation,
  useReverseOvertimeMutation,
} = overtimeApi;
