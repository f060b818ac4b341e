import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['closing'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };

export const sheetAccess = {
  sheet: own,
  pdf: own,
  zip: own,
  check: own,
} as const satisfies Record<string, AccessRow>;
