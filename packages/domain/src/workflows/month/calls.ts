import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { monthAccess } from './access.ts';
import type {
  CloseResult,
  CorrectionRequest,
  MonthOfPerson,
  OwnMonths,
  PersonMonth,
  Wish,
} from './contract.ts';

export const monthCalls = {
  month: call<PersonMonth>()('GET month/:userId/:month', monthAccess.month, {
    title: 'A month of a person: its state, its sheet and the versions of it',
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON],
  }),
  own: call<OwnMonths>()('GET month/own', monthAccess.ownMonths, {
    title: 'Which of the own months are open, and which wait for a confirmation',
    reads: HOURS_DEPEND_ON,
  }),
  company: call<MonthOfPerson[]>()('GET month/company/:month', monthAccess.company, {
    title: 'A month of everybody, with what keeps it from being confirmed',
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON],
  }),
  confirm: call<PersonMonth, { month: string }>()('POST month/confirm', monthAccess.confirm, {
    title: 'Confirm the own month',
    changes: ['Month'],
  }),
  close: call<CloseResult[], { month: string; users: number[]; reason: string | null }>()(
    'POST month/close',
    monthAccess.close,
    { title: 'Close a month of one or many, with a result for each', changes: ['Month'] },
  ),
  reopen: call<PersonMonth, { user: number; month: string; reason: string }>()(
    'POST month/reopen',
    monthAccess.reopen,
    { title: 'Open a closed month again; its sheet stays', changes: ['Month'] },
  ),
  ownRequests: call<CorrectionRequest[]>()('GET correction/own', monthAccess.ownRequests, {
    title: 'The own requests, newest first',
    reads: HOURS_DEPEND_ON,
  }),
  requests: call<CorrectionRequest[]>()('GET correction', monthAccess.requests, {
    title: 'What waits for an answer, oldest first, with what is recorded now',
    reads: HOURS_DEPEND_ON,
  }),
  request: call<CorrectionRequest, { day: string; wish: Wish; reason: string }>()(
    'POST correction',
    monthAccess.request,
    { title: 'Ask for a change of a day that can no longer be changed', changes: ['Month'] },
  ),
  /** The entry is another one, or gone. */
  answer: call<CorrectionRequest, { accept: boolean; answer: string }>()(
    'PUT correction/:id',
    monthAccess.answer,
    {
      title: 'Accept, which writes the day and the next sheet, or decline',
      changes: ['Month', 'WorkingTime', 'Overtime', 'Finding', 'Entry'],
    },
  ),
};
