import { Controller, Get } from '@nestjs/common';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ProjectBookings, projectBookingQuery } from '../../workflows/lists/project-bookings.service.ts';

@Controller('timesheet/project')
export class ProjectBookingsController {
  constructor(private readonly bookings: ProjectBookings) {}

  @Get(':projectId')
  @Access(calls.project)
  @Answers(z.array(entry), 'Bookings of all people on a project')
  ofProject(
    @Who() who: Caller,
    @PathId('projectId') project: number,
    @Listing(projectBookingQuery) query: Input<typeof projectBookingQuery>,
  ) {
    return this.bookings.list(who, project, query);
  }
}
