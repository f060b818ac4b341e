import type { AccessRow } from '../../access/access.ts';

const everybody: AccessRow = { login: true, anyOf: [{ features: ['audit'] }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['audit'] }] };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], features: ['audit'] }] };

const secured: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['security'] }] };

export const auditPages = { '/audit': view, '/security-log': secured } as const satisfies Record<
  string,
  AccessRow
>;

/** Whose record it is is asked by the service: a colleague's log is nobody's but the admin's and the reader's. */
export const auditAccess = {
  record: everybody,
  mine: everybody,
  company: view,
  seals: view,
  verify: view,
  package: manage,
  security: secured,
} as const satisfies Record<string, AccessRow>;
