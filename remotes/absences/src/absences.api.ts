import type {
  AbsenceInput,
  CreatedAbsence,
  PendingAbsence,
  Vacation,
} from '@stundenbuch/domain/absences/contract';
import type { Decision } from '@stundenbuch/domain/absences/rules';
import { absenceTags } from '@stundenbuch/domain/absences/tags';
import type { Day } from '@stundenbuch/domain/calendar/day';
import type { Entry } from '@stundenbuch/domain/timesheet/contract';
import { timesheetTags } from '@stundenbuch/domain/timesheet/tags';
import { api, type Paged, type PageQuery, paged } from '@stundenbuch/web/api';

/** What every change of an absence invalidates: lists and calendar, people's accounts, the lists of errors. */
export const MOVED = ['Absence', 'User', 'Finding'] as const;

const PATHS: Record<Decision, string> = { approve: '', decline: 'decline/', cancel: 'cancel/' };

/** `end` is omitted for a single day, which has its own rules. */
export type AbsenceRequest = Omit<AbsenceInput, 'end'> & { end?: Day };

export const absencesApi = api
  .enhanceEndpoints({ addTagTypes: [...absenceTags, ...timesheetTags] })
  .injectEndpoints({
    endpoints: (build) => ({
      ownAbsences: build.query<Entry[], void>({
        query: () => '/timesheet/absences',
        providesTags: ['Absence'],
      }),
      requestAbsence: build.mutation<CreatedAbsence, AbsenceRequest>({
        query: (body) => ({ url: '/timesheet/absence', method: 'POST', body }),
        invalidatesTags: (created) => (created ? MOVED : []),
      }),
      deleteAbsence: build.mutation<{ id: number }, number>({
        query: (id) => ({ url: `/timesheet/booking/${id}`, method: 'DELETE' }),
        invalidatesTags: MOVED,
      }),
      openRequests: build.query<PendingAbsence[], void>({
        query: () => '/timesheet/pending-absences?status=open',
        providesTags: ['Absence'],
      }),
      processedRequests: build.query<Paged<PendingAbsence>, PageQuery>({
        query: (params) => ({
          url: '/timesheet/pending-absences',
          params: { ...params, status: 'processed' },
        }),
        transformResponse: paged<PendingAbsence>,
        providesTags: ['Absence'],
      }),
      // Invalidates nothing: the inbox reloads once, after all calls of an action.
      decideAbsence: build.mutation<Entry, { id: number; decision: Decision }>({
        query: ({ id, decision }) => ({ url: `/timesheet/absence/${PATHS[decision]}${id}`, method: 'PUT' }),
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
  useOwnAbsencesQuery,
  useRequestAbsenceMutation,
  useDeleteAbsenceMutation,
  useOpenRequestsQuery,
  useProcessedRequestsQuery,
  useLazyProcessedRequestsQuery,
  useDecideAbsenceMutation,
  useReopenAbsenceMutation,
  useVacationsQuery,
} = absencesApi;
