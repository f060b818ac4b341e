import { Controller } from '@nestjs/common';
import { deletionInput } from '@stundenbuch/domain/day/office/contract';
import { absenceCalls } from '@stundenbuch/domain/records/absences/calls';
import { correctableAbsenceInput, declineInput } from '@stundenbuch/domain/records/absences/contract';
import { requestDecisions } from '@stundenbuch/domain/records/absences/decision-calls';
import { deleted, entry } from '@stundenbuch/domain/records/timesheet/contract';
import { requestCalls } from '@stundenbuch/domain/workflows/requests/calls';
import { absencePreview } from '@stundenbuch/domain/workflows/requests/preview-contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Absences } from '../../workflows/absences/absences.service.ts';
import { Requests } from '../../workflows/absences/requests.service.ts';
import { ChangeSets } from '../../workflows/undo/change-sets.service.ts';

/** A request as one thing. Each answers all of its days as they are then. */
@Controller()
export class RequestsController {
  constructor(
    private readonly requests: Requests,
    private readonly changes: ChangeSets,
    private readonly absences: Absences,
  ) {}

  @Route(
    requestCalls.preview,
    'What entering an absence for somebody would do: the days and what becomes of the account, refused as it would be',
    { answer: absencePreview, body: correctableAbsenceInput },
  )
  preview(who: Caller, input: Input) {
    return this.absences.preview(who, input);
  }

  @Route(requestDecisions.approve, 'Approve the open days of a request', { answer: z.array(entry) })
  approve(who: Caller, id: number) {
    return this.requests.decide(who, id, 'approve');
  }

  @Route(requestDecisions.decline, 'Decline the open days of a request, with the reason or without one', {
    answer: z.array(entry),
    body: declineInput,
  })
  decline(who: Caller, id: number, body: Input) {
    return this.requests.decide(who, id, 'decline', body);
  }

  @Route(requestDecisions.cancel, 'Cancel the approved days of a request, of this month or later', {
    answer: z.array(entry),
  })
  cancel(who: Caller, id: number) {
    return this.requests.decide(who, id, 'cancel');
  }

  @Route(
    requestDecisions.reopen,
    'Take the last decision on a request back, for a moment after it was given',
    { answer: z.array(entry) },
  )
  reopen(who: Caller, id: number) {
    return this.requests.reopen(who, id);
  }

  @Route(absenceCalls.deleteRequest, 'Delete the own request, as far as its days can be deleted', {
    answer: deleted,
    body: deletionInput,
  })
  delete(who: Caller, id: number, body: Input) {
    return this.changes.request(who, id, () => this.requests.delete(who, id, body));
  }
}
