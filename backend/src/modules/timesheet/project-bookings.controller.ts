import { Controller } from '@nestjs/common';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ProjectBookings, projectBookingQuery } from '../../workflows/lists/project-bookings.service.ts';

@Controller()
export class ProjectBookingsController {
  constructor(private readonly bookings: ProjectBookings) {}

  @Route(timesheetCalls.ofProject, 'Bookings of all people on a project', {
    answer: z.array(entry),
    query: projectBookingQuery,
  })
  ofProject(who: Caller, project: number, query: Input<typeof projectBookingQuery>) {
    return this.bookings.list(who, project, query);
  }
}
