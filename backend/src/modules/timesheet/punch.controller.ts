import { Controller } from '@nestjs/common';
import { punchCalls } from '@stundenbuch/domain/records/punch/calls';
import {
  clock,
  forgottenInput,
  forgottenOfPerson,
  missingBreakInput,
  tapInput,
} from '@stundenbuch/domain/records/punch/contract';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import { SessionFirst } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { ForgottenEnds } from '../../workflows/punch/forgotten-ends.service.ts';
import { PunchService } from '../../workflows/punch/punch.service.ts';

type PunchInput = Input<typeof tapInput>;

@Controller()
export class PunchController {
  constructor(
    private readonly punches: PunchService,
    private readonly ends: ForgottenEnds,
  ) {}

  @Route(punchCalls.state, 'The own clock; one that has run for too long is forgotten by looking at it', {
    answer: clock,
  })
  @SessionFirst()
  state(who: Caller) {
    return this.punches.state(who);
  }

  @Route(punchCalls.come, 'Begin to work', { answer: clock, body: tapInput })
  come(who: Caller, input: PunchInput) {
    return this.punches.punch(who, 'come', input.read().client_id);
  }

  @Route(punchCalls.break, 'Begin a break', { answer: clock, body: tapInput })
  pause(who: Caller, input: PunchInput) {
    return this.punches.punch(who, 'break', input.read().client_id);
  }

  @Route(punchCalls.resume, 'Go on working after a break', { answer: clock, body: tapInput })
  resume(who: Caller, input: PunchInput) {
    return this.punches.punch(who, 'resume', input.read().client_id);
  }

  @Route(punchCalls.go, 'End the working time, which is written for each of its days', {
    answer: clock,
    body: tapInput,
  })
  go(who: Caller, input: PunchInput) {
    return this.punches.punch(who, 'go', input.read().client_id);
  }

  @Route(
    punchCalls.addBreak,
    'Add the break that the clock proposes; another one than that changes nothing',
    { answer: clock, body: missingBreakInput },
  )
  addBreak(who: Caller, input: Input<typeof missingBreakInput>) {
    return this.punches.addBreak(who, input.read());
  }

  @Route(punchCalls.forgottenOf, 'The working times of a person of which nobody has said when they ended', {
    answer: forgottenOfPerson,
  })
  @SessionFirst()
  forgottenOf(who: Caller, user: number) {
    return this.punches.forgottenOf(who, user);
  }

  @Route(
    punchCalls.answerForgotten,
    'Say when a working time ended that was forgotten, with a reason; an admin also for somebody else',
    { answer: clock, body: forgottenInput },
  )
  answer(who: Caller, id: number, input: Input<typeof forgottenInput>) {
    return this.ends.answer(who, id, input);
  }
}
