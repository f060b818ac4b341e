import type { AccessRow } from '../../access/access.ts';

const ofOffice = (features: readonly string[], flags: readonly ('projectbooking' | 'customer')[]) =>
  ({ login: true, anyOf: [{ roles: ['admin', 'reader'], flags, features }] }) as const satisfies AccessRow;

/** What projects brought is for admins and readers alone: no call of these answers an employee or a lead. */
const money = ofOffice(['budgets'], ['projectbooking']);
const page = ofOffice(['budgets', 'reports'], ['projectbooking']);

/** The page of the four tiles becomes 'what each project brought' where both features are on. */
export const analysisParts = {
  page,
  customerHours: ofOffice(['budgets'], ['projectbooking', 'customer']),
} as const satisfies Record<string, AccessRow>;

export const analysisPages = { '/analysis-bookings': page } as const satisfies Record<string, AccessRow>;

export const analysisAccess = {
  projects: money,
  groups: money,
  bookings: money,
} as const satisfies Record<string, AccessRow>;
