import { Controller } from '@nestjs/common';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { stopwatchCalls } from '@stundenbuch/domain/workflows/stopwatch/calls';
import { bookInput, startInput, stopwatches } from '@stundenbuch/domain/workflows/stopwatch/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Stopwatches } from '../../workflows/stopwatch/stopwatches.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

@Controller()
export class StopwatchController {
  constructor(
    private readonly stopwatches: Stopwatches,
    private readonly changes: ChangeSets,
  ) {}

  @Route(stopwatchCalls.state, 'The own stopwatch, and what was stopped and waits to be booked', {
    answer: stopwatches,
  })
  state(who: Caller) {
    return this.stopwatches.state(who);
  }

  @Route(stopwatchCalls.start, 'Start the stopwatch on a project, in place of the one that runs', {
    answer: stopwatches,
    body: startInput,
  })
  start(who: Caller, input: Input<typeof startInput>) {
    return this.stopwatches.start(who, input);
  }

  @Route(stopwatchCalls.stop, 'Stop the stopwatch', { answer: stopwatches })
  stop(who: Caller, id: number) {
    return this.stopwatches.stop(who, id);
  }

  @Route(stopwatchCalls.book, 'Book what was measured', { answer: entry, body: bookInput })
  book(who: Caller, id: number, input: Input<typeof bookInput>) {
    return this.changes.stopwatch(who, id, () => this.stopwatches.book(who, id, input));
  }

  @Route(stopwatchCalls.discard, 'Discard what was measured', { answer: stopwatches })
  discard(who: Caller, id: number) {
    return this.changes.stopwatch(who, id, () => this.stopwatches.discard(who, id));
  }
}
