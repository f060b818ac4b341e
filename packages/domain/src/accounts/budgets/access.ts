/** Whether the company has budgets: projects with a budget, rates from a day on, an archive. */
export const hasBudgets = ({ features = [] }: { features?: readonly string[] | undefined }): boolean =>
  features.includes('budgets');
