import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
  PostedPosting,
  PostingInput,
} from '@stundenbuch/domain/accounts/overtime/contract';
import { HOURS_DEPEND_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

const overtimeApi = api.enhanceEndpoints({ addTagTypes: HOURS_DEPEND_ON }).injectEndpoints({
  endpoints: (build) => ({
    overtimeBalance: build.query<OvertimeBalance, void>({
      query: () => '/overtime/balance',
      providesTags: HOURS_DEPEND_ON,
    }),
    overtimeMonth: build.query<OvertimeMonth, { user: number; month: string }>({
      query: ({ user, month }) => `/overtime/user/${user}/${month}`,
      providesTags: HOURS_DEPEND_ON,
    }),
    overtimeOfCompany: build.query<OvertimeOfPerson[], string>({
      query: (month) => `/overtime/company/${month}`,
      providesTags: HOURS_DEPEND_ON,
    }),
    postOvertime: build.mutation<PostedPosting, PostingInput>({
      query: (body) => ({ url: '/overtime/posting', method: 'POST', body }),
      invalidatesTags: (posted) => (posted ? ['Overtime'] : []),
    }),
    reverseOvertime: build.mutation<PostedPosting, { id: number; text: string }>({
      query: ({ id, text }) => ({ url: `/overtime/posting/${id}/reversal`, method: 'POST', body: { text } }),
      invalidatesTags: (posted) => (posted ? ['Overtime'] : []),
    }),
  }),
});

export const {
  useOvertimeBalanceQuery,
  useOvertimeMonthQuery,
  useOvertimeOfCompanyQuery,
  usePostOvertimeMutation,
  useReverseOvertimeMutation,
} = overtimeApi;
