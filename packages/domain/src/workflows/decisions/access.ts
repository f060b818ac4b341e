import type { AccessRow } from '../../access/access.ts';

const flags = ['absences'] as const;
const features = ['decisions'];
const decide: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [
    { roles: ['admin'], flags, features },
    { roles: ['lead'], flags, features: ['teams', ...features] },
  ],
};
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };
const request: AccessRow = { login: true, notReader: true, anyOf: [{ flags, features }] };

export const decisionAccess = {
  context: decide,
  decide,
  undo: decide,
  staffing: manage,
  changeStaffing: manage,
  checkStaffing: request,
} as const satisfies Record<string, AccessRow>;

/** What screens have more where the company decides with an overview. */
export const decisionParts = {
  cards: decide,
  staffingOfRequest: request,
} as const satisfies Record<string, AccessRow>;
