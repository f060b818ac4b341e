import { call } from '../../access/call.ts';
import { plannerAccess } from './access.ts';
import type { PlannerFrame } from './contract.ts';

export const plannerCalls = {
  frame: call<PlannerFrame>()('GET absence/planner/:from/:to', plannerAccess.frame, {
    reads: ['User', 'Job', 'Team', 'Staffing', 'Contract', 'Calendar', 'Settings', 'Absence', 'AbsenceKind'],
  }),
};
