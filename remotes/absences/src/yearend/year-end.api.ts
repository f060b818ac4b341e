import { VACATION_DEPENDS_ON } from '@stundenbuch/domain/access/nouns';
import type {
  AppliedYearEnd,
  YearEnd,
  YearEndFigure,
  YearEndInput,
  YearEndPreview,
} from '@stundenbuch/domain/workflows/yearend/contract';
import type {
  DueNotice,
  ExpiryChange,
  NoticeInput,
  NoticePerson,
  PersonExpiryOnWire,
  SentNotices,
  VacationNotice,
} from '@stundenbuch/domain/workflows/yearend/notice-contract';
import { api } from '@stundenbuch/web/api';

/** What closing a year, telling people and their deadlines change. */
const CHANGED = ['Ledger', 'YearEnd', 'ExpiryWarning', 'User', 'Absence'] as const;

export interface AskedFigure {
  year: number;
  user: number;
  figure: YearEndFigure['figure'];
  expire: boolean;
  carry: boolean;
}

const yearEndApi = api.injectEndpoints({
  endpoints: (build) => ({
    yearEnds: build.query<YearEnd[], void>({
      query: () => '/vacation/closing',
      providesTags: VACATION_DEPENDS_ON,
    }),
    // A question: it is asked again after every change.
    yearEndPreview: build.query<YearEndPreview, number>({
      query: (year) => ({ url: '/vacation/closing/preview', method: 'POST', body: { year } }),
      providesTags: VACATION_DEPENDS_ON,
      keepUnusedDataFor: 0,
    }),
    yearEndFigure: build.query<YearEndFigure, AskedFigure>({
      query: ({ year, user, ...params }) => ({ url: `/vacation/closing/figure/${year}/${user}`, params }),
      providesTags: VACATION_DEPENDS_ON,
      keepUnusedDataFor: 0,
    }),
    applyYearEnd: build.mutation<AppliedYearEnd, YearEndInput>({
      query: (body) => ({ url: '/vacation/closing', method: 'POST', body }),
      invalidatesTags: (applied) => (applied ? CHANGED : []),
    }),
    undoYearEnd: build.mutation<AppliedYearEnd, number>({
      query: (id) => ({ url: `/vacation/closing/${id}/undo`, method: 'POST' }),
      invalidatesTags: (undone) => (undone ? CHANGED : []),
    }),
    ownNotices: build.query<VacationNotice[], void>({
      query: () => '/vacation/notice',
      providesTags: VACATION_DEPENDS_ON,
    }),
    readExpiryWarning: build.mutation<VacationNotice, number>({
      query: (id) => ({ url: `/vacation/notice/${id}/read`, method: 'POST' }),
      invalidatesTags: (read) => (read ? CHANGED : []),
    }),
    dueNotices: build.query<DueNotice[], void>({
      query: () => '/vacation/notice/due',
      providesTags: VACATION_DEPENDS_ON,
    }),
    noticePeople: build.query<NoticePerson[], number>({
      query: (year) => `/vacation/notice/company/${year}`,
      providesTags: VACATION_DEPENDS_ON,
    }),
    sendNotices: build.mutation<SentNotices, NoticeInput>({
      query: (body) => ({ url: '/vacation/notice', method: 'POST', body }),
      invalidatesTags: (sent) => (sent ? CHANGED : []),
    }),
    personExpiry: build.query<PersonExpiryOnWire, number>({
      query: (user) => `/vacation/expiry/${user}`,
      providesTags: VACATION_DEPENDS_ON,
    }),
    saveExpiry: build.mutation<PersonExpiryOnWire, { user: number; input: ExpiryChange }>({
      query: ({ user, input }) => ({ url: `/vacation/expiry/${user}`, method: 'PUT', body: input }),
      invalidatesTags: (saved) => (saved ? CHANGED : []),
    }),
  }),
});

export const {
  useYearEndsQuery,
  useYearEndPreviewQuery,
  useYearEndFigureQuery,
  useApplyYearEndMutation,
  useUndoYearEndMutation,
  useOwnNoticesQuery,
  useReadExpiryWarningMutation,
  useDueNoticesQuery,
  useNoticePeopleQuery,
  useSendNoticesMutation,
  usePersonExpiryQuery,
  useSaveExpiryMutation,
} = yearEndApi;
