import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { officeAccess } from '../../day/office/access.ts';
import type { Day } from '../../time/day.ts';
import type { Entry } from '../timesheet/contract.ts';
import { absenceAccess } from './access.ts';
import type {
  AbsenceChange,
  AbsenceRequest,
  CreatedAbsence,
  OwnAbsence,
  PendingAbsence,
  SicknessRequest,
  SickReported,
  Vacation,
} from './contract.ts';

/** Lists and calendar, people's accounts, the lists of errors. */
const MOVED = ['Absence', 'User', 'Finding'] as const;

export const absenceCalls = {
  /** One's own; with `user` those of another person. */
  own: call<OwnAbsence[], undefined, { user?: number }>()('GET timesheet/absences', absenceAccess.own, {
    reads: ['Absence', 'Contract', 'Calendar', 'Team'],
  }),
  request: call<CreatedAbsence, AbsenceRequest>()('POST timesheet/absence', absenceAccess.request, {
    changes: MOVED,
  }),
  change: call<Entry, AbsenceChange>()('PUT timesheet/absence/change/:id', officeAccess.changeAbsence, {
    changes: MOVED,
  }),
  sickInVacation: call<Entry[], SicknessRequest>()(
    'POST timesheet/absence/sick',
    officeAccess.sickInVacation,
    { changes: [...MOVED, 'SickCase'] },
  ),
  reportSickness: call<SickReported, { day: Day; end: Day }>()(
    'POST timesheet/absence/sick-report',
    officeAccess.reportSickness,
  ),
  pending: call<
    PendingAbsence[],
    undefined,
    { status?: 'open' | 'processed'; by?: 'request'; waiting?: 'office'; id?: number }
  >()('GET timesheet/pending-absences', absenceAccess.pending, {
    reads: [...VACATION_DEPENDS_ON, 'Team'],
  }),
  deleteRequest: call<{ id: number }>()('DELETE absence-request/:id', absenceAccess.deleteRequest, {
    changes: MOVED,
  }),
  vacations: call<Vacation[], undefined, { from?: Day; to?: Day }>()(
    'GET timesheet/vacations/:year',
    absenceAccess.calendar,
    { reads: ['Absence'] },
  ),
};
