import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { clockAccess } from './access.ts';
import type { Clock, Forgotten, ForgottenAnswer, MissingBreak } from './contract.ts';
import type { MadeTerminal, PinState, Terminal } from './terminal-contract.ts';

/** Going writes working times: whatever shows them is fetched again. */
const WRITTEN = ['Clock', 'WorkingTime', 'Finding', 'Entry'] as const;

export const clockCalls = {
  state: call<Clock>()('GET clock', clockAccess.state, {
    title: 'The own clock; one that has run for too long is forgotten by looking at it',
    reads: HOURS_DEPEND_ON,
  }),
  come: call<Clock, { client_id: string }>()('POST clock/come', clockAccess.tap, {
    title: 'Begin to work',
    changes: ['Clock'],
  }),
  break: call<Clock, { client_id: string }>()('POST clock/break', clockAccess.tap, {
    title: 'Begin a break',
    changes: ['Clock'],
  }),
  resume: call<Clock, { client_id: string }>()('POST clock/resume', clockAccess.tap, {
    title: 'Go on working after a break',
    changes: ['Clock'],
  }),
  go: call<Clock, { client_id: string }>()('POST clock/go', clockAccess.tap, {
    title: 'End the working time, which is written for each of its days',
    changes: WRITTEN,
  }),
  addBreak: call<Clock, MissingBreak>()('POST clock/missing-break', clockAccess.tap, {
    title: 'Add the break that the clock proposes; another one than that changes nothing',
    changes: WRITTEN,
  }),
  forgottenOf: call<Forgotten[]>()('GET clock/forgotten/user/:userId', clockAccess.forgottenOf, {
    title: 'The working times of a person of which nobody has said when they ended',
    reads: HOURS_DEPEND_ON,
  }),
  answerForgotten: call<Clock, ForgottenAnswer>()('POST clock/forgotten/:id', clockAccess.answer, {
    title: 'Say when a working time ended that was forgotten, with a reason; an admin also for somebody else',
    changes: WRITTEN,
  }),
  terminals: call<Terminal[]>()('GET clock/terminal', clockAccess.terminals, {
    title: 'The tablets at the doors, revoked ones last',
    reads: ['Terminal'],
  }),
  makeTerminal: call<MadeTerminal, { name: string }>()('POST clock/terminal', clockAccess.terminals, {
    title: 'Make a browser a terminal: its code, which is told once',
    changes: ['Terminal'],
  }),
  revokeTerminal: call<true>()('DELETE clock/terminal/:id', clockAccess.terminals, {
    title: 'Revoke a terminal: its code is worthless from now on',
    changes: ['Terminal'],
  }),
  pin: call<PinState>()('GET clock/pin', clockAccess.pin, {
    title: 'With which number one comes in at a terminal, and whether there is a PIN',
    reads: ['Pin'],
  }),
  setPin: call<PinState, { pin: string }>()('PUT clock/pin', clockAccess.pin, {
    title: 'Set the own PIN',
    changes: ['Pin'],
  }),
  givePin: call<PinState, { pin: string }>()('PUT clock/pin/:userId', clockAccess.pinOf, {
    title: 'Give somebody a new PIN',
    changes: ['Pin'],
  }),
};
