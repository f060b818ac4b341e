import { Controller } from '@nestjs/common';
import { shutdownCalls } from '@stundenbuch/domain/workflows/requests/calls';
import {
  bookedShutdown,
  shutdown,
  shutdownInput,
  shutdownPerson,
  undoneShutdown,
} from '@stundenbuch/domain/workflows/requests/shutdown-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Shutdowns } from '../../workflows/shutdowns/shutdowns.service.ts';

type Closing = Input<typeof shutdownInput>;

@Controller()
export class ShutdownsController {
  constructor(private readonly shutdowns: Shutdowns) {}

  @Route(shutdownCalls.shutdowns, 'Shutdowns of the company, the newest first', { answer: z.array(shutdown) })
  all(who: Caller) {
    return this.shutdowns.list(who);
  }

  @Route(shutdownCalls.preview, 'What a shutdown would book for everybody', {
    answer: z.array(shutdownPerson),
    body: shutdownInput,
  })
  preview(who: Caller, input: Closing) {
    return this.shutdowns.preview(who, input.read());
  }

  @Route(shutdownCalls.book, 'Book a shutdown for everybody', { answer: bookedShutdown, body: shutdownInput })
  book(who: Caller, input: Closing) {
    return this.shutdowns.book(who, input.read());
  }

  @Route(shutdownCalls.bookLaterHires, 'Book a shutdown for those who were hired after it was booked', {
    answer: bookedShutdown,
  })
  bookLater(who: Caller, id: number) {
    return this.shutdowns.bookLater(who, id);
  }

  @Route(shutdownCalls.undo, 'Cancel what of a shutdown lies ahead', { answer: undoneShutdown })
  undo(who: Caller, id: number) {
    return this.shutdowns.undo(who, id);
  }
}
