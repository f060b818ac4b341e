/** What a budget is for: the project as a whole, or each month of it. */
const BUDGET_KINDS = ['total', 'month'] as const;
export type BudgetKind = (typeof BUDGET_KINDS)[number];
