import type { AccessRow } from '../../access/access.ts';

/** As bookings of one's own. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['projectbooking'], features: ['day'] }],
};

export const favouriteAccess = { list: own, add: own, arrange: own, remove: own } as const satisfies Record<
  string,
  AccessRow
>;
