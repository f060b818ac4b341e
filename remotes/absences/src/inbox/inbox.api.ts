import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import { dayDecisions, requestDecisions } from '@stundenbuch/domain/records/absences/decision-calls';
import type { Decision } from '@stundenbuch/domain/records/absences/rules';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { api, mutation, page, requestOf } from '@stundenbuch/web/api';

/** What every decision changes. */
export const DECIDED = dayDecisions.approve.changes ?? [];

interface Decided {
  id: number;
  decision: Decision;
  /** All days of a request, or one day. */
  of: 'request' | 'day';
  /** Why it was declined. */
  body?: { reason: string } | undefined;
}

export const inboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    processedRequests: page(build, absenceCalls.pending),
    // Invalidates nothing: the inbox reloads once, after all calls of an action.
    decideAbsence: build.mutation<Entry | Entry[], Decided>({
      query: ({ id, decision, of, body }) =>
        requestOf((of === 'day' ? dayDecisions : requestDecisions)[decision], body ? { ...body, id } : id),
    }),
    reopenAbsence: mutation(build, dayDecisions.reopen),
    reopenRequest: mutation(build, requestDecisions.reopen),
  }),
});

export const {
  useProcessedRequestsQuery,
  useLazyProcessedRequestsQuery,
  useDecideAbsenceMutation,
  useReopenAbsenceMutation,
  useReopenRequestMutation,
} = inboxApi;
