import { featureTags } from '@stundenbuch/domain/features/tags';
import type {
  ClosedMonth,
  CorrectionRequest,
  MonthOfPerson,
  PersonMonth,
  Wish,
} from '@stundenbuch/domain/month/contract';
import { monthTags } from '@stundenbuch/domain/month/tags';
import { overtimeTags } from '@stundenbuch/domain/overtime/tags';
import { timesheetTags } from '@stundenbuch/domain/timesheet/tags';
import { api } from '@stundenbuch/web/api';

const tags = [...monthTags, ...featureTags, ...overtimeTags, ...timesheetTags] as const;
/** A month depends on every day of it. */
const changing = ['Month', 'WorkingTime', 'Overtime', 'Settings'] as const;

const monthApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    personMonth: build.query<PersonMonth, { user: number; month: string }>({
      query: ({ user, month }) => `/month/${user}/${month}`,
      providesTags: changing,
    }),
    companyMonths: build.query<MonthOfPerson[], string>({
      query: (month) => `/month/company/${month}`,
      providesTags: changing,
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
      providesTags: changing,
    }),
    openCorrections: build.query<CorrectionRequest[], void>({
      query: () => '/correction',
      providesTags: changing,
    }),
    requestCorrection: build.mutation<CorrectionRequest, { day: string; wish: Wish; reason: string }>({
      query: (body) => ({ url: '/correction', method: 'POST', body }),
      invalidatesTags: (done) => (done ? ['Month'] : []),
    }),
    answerCorrection: build.mutation<CorrectionRequest, { id: number; accept: boolean; answer: string }>({
      query: ({ id, ...body }) => ({ url: `/correction/${id}`, method: 'PUT', body }),
      invalidatesTags: ['Month', 'WorkingTime', 'Overtime'],
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
