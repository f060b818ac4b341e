import { call } from '../../access/call.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import { stopwatchAccess } from './access.ts';
import type { BookInput, StartInput, Stopwatches } from './contract.ts';

export const stopwatchCalls = {
  state: call<Stopwatches>()('GET timesheet/stopwatch', stopwatchAccess.state, {
    reads: ['Stopwatch', 'Project'],
  }),
  start: call<Stopwatches, StartInput>()('POST timesheet/stopwatch', stopwatchAccess.start, {
    changes: ['Stopwatch'],
  }),
  stop: call<Stopwatches>()('POST timesheet/stopwatch/:id/stop', stopwatchAccess.stop, {
    longId: true,
    changes: ['Stopwatch'],
  }),
  book: call<Entry, BookInput>()('POST timesheet/stopwatch/:id/book', stopwatchAccess.book, {
    longId: true,
    changes: ['Stopwatch', 'Booking', 'Finding', 'Project', 'Entry'],
  }),
  discard: call<Stopwatches>()('DELETE timesheet/stopwatch/:id', stopwatchAccess.discard, {
    longId: true,
    changes: ['Stopwatch'],
  }),
};
