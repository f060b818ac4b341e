import { Controller, Get, Post, Put } from '@nestjs/common';
import { monthAccess as calls } from '@stundenbuch/domain/workflows/month/access';
import {
  correctionAnswerInput,
  correctionRequest,
  correctionRequestInput,
} from '@stundenbuch/domain/workflows/month/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { CorrectionRequests } from '../../workflows/times/correction-requests.service.ts';

@Controller('correction')
export class CorrectionRequestsController {
  constructor(private readonly requests: CorrectionRequests) {}

  @Get()
  @Access(calls.requests)
  @Answers(z.array(correctionRequest), 'What waits for an answer, oldest first, with what is recorded now')
  open(@Who() who: Caller) {
    return this.requests.open(who);
  }

  @Get('own')
  @Access(calls.ownRequests)
  @Answers(z.array(correctionRequest), 'The own requests, newest first')
  own(@Who() who: Caller) {
    return this.requests.own(who);
  }

  @Post()
  @Access(calls.request)
  @Answers(correctionRequest, 'Ask for a change of a day that can no longer be changed')
  create(@Who() who: Caller, @Body(correctionRequestInput) input: Input<typeof correctionRequestInput>) {
    return this.requests.create(who, input);
  }

  @Put(':id')
  @Access(calls.answer)
  @Answers(correctionRequest, 'Accept, which writes the day and the next sheet, or decline')
  answer(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(correctionAnswerInput) input: Input<typeof correctionAnswerInput>,
  ) {
    return this.requests.answer(who, id, input);
  }
}
