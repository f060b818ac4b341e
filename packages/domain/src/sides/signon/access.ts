import type { AccessRow } from '../../access/access.ts';

const features = ['security'];
const own: AccessRow = { login: true, anyOf: [{ features }] };
const admin: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features }] };

/** Signing on itself is public and has no row. */
export const signOnAccess = {
  setup: admin,
  changeSetup: admin,
  removeSetup: admin,
  test: admin,
  addDomain: admin,
  verifyDomain: admin,
  removeDomain: admin,
  grantDomain: { login: true, anyOf: [{ roles: ['globalAdmin'] }] },
  identities: own,
  unlink: own,
  unlinkPerson: admin,
} as const satisfies Record<string, AccessRow>;
