import { Controller, Get, Post } from '@nestjs/common';
import { calendarAccess as calls } from '@stundenbuch/domain/day/calendar/access';
import {
  bookedShutdown,
  shutdown,
  shutdownInput,
  shutdownPerson,
  undoneShutdown,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Shutdowns } from '../../workflows/shutdowns/shutdowns.service.ts';

type Closing = Input<typeof shutdownInput>;

@Controller('calendar/closure')
export class ShutdownsController {
  constructor(private readonly shutdowns: Shutdowns) {}

  @Get()
  @Access(calls.shutdowns)
  @Answers(z.array(shutdown), 'Shutdowns of the company, the newest first')
  all(@Who() who: Caller) {
    return this.shutdowns.list(who);
  }

  @Post('preview')
  @Access(calls.changeShutdowns)
  @Answers(z.array(shutdownPerson), 'What a shutdown would book for everybody')
  preview(@Who() who: Caller, @Body(shutdownInput) input: Closing) {
    return this.shutdowns.preview(who, input.read());
  }

  @Post()
  @Access(calls.changeShutdowns)
  @Answers(bookedShutdown, 'Book a shutdown for everybody')
  book(@Who() who: Caller, @Body(shutdownInput) input: Closing) {
    return this.shutdowns.book(who, input.read());
  }

  @Post(':id/book')
  @Access(calls.changeShutdowns)
  @Answers(bookedShutdown, 'Book a shutdown for those who were hired after it was booked')
  bookLater(@Who() who: Caller, @PathId('id') id: number) {
    return this.shutdowns.bookLater(who, id);
  }

  @Post(':id/undo')
  @Access(calls.changeShutdowns)
  @Answers(undoneShutdown, 'Cancel what of a shutdown lies ahead')
  undo(@Who() who: Caller, @PathId('id') id: number) {
    return this.shutdowns.undo(who, id);
  }
}
