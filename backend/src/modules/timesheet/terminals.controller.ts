import { Controller, Delete, Get, Headers, Post, Put } from '@nestjs/common';
import { punchAccess as calls } from '@stundenbuch/domain/records/punch/access';
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
import { Body, PathId, Who } from '../../platform/http/params.ts';
import { Access, Public } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Pins } from '../../workflows/punch/pins.service.ts';
import { TerminalPunches } from '../../workflows/punch/terminal-punches.service.ts';
import { Terminals } from '../../workflows/punch/terminals.service.ts';

@Controller('clock')
export class TerminalsController {
  constructor(
    private readonly terminals: Terminals,
    private readonly pins: Pins,
  ) {}

  @Get('terminal')
  @Access(calls.terminals)
  @Answers(z.array(terminal), 'The tablets at the doors, revoked ones last')
  list(@Who() who: Caller) {
    return this.terminals.list(who);
  }

  @Post('terminal')
  @Access(calls.terminals)
  @Answers(madeTerminal, 'Make a browser a terminal: its code, which is told once')
  make(@Who() who: Caller, @Body(terminalInput) input: Input<typeof terminalInput>) {
    return this.terminals.make(who, input);
  }

  @Delete('terminal/:id')
  @Access(calls.terminals)
  @Answers(z.literal(true), 'Revoke a terminal: its code is worthless from now on')
  async revoke(@Who() who: Caller, @PathId('id') id: number) {
    await this.terminals.revoke(who, id);
    return true;
  }

  @Get('pin')
  @Access(calls.pin)
  @Answers(pinState, 'With which number one comes in at a terminal, and whether there is a PIN')
  pin(@Who() who: Caller) {
    return this.pins.state(who);
  }

  @Put('pin')
  @Access(calls.pin)
  @Answers(pinState, 'Set the own PIN')
  setPin(@Who() who: Caller, @Body(pinInput) input: Input<typeof pinInput>) {
    return this.pins.set(who, who.id, input);
  }

  @Put('pin/:userId')
  @Access(calls.pinOf)
  @Answers(pinState, 'Give somebody a new PIN')
  resetPin(
    @Who() who: Caller,
    @PathId('userId') user: number,
    @Body(pinInput) input: Input<typeof pinInput>,
  ) {
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
  place(@Headers(TERMINAL_HEADER) code?: string) {
    return this.punches.place(code);
  }

  @Post('look')
  @Public()
  @Answers(atTerminal, 'The clock of the person with this number and PIN')
  look(
    @Body(terminalLookInput) input: Input<typeof terminalLookInput>,
    @Headers(TERMINAL_HEADER) code?: string,
  ) {
    return this.punches.look(code, input);
  }

  @Post('missing-break')
  @Public()
  @Answers(atTerminal, 'Add the break that the clock proposes')
  addBreak(
    @Body(terminalBreakInput) input: Input<typeof terminalBreakInput>,
    @Headers(TERMINAL_HEADER) code?: string,
  ) {
    return this.punches.addBreak(code, input);
  }

  @Post('tap')
  @Public()
  @Answers(atTerminal, 'Come, break, resume or go at a terminal')
  punch(
    @Body(terminalTapInput) input: Input<typeof terminalTapInput>,
    @Headers(TERMINAL_HEADER) code?: string,
  ) {
    return this.punches.punch(code, input);
  }
}
