import { allowanceCalls } from '@stundenbuch/domain/accounts/allowances/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const allowancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    allowanceKinds: query(build, allowanceCalls.kinds),
    allowanceMonth: query(build, allowanceCalls.ofMonth),
    bookAllowance: mutation(build, allowanceCalls.book),
    unbookAllowance: mutation(build, allowanceCalls.unbook),
  }),
});

export const {
  useAllowanceKindsQuery,
  useAllowanceMonthQuery,
  useBookAllowanceMutation,
  useUnbookAllowanceMutation,
} = allowancesApi;
