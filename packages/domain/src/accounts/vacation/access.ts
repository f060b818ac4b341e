import type { AccessRow } from '../../access/access.ts';

/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [{ flags: ['absences'], features: ['ledger'] }] };
const manage: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'], features: ['ledger'] }],
};

export const ledgerAccess = {
  ledger: own,
  post: manage,
  reverse: manage,
} as const satisfies Record<string, AccessRow>;

export const ledgerSlots = {
  account: own,
  figure: { ...own, notReader: true, recorded: true },
} as const satisfies Record<string, AccessRow>;
