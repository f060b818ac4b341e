import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import type { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { api, lightRow, mutation, page, query, requestOf } from '@stundenbuch/web/api';

const OF_A_DAY = {
  approve: absenceCalls.approve,
  decline: absenceCalls.decline,
  cancel: absenceCalls.cancel,
};
const OF_A_REQUEST = {
  approve: absenceCalls.approveRequest,
  decline: absenceCalls.declineRequest,
  cancel: absenceCalls.cancelRequest,
};

/** Which requests an admin still has to decide. */
export const OPEN = { status: 'open' } as const;

/** What every decision changes. */
export const DECIDED = absenceCalls.approve.changes ?? [];

const ofPerson = lightRow<typeof timesheetCalls.ofPerson>('GET timesheet/user/:userId/:from/:to', {
  reads: ['WorkingTime', 'Booking', 'Absence', 'Project'],
});
const deleteEntry = lightRow<typeof timesheetCalls.deleteEntry>('DELETE timesheet/booking/:id', {
  changes: DECIDED,
});

interface Decided {
  id: number;
  decision: Decision;
  /** All days of a request, or one day. */
  of: 'request' | 'day';
  /** Why it was declined. */
  body?: { reason: string } | undefined;
}

export const absencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAbsences: query(build, absenceCalls.own),
    requestAbsence: mutation(build, absenceCalls.request),
    changeAbsence: mutation(build, absenceCalls.change),
    sickInVacation: mutation(build, absenceCalls.sickInVacation),
    reportSickness: mutation(build, absenceCalls.reportSickness),
    entriesOfDays: query(build, ofPerson),
    deleteAbsence: mutation(build, deleteEntry),
    deleteRequest: mutation(build, absenceCalls.deleteRequest),
    openRequests: query(build, absenceCalls.pending),
    processedRequests: page(build, absenceCalls.pending),
    // Invalidates nothing: the inbox reloads once, after all calls of an action.
    decideAbsence: build.mutation<Entry | Entry[], Decided>({
      query: ({ id, decision, of, body }) =>
        requestOf((of === 'day' ? OF_A_DAY : OF_A_REQUEST)[decision], body ? { ...body, id } : id),
    }),
    reopenAbsence: mutation(build, absenceCalls.reopen),
    reopenRequest: mutation(build, absenceCalls.reopenRequest),
    vacations: query(build, absenceCalls.vacations),
  }),
});

export const {
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
  useReopenAbsenceMutation,
  useReopenRequestMutation,
  useVacationsQuery,
} = absencesApi;
