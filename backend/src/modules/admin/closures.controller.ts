import { Controller, Get, Post } from '@nestjs/common';
import { calendarCalls as calls } from '@stundenbuch/domain/day/calendar/access';
import {
  bookedClosure,
  closure,
  closureInput,
  closurePerson,
  undoneClosure,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Closures } from '../../workflows/shutdowns/closures.service.ts';

type Closing = Input<typeof closureInput>;

@Controller('calendar/closure')
export class ClosuresController {
  constructor(private readonly closures: Closures) {}

  @Get()
  @Access(calls.closures)
  @Answers(z.array(closure), 'Closures of the company, the newest first')
  all(@Who() who: Caller) {
    return this.closures.list(who);
  }

  @Post('preview')
  @Access(calls.changeClosures)
  @Answers(z.array(closurePerson), 'What a closure would book for everybody')
  preview(@Who() who: Caller, @Body(closureInput) input: Closing) {
    return this.closures.preview(who, input.read());
  }

  @Post()
  @Access(calls.changeClosures)
  @Answers(bookedClosure, 'Book a closure for everybody')
  book(@Who() who: Caller, @Body(closureInput) input: Closing) {
    return this.closures.book(who, input.read());
  }

  @Post(':id/book')
  @Access(calls.changeClosures)
  @Answers(bookedClosure, 'Book a closure for those who were hired after it was booked')
  bookLater(@Who() who: Caller, @PathId('id') id: number) {
    return this.closures.bookLater(who, id);
  }

  @Post(':id/undo')
  @Access(calls.changeClosures)
  @Answers(undoneClosure, 'Cancel what of a closure lies ahead')
  undo(@Who() who: Caller, @PathId('id') id: number) {
    return this.closures.undo(who, id);
  }
}
