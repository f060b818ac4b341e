import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { clockAccess } from './access.ts';
import type { Clock, Forgotten, ForgottenAnswer, MissingBreak } from './contract.ts';
import type { MadeTerminal, PinState, Terminal } from './terminal-contract.ts';

/** Going writes working times: whatever shows them is fetched again. */
const WRITTEN = ['Clock', 'WorkingTime', 'Finding', 'Entry'] as const;

export const clockCalls = {
  state: call<Clock>()('GET clock', clockAccess.state, {
    reads: HOURS_DEPEND_ON,
  }),
  come: call<Clock, { client_id: string }>()('POST clock/come', clockAccess.tap, {
    changes: ['Clock'],
  }),
  break: call<Clock, { client_id: string }>()('POST clock/break', clockAccess.tap, {
    changes: ['Clock'],
  }),
  resume: call<Clock, { client_id: string }>()('POST clock/resume', clockAccess.tap, {
    changes: ['Clock'],
  }),
  go: call<Clock, { client_id: string }>()('POST clock/go', clockAccess.tap, {
    changes: WRITTEN,
  }),
  addBreak: call<Clock, MissingBreak>()('POST clock/missing-break', clockAccess.tap, {
    changes: WRITTEN,
  }),
  forgottenOf: call<Forgotten[]>()('GET clock/forgotten/user/:userId', clockAccess.forgottenOf, {
    reads: HOURS_DEPEND_ON,
  }),
  answerForgotten: call<Clock, ForgottenAnswer>()('POST clock/forgotten/:id', clockAccess.answer, {
    changes: WRITTEN,
  }),
  terminals: call<Terminal[]>()('GET clock/terminal', clockAccess.terminals, {
    reads: ['Terminal'],
  }),
  makeTerminal: call<MadeTerminal, { name: string }>()('POST clock/terminal', clockAccess.terminals, {
    changes: ['Terminal'],
  }),
  revokeTerminal: call<true>()('DELETE clock/terminal/:id', clockAccess.terminals, {
    changes: ['Terminal'],
  }),
  pin: call<PinState>()('GET clock/pin', clockAccess.pin, {
    reads: ['Pin'],
  }),
  setPin: call<PinState, { pin: string }>()('PUT clock/pin', clockAccess.pin, {
    changes: ['Pin'],
  }),
  givePin: call<PinState, { pin: string }>()('PUT clock/pin/:userId', clockAccess.pinOf, {
    changes: ['Pin'],
  }),
};
