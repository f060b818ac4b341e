import type { AccessRow } from '../../access/access.ts';

const features = ['budgets'];
const flags = ['projectbooking'] as const;

export const budgetAccess = {
  /** Amounts only for admins and readers. */
  budget: { login: true, anyOf: [{ flags, features }] },
  changeBudget: { login: true, anyOf: [{ roles: ['admin'], flags, features }] },
} as const satisfies Record<string, AccessRow>;

interface Features {
  features?: readonly string[] | undefined;
}

/** Whether the company has budgets: projects with a budget, rates from a day on, an archive. */
export const hasBudgets = ({ features: on = [] }: Features): boolean => on.includes('budgets');

/** Who reads what projects bring: admins and readers, never somebody who leads a team. */
export const readsMoney = (who: { role: string }): boolean => who.role === 'admin' || who.role === 'reader';
