import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { punchAccess } from './access.ts';
import type { Forgotten, ForgottenAnswer, MissingBreak, PunchClock } from './contract.ts';
import type { MadeTerminal, PinState, Terminal } from './terminal-contract.ts';

/** Going writes working times: whatever shows them is fetched again. */
const WRITTEN = ['PunchClock', 'WorkingTime', 'Finding', 'Entry'] as const;

export const punchCalls = {
  state: call<PunchClock>()('GET clock', punchAccess.state, { reads: HOURS_DEPEND_ON }),
  come: call<PunchClock, { client_id: string }>()('POST clock/come', punchAccess.punch, {
    changes: ['PunchClock'],
  }),
  break: call<PunchClock, { client_id: string }>()('POST clock/break', punchAccess.punch, {
    changes: ['PunchClock'],
  }),
  resume: call<PunchClock, { client_id: string }>()('POST clock/resume', punchAccess.punch, {
    changes: ['PunchClock'],
  }),
  go: call<PunchClock, { client_id: string }>()('POST clock/go', punchAccess.punch, { changes: WRITTEN }),
  addBreak: call<PunchClock, MissingBreak>()('POST clock/missing-break', punchAccess.punch, {
    changes: WRITTEN,
  }),
  forgottenOf: call<Forgotten[]>()('GET clock/forgotten/user/:userId', punchAccess.forgottenOf, {
    reads: HOURS_DEPEND_ON,
  }),
  answerForgotten: call<PunchClock, ForgottenAnswer>()('POST clock/forgotten/:id', punchAccess.answer, {
    longId: true,
    changes: WRITTEN,
  }),
  terminals: call<Terminal[]>()('GET clock/terminal', punchAccess.terminals, { reads: ['Terminal'] }),
  makeTerminal: call<MadeTerminal, { name: string }>()('POST clock/terminal', punchAccess.terminals, {
    changes: ['Terminal'],
  }),
  revokeTerminal: call<true>()('DELETE clock/terminal/:id', punchAccess.terminals, { changes: ['Terminal'] }),
  pin: call<PinState>()('GET clock/pin', punchAccess.pin, { reads: ['Pin'] }),
  setPin: call<PinState, { pin: string }>()('PUT clock/pin', punchAccess.pin, { changes: ['Pin'] }),
  givePin: call<PinState, { pin: string }>()('PUT clock/pin/:userId', punchAccess.pinOf, {
    changes: ['Pin'],
  }),
};
