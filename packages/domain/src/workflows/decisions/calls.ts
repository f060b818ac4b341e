import { call } from '../../access/call.ts';
import { VACATION_DEPENDS_ON } from '../../access/nouns.ts';
import { decisionAccess } from './access.ts';
import type {
  AbsenceContext,
  Decided,
  DecideInput,
  Shortage,
  StaffingInput,
  StaffingRule,
  UndoInput,
} from './contract.ts';

/** Who is there on a day. */
const PRESENCE = ['Team', 'Staffing', 'Job'] as const;
const RECORDED = ['Booking', 'WorkingTime', 'Project', 'Overtime', 'PunchClock', 'Month'] as const;
const changes = ['Absence', 'User', 'Finding'] as const;

export const decisionCalls = {
  context: call<AbsenceContext, undefined, { ids: string }>()('GET absence/context', decisionAccess.context, {
    reads: [...VACATION_DEPENDS_ON, ...PRESENCE, ...RECORDED],
  }),
  decide: call<Decided[], DecideInput>()('POST absence/decide', decisionAccess.decide, { changes }),
  undo: call<Decided[], UndoInput>()('POST absence/undo', decisionAccess.undo, { changes }),
  staffingOfRequest: call<
    Shortage[],
    undefined,
    { half?: 'first' | 'second'; from_noon?: '1'; to_noon?: '1'; user?: number }
  >()('GET absence/staffing/:from/:to', decisionAccess.checkStaffing, {
    reads: ['Absence', 'Contract', 'Calendar', 'Settings', 'User', ...PRESENCE],
  }),
  staffing: call<StaffingRule[]>()('GET staffing', decisionAccess.staffing, { reads: PRESENCE }),
  addStaffing: call<StaffingRule[], StaffingInput>()('POST staffing', decisionAccess.changeStaffing, {
    changes: ['Staffing'],
  }),
  changeStaffing: call<StaffingRule[], StaffingInput>()('PUT staffing/:id', decisionAccess.changeStaffing, {
    changes: ['Staffing'],
  }),
  deleteStaffing: call<StaffingRule[]>()('DELETE staffing/:id', decisionAccess.changeStaffing, {
    changes: ['Staffing'],
  }),
};
