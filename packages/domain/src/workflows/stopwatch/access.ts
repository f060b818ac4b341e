import type { AccessRow } from '../../access/access.ts';

/** As bookings of one's own. */
const own: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['projectbooking'], features: ['day'] }],
};

export const stopwatchAccess = {
  state: own,
  start: own,
  stop: own,
  book: own,
  discard: own,
} as const satisfies Record<string, AccessRow>;

export const stopwatchParts = { card: { ...own, recorded: true } } as const satisfies Record<
  string,
  AccessRow
>;
