import { Controller } from '@nestjs/common';
import { deletionInput } from '@stundenbuch/domain/day/office/contract';
import { timesheetCalls } from '@stundenbuch/domain/records/timesheet/calls';
import { correctableBookingInput, deleted, entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Bookings } from '../../workflows/times/bookings.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

@Controller()
export class BookingsController {
  constructor(
    private readonly bookings: Bookings,
    private readonly changes: ChangeSets,
  ) {}

  @Route(timesheetCalls.entry, 'One entry of any kind', { answer: entry })
  read(who: Caller, id: number) {
    return this.bookings.read(who, id);
  }

  @Route(timesheetCalls.createBooking, 'Book hours on a project', {
    answer: entry,
    body: correctableBookingInput,
  })
  create(who: Caller, booking: Input) {
    return this.changes.created(who, () => this.bookings.create(who, booking));
  }

  @Route(timesheetCalls.changeBooking, 'Change a project booking', {
    answer: entry,
    body: correctableBookingInput,
  })
  change(who: Caller, id: number, booking: Input) {
    return this.changes.entry(who, id, () => this.bookings.change(who, id, booking));
  }

  @Route(timesheetCalls.deleteEntry, 'Delete a project booking, working time or absence', {
    answer: deleted,
    body: deletionInput,
  })
  delete(who: Caller, id: number, body: Input) {
    return this.changes.entry(who, id, () => this.bookings.delete(who, id, body));
  }
}
