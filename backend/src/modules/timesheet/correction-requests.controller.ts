import { Controller } from '@nestjs/common';
import { deleted } from '@stundenbuch/domain/records/timesheet/contract';
import { monthCalls } from '@stundenbuch/domain/workflows/month/calls';
import {
  correctionAnswerInput,
  correctionPreview,
  correctionRequest,
  correctionRequestInput,
} from '@stundenbuch/domain/workflows/month/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CorrectionPreviews } from '../../workflows/times/correction-previews.service.ts';
import { CorrectionRequests } from '../../workflows/times/correction-requests.service.ts';

@Controller()
export class CorrectionRequestsController {
  constructor(
    private readonly requests: CorrectionRequests,
    private readonly previews: CorrectionPreviews,
  ) {}

  @Route(monthCalls.requests, 'What waits for an answer, oldest first, with what is recorded now', {
    answer: z.array(correctionRequest),
  })
  open(who: Caller) {
    return this.requests.open(who);
  }

  @Route(monthCalls.ownRequests, 'The own requests, newest first', { answer: z.array(correctionRequest) })
  own(who: Caller) {
    return this.requests.own(who);
  }

  @Route(monthCalls.request, 'Ask for a change of a day that can no longer be changed', {
    answer: correctionRequest,
    body: correctionRequestInput,
  })
  create(who: Caller, input: Input<typeof correctionRequestInput>) {
    return this.requests.create(who, input);
  }

  @Route(monthCalls.withdraw, 'Withdraw an own request that nobody has answered', { answer: deleted })
  withdraw(who: Caller, id: number) {
    return this.requests.withdraw(who, id);
  }

  @Route(monthCalls.preview, 'What accepting would do, or why it would be refused', {
    answer: correctionPreview,
  })
  preview(who: Caller, id: number) {
    return this.previews.preview(who, id);
  }

  @Route(monthCalls.answer, 'Accept, which writes the day and the next sheet, or decline', {
    answer: correctionRequest,
    body: correctionAnswerInput,
  })
  answer(who: Caller, id: number, input: Input<typeof correctionAnswerInput>) {
    return this.requests.answer(who, id, input);
  }
}
