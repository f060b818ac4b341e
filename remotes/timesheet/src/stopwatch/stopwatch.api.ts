import { stopwatchCalls } from '@stundenbuch/domain/workflows/stopwatch/calls';
import { api, mutation, query } from '@stundenbuch/web/api';

const stopwatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopwatches: query(build, stopwatchCalls.state),
    startStopwatch: mutation(build, stopwatchCalls.start),
    stopStopwatch: mutation(build, stopwatchCalls.stop),
    bookStopwatch: mutation(build, stopwatchCalls.book),
    discardStopwatch: mutation(build, stopwatchCalls.discard),
  }),
});

export const {
  useStopwatchesQuery,
  useStartStopwatchMutation,
  useStopStopwatchMutation,
  useBookStopwatchMutation,
  useDiscardStopwatchMutation,
} = stopwatchApi;
