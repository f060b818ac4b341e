import { punchCalls } from '@stundenbuch/domain/records/punch/calls';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import type { Punch } from '@stundenbuch/domain/records/punch/state';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

const punchApi = api.injectEndpoints({
  endpoints: (build) => ({
    punchClock: query(build, punchCalls.state),
    punch: build.mutation<PunchClock, { punch: Punch; client_id: string }>({
      query: ({ punch, ...body }) => requestOf(punchCalls[punch], body),
      invalidatesTags: (_, error, { punch }) => (error ? [] : (punchCalls[punch].changes ?? [])),
    }),
    ownPin: query(build, punchCalls.pin),
    setPin: mutation(build, punchCalls.setPin),
    addBreak: mutation(build, punchCalls.addBreak),
    forgottenOf: query(build, punchCalls.forgottenOf),
    answerForgotten: mutation(build, punchCalls.answerForgotten),
  }),
});

export const {
  usePunchClockQuery,
  usePunchMutation,
  useOwnPinQuery,
  useSetPinMutation,
  useAddBreakMutation,
  useAnswerForgottenMutation,
  useForgottenOfQuery,
} = punchApi;
