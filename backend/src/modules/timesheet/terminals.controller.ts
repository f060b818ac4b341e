import { Controller, Get, Headers, Post } from '@nestjs/common';
import { punchCalls } from '@stundenbuch/domain/records/punch/calls';
import { TERMINAL_HEADER } from '@stundenbuch/domain/records/punch/limits';
import {
  atTerminal,
  madeTerminal,
  pinInput,
  pinState,
  terminal,
  terminalBreakInput,
  terminalInput,
  terminalLookInput,
  terminalPlace,
  terminalTapInput,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body } from '../../platform/http/params.ts';
import { Route } from '../../platform/http/route.ts';
import { Public } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Pins } from '../../workflows/punch/pins.service.ts';
import { TerminalPunches } from '../../workflows/punch/terminal-punches.service.ts';
import { Terminals } from '../../workflows/punch/terminals.service.ts';

@Controller()
export class TerminalsController {
  constructor(
    private readonly terminals: Terminals,
    private readonly pins: Pins,
  ) {}

  @Route(punchCalls.terminals, 'The tablets at the doors, revoked ones last', { answer: z.array(terminal) })
  list(who: Caller) {
    return this.terminals.list(who);
  }

  @Route(punchCalls.makeTerminal, 'Make a browser a terminal: its code, which is told once', {
    answer: madeTerminal,
    body: terminalInput,
  })
  make(who: Caller, input: Input<typeof terminalInput>) {
    return this.terminals.make(who, input);
  }

  @Route(punchCalls.revokeTerminal, 'Revoke a terminal: its code is worthless from now on', {
    answer: z.literal(true),
  })
  async revoke(who: Caller, id: number) {
    await this.terminals.revoke(who, id);
    return true as const;
  }

  @Route(punchCalls.pin, 'With which number one comes in at a terminal, and whether there is a PIN', {
    answer: pinState,
  })
  pin(who: Caller) {
    return this.pins.state(who);
  }

  @Route(punchCalls.setPin, 'Set the own PIN', { answer: pinState, body: pinInput })
  setPin(who: Caller, input: Input<typeof pinInput>) {
    return this.pins.set(who, who.id, input);
  }

  @Route(punchCalls.givePin, 'Give somebody a new PIN', { answer: pinState, body: pinInput })
  resetPin(who: Caller, user: number, input: Input<typeof pinInput>) {
    return this.pins.set(who, user, input);
  }
}

/** The calls of a tablet, which has no session. */
@Controller('terminal')
export class TerminalController {
  constructor(private readonly punches: TerminalPunches) {}

  @Get()
  @Public()
  @Answers(terminalPlace, 'Which terminal the code in the header "terminal" belongs to, or none')
  company(@Headers(TERMINAL_HEADER) key?: string) {
    return this.punches.company(key);
  }

  @Post('look')
  @Public()
  @Answers(atTerminal, 'The clock of the person with this number and PIN')
  look(
    @Body(terminalLookInput) input: Input<typeof terminalLookInput>,
    @Headers(TERMINAL_HEADER) key?: string,
  ) {
    return this.punches.look(key, input);
  }

  @Post('missing-break')
  @Public()
  @Answers(atTerminal, 'Add the break that the clock proposes')
  addBreak(
    @Body(terminalBreakInput) input: Input<typeof terminalBreakInput>,
    @Headers(TERMINAL_HEADER) key?: string,
  ) {
    return this.punches.addBreak(key, input);
  }

  @Post('tap')
  @Public()
  @Answers(atTerminal, 'Come, break, resume or go at a terminal')
  punch(
    @Body(terminalTapInput) input: Input<typeof terminalTapInput>,
    @Headers(TERMINAL_HEADER) key?: string,
  ) {
    return this.punches.punch(key, input);
  }
}
