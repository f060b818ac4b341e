import type { AccessRow } from '../../access/access.ts';

const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['import'] }] };

export const importPages = { '/import': manage } as const satisfies Record<string, AccessRow>;

export const importAccess = {
  list: manage,
  one: manage,
  begin: manage,
  rows: manage,
  finish: manage,
  undo: manage,
} as const satisfies Record<string, AccessRow>;
