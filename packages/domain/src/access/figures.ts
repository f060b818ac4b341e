import type { Alternative } from './access.ts';

/** With one of these a company holds accounts: its dashboard begins with figures. */
const ACCOUNTS = ['ledger', 'overtime'];

/** The alternative of an access row, where the company holds an account. */
export function withAccounts(alternative: Alternative): Alternative[] {
  return ACCOUNTS.map((feature) => ({ ...alternative, features: [feature] }));
}
