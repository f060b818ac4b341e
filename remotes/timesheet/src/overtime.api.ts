import { absenceTags } from '@stundenbuch/domain/absences/tags';
import { calendarTags } from '@stundenbuch/domain/calendar/tags';
import { contractTags } from '@stundenbuch/domain/contracts/tags';
import { featureTags } from '@stundenbuch/domain/features/tags';
import { monthTags } from '@stundenbuch/domain/month/tags';
import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
  PostedPosting,
  PostingInput,
} from '@stundenbuch/domain/overtime/contract';
import { overtimeTags } from '@stundenbuch/domain/overtime/tags';
import { timesheetTags } from '@stundenbuch/domain/timesheet/tags';
import { api } from '@stundenbuch/web/api';

/** What an account depends on. */
const tags = [
  ...[...overtimeTags, ...absenceTags, ...calendarTags, ...contractTags],
  ...[...featureTags, ...timesheetTags, ...monthTags],
] as const;

const changing = ['Overtime', 'WorkingTime', 'Absence', 'Calendar', 'Contract', 'Settings'] as const;

const overtimeApi = api.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    overtimeBalance: build.query<OvertimeBalance, void>({
      query: () => '/overtime/balance',
      providesTags: changing,
    }),
    overtimeMonth: build.query<OvertimeMonth, { user: number; month: string }>({
      query: ({ user, month }) => `/overtime/user/${user}/${month}`,
      providesTags: [...changing, 'Month'],
    }),
    overtimeOfCompany: build.query<OvertimeOfPerson[], string>({
      query: (month) => `/overtime/company/${month}`,
      providesTags: changing,
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
