import type { AccessRow } from '../../access/access.ts';

const features = ['kinds'];
const flags = ['absences'] as const;
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };
/** The person, and who manages: asked by the service. */
const own: AccessRow = { login: true, notReader: true, anyOf: [{ flags, features }] };

export const contingentPages = { '/contingent': manage } as const satisfies Record<string, AccessRow>;

export const contingentAccess = {
  account: own,
  manageContingents: manage,
} as const satisfies Record<string, AccessRow>;

export const contingentSlots = {
  /** Those of a person, beside the other tabs of the office. */
  tab: manage,
} as const satisfies Record<string, AccessRow>;
