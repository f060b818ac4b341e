import { Controller, Get, Post } from '@nestjs/common';
import { clockAccess as calls } from '@stundenbuch/domain/records/clock/access';
import {
  clock,
  forgottenInput,
  forgottenOfPerson,
  missingBreakInput,
  tapInput,
} from '@stundenbuch/domain/records/clock/contract';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access, SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ClockService } from '../../workflows/clock/clock.service.ts';
import { ForgottenEnds } from '../../workflows/clock/forgotten-ends.service.ts';

type TapInput = Input<typeof tapInput>;

@Controller('clock')
export class ClocksController {
  constructor(
    private readonly clocks: ClockService,
    private readonly ends: ForgottenEnds,
  ) {}

  @Get()
  @Access(calls.state)
  @SessionFirst()
  @Answers(clock, 'The own clock; one that has run for too long is forgotten by looking at it')
  state(@Who() who: Caller) {
    return this.clocks.state(who);
  }

  @Post('come')
  @Access(calls.tap)
  @Answers(clock, 'Begin to work')
  come(@Who() who: Caller, @Body(tapInput) input: TapInput) {
    return this.clocks.tap(who, 'come', input.read().client_id);
  }

  @Post('break')
  @Access(calls.tap)
  @Answers(clock, 'Begin a break')
  pause(@Who() who: Caller, @Body(tapInput) input: TapInput) {
    return this.clocks.tap(who, 'break', input.read().client_id);
  }

  @Post('resume')
  @Access(calls.tap)
  @Answers(clock, 'Go on working after a break')
  resume(@Who() who: Caller, @Body(tapInput) input: TapInput) {
    return this.clocks.tap(who, 'resume', input.read().client_id);
  }

  @Post('go')
  @Access(calls.tap)
  @Answers(clock, 'End the working time, which is written for each of its days')
  go(@Who() who: Caller, @Body(tapInput) input: TapInput) {
    return this.clocks.tap(who, 'go', input.read().client_id);
  }

  @Post('missing-break')
  @Access(calls.tap)
  @Answers(clock, 'Add the break that the clock proposes; another one than that changes nothing')
  addBreak(@Who() who: Caller, @Body(missingBreakInput) input: Input<typeof missingBreakInput>) {
    return this.clocks.addBreak(who, input.read());
  }

  @Get('forgotten/user/:userId')
  @Access(calls.forgottenOf)
  @SessionFirst()
  @Answers(forgottenOfPerson, 'The working times of a person of which nobody has said when they ended')
  forgottenOf(@Who() who: Caller, @PathId('userId') user: number) {
    return this.clocks.forgottenOf(who, user);
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
