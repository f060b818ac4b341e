import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { yearEndAccess } from './access.ts';
import type { AppliedYearEnd, YearEnd, YearEndFigure, YearEndInput, YearEndPreview } from './contract.ts';
import type {
  DueNotice,
  ExpiryChange,
  NoticeInput,
  NoticePerson,
  PersonExpiryOnWire,
  SentNotices,
  VacationNotice,
} from './notice-contract.ts';

const CHANGED = ['Ledger', 'YearEnd', 'ExpiryWarning', 'User', 'Absence'] as const;

export const yearEndCalls = {
  yearEnds: call<YearEnd[]>()('GET vacation/closing', yearEndAccess.yearEnds, {
    reads: VACATION_DEPENDS_ON,
  }),
  preview: call<YearEndPreview, { year: number }>()('POST vacation/closing/preview', yearEndAccess.preview, {
    reads: VACATION_DEPENDS_ON,
  }),
  /** A number of the preview with the postings that it is the sum of. */
  figure: call<
    YearEndFigure,
    undefined,
    { figure: YearEndFigure['figure']; expire: boolean; carry: boolean }
  >()('GET vacation/closing/figure/:year/:userId', yearEndAccess.figure, { reads: VACATION_DEPENDS_ON }),
  apply: call<AppliedYearEnd, YearEndInput>()('POST vacation/closing', yearEndAccess.close, {
    changes: CHANGED,
  }),
  undo: call<AppliedYearEnd>()('POST vacation/closing/:id/undo', yearEndAccess.undo, { changes: CHANGED }),
  ownNotices: call<VacationNotice[]>()('GET vacation/notice', yearEndAccess.ownNotices, {
    reads: VACATION_DEPENDS_ON,
  }),
  readNotice: call<VacationNotice>()('POST vacation/notice/:id/read', yearEndAccess.readNotice, {
    changes: CHANGED,
  }),
  dueNotices: call<DueNotice[]>()('GET vacation/notice/due', yearEndAccess.dueNotices, {
    reads: VACATION_DEPENDS_ON,
  }),
  notices: call<NoticePerson[]>()('GET vacation/notice/company/:year', yearEndAccess.notices, {
    reads: VACATION_DEPENDS_ON,
  }),
  sendNotices: call<SentNotices, NoticeInput>()('POST vacation/notice', yearEndAccess.sendNotices, {
    changes: CHANGED,
  }),
  expiry: call<PersonExpiryOnWire>()('GET vacation/expiry/:userId', yearEndAccess.expiry, {
    reads: VACATION_DEPENDS_ON,
  }),
  changeExpiry: call<PersonExpiryOnWire, ExpiryChange>()(
    'PUT vacation/expiry/:userId',
    yearEndAccess.changeExpiry,
    { changes: CHANGED },
  ),
};
