import type {
  Clock,
  Forgotten,
  ForgottenAnswer,
  MissingBreak,
} from '@stundenbuch/domain/records/clock/contract';
import type { Tap } from '@stundenbuch/domain/records/clock/state';
import { clockTags } from '@stundenbuch/domain/records/clock/tags';
import type { PinState } from '@stundenbuch/domain/records/clock/terminal-contract';
import { timesheetTags } from '@stundenbuch/domain/records/timesheet/tags';
import { HOURS_DEPEND_ON } from '@stundenbuch/domain/workflows/month/figure-tags';
import { api } from '@stundenbuch/web/api';

/** Going writes working times: whatever shows them is fetched again. */
const written = ['Clock', 'WorkingTime', 'Finding', 'Entry'] as const;

const clockApi = api
  .enhanceEndpoints({ addTagTypes: [...clockTags, ...timesheetTags, ...HOURS_DEPEND_ON] })
  .injectEndpoints({
    endpoints: (build) => ({
      clock: build.query<Clock, void>({ query: () => '/clock', providesTags: HOURS_DEPEND_ON }),
      tapClock: build.mutation<Clock, { tap: Tap; client_id: string }>({
        query: ({ tap, client_id }) => ({ url: `/clock/${tap}`, method: 'POST', body: { client_id } }),
        invalidatesTags: (answer, _, { tap }) => (answer ? (tap === 'go' ? written : ['Clock']) : []),
      }),
      ownPin: build.query<PinState, void>({ query: () => '/clock/pin', providesTags: ['Pin'] }),
      setPin: build.mutation<PinState, string>({
        query: (pin) => ({ url: '/clock/pin', method: 'PUT', body: { pin } }),
        invalidatesTags: (set) => (set ? ['Pin'] : []),
      }),
      addBreak: build.mutation<Clock, MissingBreak>({
        query: (missing) => ({ url: '/clock/missing-break', method: 'POST', body: missing }),
        invalidatesTags: (answer) => (answer ? written : []),
      }),
      forgottenOf: build.query<Forgotten[], number>({
        query: (user) => `/clock/forgotten/user/${user}`,
        providesTags: HOURS_DEPEND_ON,
      }),
      answerForgotten: build.mutation<Clock, { id: number; answer: ForgottenAnswer }>({
        query: ({ id, answer }) => ({ url: `/clock/forgotten/${id}`, method: 'POST', body: answer }),
        invalidatesTags: (answer) => (answer ? written : []),
      }),
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
