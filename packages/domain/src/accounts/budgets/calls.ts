import { call } from '../../access/call.ts';
import { budgetAccess } from './access.ts';
import type { BudgetInput, ProjectBudget } from './contract.ts';

export const budgetCalls = {
  budget: call<ProjectBudget>()('GET project/:projectId/budget', budgetAccess.budget, {
    reads: ['Project', 'Booking', 'HourlyRate', 'Job', 'User', 'Settings'],
  }),
  changeBudget: call<ProjectBudget, BudgetInput>()(
    'PUT project/:projectId/budget',
    budgetAccess.changeBudget,
    {
      changes: ['Project'],
    },
  ),
};
