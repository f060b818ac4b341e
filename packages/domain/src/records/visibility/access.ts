import type { AccessRow } from '../../access/access.ts';

const features = ['visibility'];
const own: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['absences'], features }] };

export const visibilityParts = { substitutes: own } as const satisfies Record<string, AccessRow>;

/** Who stands in for oneself, and for whom one does. */
export const substituteAccess = { candidates: own, duties: own, answer: own } as const satisfies Record<
  string,
  AccessRow
>;
