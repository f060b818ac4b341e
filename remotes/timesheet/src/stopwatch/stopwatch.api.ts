import { stopwatchCalls } from '@stundenbuch/domain/workflows/stopwatch/calls';
import { api, mutation, query, undoable } from '@stundenbuch/web/api';

const stopwatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    stopwatches: query(build, stopwatchCalls.state),
    startStopwatch: mutation(build, stopwatchCalls.start),
    stopStopwatch: mutation(build, stopwatchCalls.stop),
    bookStopwatch: undoable(build, stopwatchCalls.book),
    discardStopwatch: undoable(build, stopwatchCalls.discard),
  }),
});

export const {
  useStopwatchesQuery,
  useStartStopwatchMutation,
  useStopStopwatchMutation,
  useBookStopwatchMutation,
  useDiscardStopwatchMutation,
} = stopwatchApi;
