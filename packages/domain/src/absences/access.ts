import type { AccessRow } from '../access/access.ts';

const own: AccessRow = { login: true, notReader: true };
const request: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['absences'] }] };
const decide: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags: ['absences'] }] };
const calendar: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'] }, { flags: ['vacationcalendar'] }],
};

export const absencePages = {
  '/absences': own,
  '/manage-absence': request,
  '/inbox': decide,
  '/vacation-overview': calendar,
} as const satisfies Record<string, AccessRow>;

/** Items of the side navigation: the calendar's needs its flag, also for an admin, who has a tile in Mein Unternehmen. */
export const absenceNavigation = {
  '/absences': request,
  '/vacation-overview': { login: true, anyOf: [{ flags: ['vacationcalendar'] }] },
  '/inbox': decide,
} as const satisfies Record<string, AccessRow>;

/** Parts of the dashboard. */
export const absenceSlots = {
  inboxTile: decide,
  thisWeek: decide,
} as const satisfies Record<string, AccessRow>;

export const absenceCalls = {
  request,
  approve: decide,
  decline: decide,
  cancel: decide,
  reopen: decide,
  pending: decide,
  calendar,
} as const satisfies Record<string, AccessRow>;

/** Sickness and school are visible to the person, admins and readers only (AMB-80). */
export function seesEverybody(role: string): boolean {
  return role === 'admin' || role === 'reader';
}
