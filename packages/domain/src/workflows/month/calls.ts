import { call } from '../../access/call.ts';
import { HOURS_DEPEND_ON, PAID_BESIDE, VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { monthAccess } from './access.ts';
import type {
  CloseResult,
  CorrectionPreview,
  CorrectionRequest,
  MonthOfPerson,
  OwnMonths,
  PersonMonth,
  SentCorrection,
} from './contract.ts';

export const monthCalls = {
  month: call<PersonMonth>()('GET month/:userId/:month', monthAccess.month, {
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON, ...PAID_BESIDE, 'Team'],
  }),
  own: call<OwnMonths>()('GET month/own', monthAccess.ownMonths, { reads: HOURS_DEPEND_ON }),
  company: call<MonthOfPerson[]>()('GET month/company/:month', monthAccess.company, {
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON],
  }),
  confirm: call<PersonMonth, { month: string }>()('POST month/confirm', monthAccess.confirm, {
    changes: ['Month'],
  }),
  close: call<CloseResult[], { month: string; users: number[]; reason: string | null }>()(
    'POST month/close',
    monthAccess.close,
    { changes: ['Month'] },
  ),
  reopen: call<PersonMonth, { user: number; month: string; reason: string }>()(
    'POST month/reopen',
    monthAccess.reopen,
    { changes: ['Month'] },
  ),
  /** By whoever leads the person's home team on the last day of the month. */
  check: call<PersonMonth, { user: number; month: string }>()('POST month/check', monthAccess.check, {
    changes: ['Month'],
  }),
  giveBack: call<PersonMonth, { user: number; month: string; reason: string }>()(
    'POST month/return',
    monthAccess.check,
    { changes: ['Month'] },
  ),
  ownRequests: call<CorrectionRequest[]>()('GET correction/own', monthAccess.ownRequests, {
    reads: HOURS_DEPEND_ON,
  }),
  requests: call<CorrectionRequest[]>()('GET correction', monthAccess.requests, { reads: HOURS_DEPEND_ON }),
  request: call<CorrectionRequest, SentCorrection>()('POST correction', monthAccess.request, {
    changes: ['Month'],
  }),
  /** One's own, as long as nobody has answered it. */
  withdraw: call<{ id: number }>()('DELETE correction/:id', monthAccess.withdraw, {
    longId: true,
    changes: ['Month'],
  }),
  preview: call<CorrectionPreview>()('POST correction/:id/preview', monthAccess.preview, {
    longId: true,
    reads: [...HOURS_DEPEND_ON, ...VACATION_DEPENDS_ON, 'AbsenceKind', 'Contingent', ...PAID_BESIDE],
  }),
  /** The entry is another one, or gone; of an absence the account of vacation follows. */
  answer: call<CorrectionRequest, { accept: boolean; answer: string }>()(
    'PUT correction/:id',
    monthAccess.answer,
    { longId: true, changes: ['Month', 'WorkingTime', 'Overtime', 'Finding', 'Entry', 'Absence', 'User'] },
  ),
};
