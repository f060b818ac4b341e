import type { Correction } from '@stundenbuch/domain/day/office/contract';
import type {
  AbsenceInput,
  CreatedAbsence,
  OwnAbsence,
  PendingAbsence,
  SickReported,
  Vacation,
} from '@stundenbuch/domain/records/absences/contract';
import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

/** What every change of an absence invalidates: lists and calendar, people's accounts, the lists of errors. */
export const MOVED = ['Absence', 'User', 'Finding'] as const;

const PATHS: Record<Decision, string> = { approve: '', decline: 'decline/', cancel: 'cancel/' };

/** `end` is omitted for a single day, which has its own rules. */
export type AbsenceRequest = Pick<AbsenceInput, 'project' | 'day' | 'hours'> & {
  end?: Day;
  half?: Half;
  note?: string;
} & Partial<Correction>;

export type AbsenceChange = Pick<AbsenceInput, 'project' | 'day'> & { half?: Half } & Correction;

interface Decided {
  id: number;
  decision: Decision;
  /** Why it was declined. */
  body?: { reason: string } | undefined;
}

export type SicknessRequest = Correction & { day: Day; end: Day };

export const absencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAbsences: build.query<OwnAbsence[], void>({
      query: () => '/timesheet/absences',
      providesTags: ['Absence'],
    }),
    absencesOfPerson: build.query<OwnAbsence[], number>({
      query: (user) => `/timesheet/absences?user=${user}`,
      providesTags: ['Absence'],
    }),
    requestAbsence: build.mutation<CreatedAbsence, AbsenceRequest>({
      query: (body) => ({ url: '/timesheet/absence', method: 'POST', body }),
      invalidatesTags: (created) => (created ? MOVED : []),
    }),
    changeAbsence: build.mutation<Entry, { id: number; body: AbsenceChange }>({
      query: ({ id, body }) => ({ url: `/timesheet/absence/change/${id}`, method: 'PUT', body }),
      invalidatesTags: (changed) => (changed ? MOVED : []),
    }),
    sickInVacation: build.mutation<Entry[], SicknessRequest>({
      query: (body) => ({ url: '/timesheet/absence/sick', method: 'POST', body }),
      invalidatesTags: (created) => (created ? MOVED : []),
    }),
    reportSickness: build.mutation<SickReported, { day: Day; end: Day }>({
      query: (body) => ({ url: '/timesheet/absence/sick-report', method: 'POST', body }),
    }),
    entriesOfDays: build.query<Entry[], { user: number; day: Day; end: Day }>({
      query: ({ user, day, end }) => `/timesheet/user/${user}/${day}/${end}`,
      providesTags: ['WorkingTime', 'Booking', 'Absence'],
    }),
    deleteAbsence: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/timesheet/booking/${id}`, method: 'DELETE' }),
      invalidatesTags: MOVED,
    }),
    deleteRequest: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `/absence-request/${id}`, method: 'DELETE' }),
      invalidatesTags: MOVED,
    }),
    openRequests: build.query<PendingAbsence[], void>({
      query: () => '/timesheet/pending-absences?status=open',
      providesTags: ['Absence'],
    }),
    processedRequests: build.query<Paged<PendingAbsence>, PageQuery & { by?: 'request' }>({
      query: (params) => ({
        url: '/timesheet/pending-absences',
        params: { ...params, status: 'processed' },
      }),
      transformResponse: paged<PendingAbsence>,
      providesTags: ['Absence'],
    }),
    // Invalidates nothing: the inbox reloads once, after all calls of an action.
    decideAbsence: build.mutation<Entry, Decided>({
      query: ({ id, decision, body }) => ({
        url: `/timesheet/absence/${PATHS[decision]}${id}`,
        method: 'PUT',
        body,
      }),
    }),
    decideRequest: build.mutation<Entry[], Decided>({
      query: ({ id, decision, body }) => ({
        url: `/absence-request/${id}/${decision}`,
        method: 'PUT',
        body,
      }),
    }),
    reopenRequest: build.mutation<Entry[], number>({
      query: (id) => ({ url: `/absence-request/${id}/reopen`, method: 'PUT' }),
      invalidatesTags: MOVED,
    }),
    reopenAbsence: build.mutation<Entry, number>({
      query: (id) => ({ url: `/timesheet/absence/reopen/${id}`, method: 'PUT' }),
      invalidatesTags: MOVED,
    }),
    vacations: build.query<Vacation[], { year: number; from?: Day; to?: Day }>({
      query: ({ year, ...params }) => ({ url: `/timesheet/vacations/${year}`, params }),
      providesTags: ['Absence'],
    }),
  }),
});

export const {
  useAbsencesOfPersonQuery,
  useOwnAbsencesQuery,
  useRequestAbsenceMutation,
  useChangeAbsenceMutation,
  useSickInVacationMutation,
  useReportSicknessMutation,
  useEntriesOfDaysQuery,
  useDeleteAbsenceMutation,
  useDeleteRequestMutation,
  useOpenRequestsQuery,
  useProcessedRequestsQuery,
  useLazyProcessedRequestsQuery,
  useDecideAbsenceMutation,
  useDecideRequestMutation,
  useReopenAbsenceMutation,
  useReopenRequestMutation,
  useVacationsQuery,
} = absencesApi;
