import { clockCalls } from '@stundenbuch/domain/records/clock/calls';
import type { Clock } from '@stundenbuch/domain/records/clock/contract';
import type { Tap } from '@stundenbuch/domain/records/clock/state';
import { api, mutation, query, requestOf } from '@stundenbuch/web/api';

const clockApi = api.injectEndpoints({
  endpoints: (build) => ({
    clock: query(build, clockCalls.state),
    tapClock: build.mutation<Clock, { tap: Tap; client_id: string }>({
      query: ({ tap, ...body }) => requestOf(clockCalls[tap], body),
      invalidatesTags: (_, error, { tap }) => (error ? [] : (clockCalls[tap].changes ?? [])),
    }),
    ownPin: query(build, clockCalls.pin),
    setPin: mutation(build, clockCalls.setPin),
    addBreak: mutation(build, clockCalls.addBreak),
    forgottenOf: query(build, clockCalls.forgottenOf),
    answerForgotten: mutation(build, clockCalls.answerForgotten),
  }),
});

export const {
  useClockQuery,
  useTapClockMutation,
  useOwnPinQuery,
  useSetPinMutation,
  useAddBreakMutation,
  useAnswerForgottenMutation,
  useForgottenOfQuery,
} = clockApi;
