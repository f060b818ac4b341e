import { Controller, Post, Put } from '@nestjs/common';
import { recordedWorkingTimeInput } from '@stundenbuch/domain/accounts/lawguide/fields';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { WorkingTimes } from '../../workflows/times/working-times.service.ts';

@Controller('timesheet/workingtime')
export class WorkingTimesController {
  constructor(private readonly workingTimes: WorkingTimes) {}

  @Post()
  @Access(calls.createWorkingTime)
  @Answers(entry, 'Record the working time of a day')
  create(@Who() who: Caller, @Body(recordedWorkingTimeInput) workingTime: Input) {
    return this.workingTimes.create(who, workingTime);
  }

  @Put(':id')
  @Access(calls.updateWorkingTime)
  @Answers(entry, 'Change a working time')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(recordedWorkingTimeInput) workingTime: Input) {
    return this.workingTimes.change(who, id, workingTime);
  }
}
