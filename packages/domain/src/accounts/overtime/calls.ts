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
    title: 'The own balance in minutes, and the warning beside it',
    reads: HOURS_DEPEND_ON,
  }),
  month: call<OvertimeMonth>()('GET overtime/user/:userId/:month', overtimeAccess.month, {
    title: 'A month of an account, with the reason of every number',
    reads: HOURS_DEPEND_ON,
  }),
  company: call<OvertimeOfPerson[]>()('GET overtime/company/:month', overtimeAccess.company, {
    title: 'A month of all accounts',
    reads: HOURS_DEPEND_ON,
  }),
  post: call<PostedPosting, TimePostingInput>()('POST overtime/posting', overtimeAccess.post, {
    title: 'Post minutes to an account; payout and cut take them from it',
    changes: ['Overtime'],
  }),
  reverse: call<PostedPosting, { text: string }>()(
    'POST overtime/posting/:id/reversal',
    overtimeAccess.reverse,
    { title: 'Take a posting back by another one', changes: ['Overtime'] },
  ),
};
