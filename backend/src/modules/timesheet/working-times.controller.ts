import { Controller } from '@nestjs/common';
import { recordedWorkingTimeInput } from '@stundenbuch/domain/accounts/lawguide/fields';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { WorkingTimes } from '../../workflows/times/working-times.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

@Controller()
export class WorkingTimesController {
  constructor(
    private readonly workingTimes: WorkingTimes,
    private readonly changes: ChangeSets,
  ) {}

  @Route(timesheetCalls.createWorkingTime, 'Record the working time of a day', {
    answer: entry,
    body: recordedWorkingTimeInput,
  })
  create(who: Caller, workingTime: Input) {
    return this.changes.created(who, () => this.workingTimes.create(who, workingTime));
  }

  @Route(timesheetCalls.changeWorkingTime, 'Change a working time', {
    answer: entry,
    body: recordedWorkingTimeInput,
  })
  change(who: Caller, id: number, workingTime: Input) {
    return this.changes.entry(who, id, () => this.workingTimes.change(who, id, workingTime));
  }
}
