import type { AccessRow } from '../../access/access.ts';

const features = ['feeds'];
const own: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['absences'], features }] };
/** As the page of the vacation calendar. */
const team: AccessRow = {
  login: true,
  anyOf: [
    { roles: ['admin'], flags: ['absences'], features },
    { flags: ['vacationcalendar'], features },
  ],
};
const either: AccessRow = { login: true, anyOf: [{ features }] };

/** Who may subscribe to what: asked again whenever a calendar is fetched (ICS-01). */
export const feedKinds = { own, team } as const satisfies Record<string, AccessRow>;

export const feedSlots = { profile: either } as const satisfies Record<string, AccessRow>;

export const feedAccess = { list: either, make: either, revoke: either } as const satisfies Record<
  string,
  AccessRow
>;
