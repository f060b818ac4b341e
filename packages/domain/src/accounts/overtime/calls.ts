import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON } from '../../access/nouns.ts';
import { overtimeAccess } from './access.ts';
import type {
  OvertimeBalance,
  OvertimeMonth,
  OvertimeOfPerson,
  PostedPosting,
  TimePostingInput,
} from './contract.ts';

export const overtimeCalls = {
  balance: call<OvertimeBalance>()('GET overtime/balance', overtimeAccess.current, {
    reads: HOURS_DEPEND_ON,
  }),
  month: call<OvertimeMonth>()('GET overtime/user/:userId/:month', overtimeAccess.month, {
    reads: HOURS_DEPEND_ON,
  }),
  company: call<OvertimeOfPerson[]>()('GET overtime/company/:month', overtimeAccess.company, {
    reads: HOURS_DEPEND_ON,
  }),
  post: call<PostedPosting, TimePostingInput>()('POST overtime/posting', overtimeAccess.post, {
    changes: ['Overtime'],
  }),
  reverse: call<PostedPosting, { text: string }>()(
    'POST overtime/posting/:id/reversal',
    overtimeAccess.reverse,
    { longId: true, changes: ['Overtime'] },
  ),
};
