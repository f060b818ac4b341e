import { Controller, Delete, Put } from '@nestjs/common';
import { deletionInput } from '@stundenbuch/domain/day/office/contract';
import { absenceAccess as calls } from '@stundenbuch/domain/records/absences/access';
import { declineInput } from '@stundenbuch/domain/records/absences/contract';
import { deleted, entry } from '@stundenbuch/domain/records/timesheet/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Requests } from '../../workflows/absences/requests.service.ts';

/** A request as one thing. Each answers all of its days as they are then. */
@Controller('absence-request')
export class RequestsController {
  constructor(private readonly requests: Requests) {}

  @Put(':id/approve')
  @Access(calls.decideRequest)
  @Answers(z.array(entry), 'Approve the open days of a request')
  approve(@Who() who: Caller, @PathId('id') id: number) {
    return this.requests.decide(who, id, 'approve');
  }

  @Put(':id/decline')
  @Access(calls.decideRequest)
  @Answers(z.array(entry), 'Decline the open days of a request, with the reason or without one')
  decline(@Who() who: Caller, @PathId('id') id: number, @Body(declineInput) body: Input) {
    return this.requests.decide(who, id, 'decline', body);
  }

  @Put(':id/cancel')
  @Access(calls.decideRequest)
  @Answers(z.array(entry), 'Cancel the approved days of a request, of this month or later')
  cancel(@Who() who: Caller, @PathId('id') id: number) {
    return this.requests.decide(who, id, 'cancel');
  }

  @Put(':id/reopen')
  @Access(calls.decideRequest)
  @Answers(z.array(entry), 'Take the last decision on a request back, for a moment after it was given')
  reopen(@Who() who: Caller, @PathId('id') id: number) {
    return this.requests.reopen(who, id);
  }

  @Delete(':id')
  @Access(calls.deleteRequest)
  @Answers(deleted, 'Delete the own request, as far as its days can be deleted')
  delete(@Who() who: Caller, @PathId('id') id: number, @Body(deletionInput) body: Input) {
    return this.requests.delete(who, id, body);
  }
}
