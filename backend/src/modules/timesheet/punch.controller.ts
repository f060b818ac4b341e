import { Controller, Get, Post } from '@nestjs/common';
import { punchAccess as calls } from '@stundenbuch/domain/records/punch/access';
import {
  clock,
  forgottenInput,
  forgottenOfPerson,
  missingBreakInput,
  tapInput,
} from '@stundenbuch/domain/records/punch/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ForgottenEnds } from '../../workflows/punch/forgotten-ends.service.ts';
import { PunchService } from '../../workflows/punch/punch.service.ts';

type PunchInput = Input<typeof tapInput>;

@Controller('clock')
export class PunchController {
  constructor(
    private readonly punches: PunchService,
    private readonly ends: ForgottenEnds,
  ) {}

  @Get()
  @Access(calls.state)
  @SessionFirst()
  @Answers(clock, 'The own clock; one that has run for too long is forgotten by looking at it')
  state(@Who() who: Caller) {
    return this.punches.state(who);
  }

  @Post('come')
  @Access(calls.punch)
  @Answers(clock, 'Begin to work')
  come(@Who() who: Caller, @Body(tapInput) input: PunchInput) {
    return this.punches.punch(who, 'come', input.read().client_id);
  }

  @Post('break')
  @Access(calls.punch)
  @Answers(clock, 'Begin a break')
  pause(@Who() who: Caller, @Body(tapInput) input: PunchInput) {
    return this.punches.punch(who, 'break', input.read().client_id);
  }

  @Post('resume')
  @Access(calls.punch)
  @Answers(clock, 'Go on working after a break')
  resume(@Who() who: Caller, @Body(tapInput) input: PunchInput) {
    return this.punches.punch(who, 'resume', input.read().client_id);
  }

  @Post('go')
  @Access(calls.punch)
  @Answers(clock, 'End the working time, which is written for each of its days')
  go(@Who() who: Caller, @Body(tapInput) input: PunchInput) {
    return this.punches.punch(who, 'go', input.read().client_id);
  }

  @Post('missing-break')
  @Access(calls.punch)
  @Answers(clock, 'Add the break that the clock proposes; another one than that changes nothing')
  addBreak(@Who() who: Caller, @Body(missingBreakInput) input: Input<typeof missingBreakInput>) {
    return this.punches.addBreak(who, input.read());
  }

  @Get('forgotten/user/:userId')
  @Access(calls.forgottenOf)
  @SessionFirst()
  @Answers(forgottenOfPerson, 'The working times of a person of which nobody has said when they ended')
  forgottenOf(@Who() who: Caller, @PathId('userId') user: number) {
    return this.punches.forgottenOf(who, user);
  }

  @Post('forgotten/:id')
  @Access(calls.answer)
  @Answers(
    clock,
    'Say when a working time ended that was forgotten, with a reason; an admin also for somebody else',
  )
  answer(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(forgottenInput) input: Input<typeof forgottenInput>,
  ) {
    return this.ends.answer(who, id, input);
  }
}
