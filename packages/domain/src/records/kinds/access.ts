import type { AccessRow } from '../../access/access.ts';

const features = ['kinds'];
const flags = ['absences'] as const;
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };

export const kindPages = {
  '/absence-kinds': manage,
  '/absence-kind': manage,
} as const satisfies Record<string, AccessRow>;

export const kindAccess = {
  kinds: { login: true, anyOf: [{ flags, features }] },
  kind: manage,
  changeKinds: manage,
} as const satisfies Record<string, AccessRow>;
