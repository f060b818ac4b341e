import { decisionCalls } from '@stundenbuch/domain/workflows/decisions/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

export const decidingApi = api.injectEndpoints({
  endpoints: (build) => ({
    absenceContext: query(build, decisionCalls.context),
    decideMany: mutation(build, decisionCalls.decide),
    undoMany: mutation(build, decisionCalls.undo),
  }),
});

export const {
  useAbsenceContextQuery,
  useLazyAbsenceContextQuery,
  useDecideManyMutation,
  useUndoManyMutation,
} = decidingApi;
