import { type BudgetProgress, progressOf } from '../budgets/rules.ts';
import type { AnalysedProject, AnalysisFigures, UsedBudget } from './contract.ts';

let next = 1001;

export const usedBudgetOf = ({
  amount = 100,
  used = 0,
  ...fields
}: Partial<UsedBudget> = {}): UsedBudget => ({
  unit: 'hours',
  per: 'total',
  amount,
  used,
  ...(progressOf([{ budget: amount, booked: used }], 80) as BudgetProgress),
  over_since: null,
  reached_on: null,
  ...fields,
});

export const analysedProjectOf = (fields: Partial<AnalysedProject> = {}): AnalysedProject => ({
  id: next++,
  internal_id: null,
  project_name: 'Stube',
  customer: 31,
  customer_name: 'Gasthof Probe',
  status: 1,
  internal: false,
  fixed_price: false,
  bookings: 4,
  hours: 10,
  revenue: 600,
  unpriced: 0,
  cost: 500,
  uncosted: 0,
  budget: null,
  ...fields,
});

export const analysisFiguresOf = (fields: Partial<AnalysisFigures> = {}): AnalysisFigures => ({
  bookings: 4,
  hours: 10,
  revenue: 600,
  unpriced: 0,
  cost: 500,
  uncosted: 0,
  internal_hours: 0,
  internal_cost: null,
  ...fields,
});
