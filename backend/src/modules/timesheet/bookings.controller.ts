import { Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { deletionInput } from '@stundenbuch/domain/day/office/contract';
import { timesheetAccess as calls } from '@stundenbuch/domain/records/timesheet/access';
import { correctableBookingInput, deleted, entry } from '@stundenbuch/domain/records/timesheet/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Bookings } from '../../workflows/times/bookings.service.ts';

@Controller('timesheet/booking')
export class BookingsController {
  constructor(private readonly bookings: Bookings) {}

  @Get(':id')
  @Access(calls.entry)
  @Answers(entry, 'One entry of any kind')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.bookings.read(who, id);
  }

  @Post()
  @Access(calls.createBooking)
  @Answers(entry, 'Book hours on a project')
  create(@Who() who: Caller, @Body(correctableBookingInput) booking: Input) {
    return this.bookings.create(who, booking);
  }

  @Put(':id')
  @Access(calls.updateBooking)
  @Answers(entry, 'Change a project booking')
  change(@Who() who: Caller, @PathId('id') id: number, @Body(correctableBookingInput) booking: Input) {
    return this.bookings.change(who, id, booking);
  }

  @Delete(':id')
  @Access(calls.deleteEntry)
  @Answers(deleted, 'Delete a project booking, working time or absence')
  delete(@Who() who: Caller, @PathId('id') id: number, @Body(deletionInput) body: Input) {
    return this.bookings.delete(who, id, body);
  }
}
