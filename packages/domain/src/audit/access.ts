import type { AccessRow } from '../access/access.ts';

const everybody: AccessRow = { login: true, anyOf: [{ features: ['audit'] }] };
const lead: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['audit'] }] };
const look: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], features: ['audit'] }] };

export const auditPages = { '/audit': look } as const satisfies Record<string, AccessRow>;

/** Whose record it is is asked by the service: a colleague's log is nobody's but the admin's and the reader's. */
export const auditCalls = {
  record: everybody,
  mine: everybody,
  company: look,
  seals: look,
  verify: look,
  package: lead,
} as const satisfies Record<string, AccessRow>;
