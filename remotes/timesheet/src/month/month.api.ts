import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import type {
  ClosedMonth,
  CorrectionRequest,
  MonthOfPerson,
  PersonMonth,
  Wish,
} from '@stundenbuch/domain/workflows/month/contract';
import { HOURS_DEPEND_ON, VACATION_DEPENDS_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

const tags = [...timesheetTags, ...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON] as const;

const monthApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    personMonth: build.query<PersonMonth, { user: number; month: string }>({
      query: ({ user, month }) => `/month/${user}/${month}`,
      providesTags: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON],
    }),
    companyMonths: build.query<MonthOfPerson[], string>({
      query: (month) => `/month/company/${month}`,
      providesTags: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON],
    }),
    confirmMonth: build.mutation<PersonMonth, string>({
      query: (month) => ({ url: '/month/confirm', method: 'POST', body: { month } }),
      invalidatesTags: ['Month'],
    }),
    closeMonths: build.mutation<ClosedMonth[], { month: string; users: number[]; reason: string | null }>({
      query: (body) => ({ url: '/month/close', method: 'POST', body }),
      invalidatesTags: ['Month'],
    }),
    reopenMonth: build.mutation<PersonMonth, { user: number; month: string; reason: string }>({
      query: (body) => ({ url: '/month/reopen', method: 'POST', body }),
      invalidatesTags: (done) => (done ? ['Month'] : []),
    }),
    ownCorrections: build.query<CorrectionRequest[], void>({
      query: () => '/correction/own',
      providesTags: HOURS_DEPEND_ON,
    }),
    openCorrections: build.query<CorrectionRequest[], void>({
      query: () => '/correction',
      providesTags: HOURS_DEPEND_ON,
    }),
    requestCorrection: build.mutation<CorrectionRequest, { day: string; wish: Wish; reason: string }>({
      query: (body) => ({ url: '/correction', method: 'POST', body }),
      invalidatesTags: (done) => (done ? ['Month'] : []),
    }),
    answerCorrection: build.mutation<CorrectionRequest, { id: number; accept: boolean; answer: string }>({
      query: ({ id, ...body }) => ({ url: `/correction/${id}`, method: 'PUT', body }),
      // The entry is another one, or gone.
      invalidatesTags: ['Month', 'WorkingTime', 'Overtime', 'Finding', 'Entry'],
    }),
  }),
});

export const {
  usePersonMonthQuery,
  useCompanyMonthsQuery,
  useConfirmMonthMutation,
  useCloseMonthsMutation,
  useReopenMonthMutation,
  useOwnCorrectionsQuery,
  useOpenCorrectionsQuery,
  useRequestCorrectionMutation,
  useAnswerCorrectionMutation,
} = monthApi;
