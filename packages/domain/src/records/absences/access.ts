import { type AccessRow, withAccounts } from '../../access/access.ts';
import { TYPE } from '../entries/type-codes.ts';

const own: AccessRow = { login: true, notReader: true };
const request: AccessRow = { login: true, notReader: true, anyOf: [{ flags: ['absences'] }] };
/** What the office looks at; a lead decides only. */
const office = { login: true, anyOf: [{ roles: ['admin'], flags: ['absences'] }] } satisfies AccessRow;
const LEAD = { roles: ['lead'], flags: ['absences'], features: ['teams'] } as const;
const decide: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'] }, LEAD],
};
const calendar: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'] }, { flags: ['vacationcalendar'] }],
};

/** With any of these a request is one thing, however many days it has. */
const WITH_REQUESTS = ['halfdays', 'calendar', 'decisions', 'visibility'];

/** What a form or a list has more where the company has switched it on. */
export const absenceParts = {
  halves: { login: true, anyOf: [{ features: ['halfdays'] }] },
  requests: { login: true, anyOf: WITH_REQUESTS.map((feature) => ({ features: [feature] })) },
  office,
} as const satisfies Record<string, AccessRow>;

const decideRequest: AccessRow = {
  login: true,
  notReader: true,
  anyOf: WITH_REQUESTS.flatMap((feature) => [
    { roles: ['admin'], flags: ['absences'], features: [feature] },
    { ...LEAD, features: [...LEAD.features, feature] },
  ]),
};
const deleteRequest: AccessRow = { ...absenceParts.requests, notReader: true };

export const absencePages = {
  '/absences': own,
  '/absence': { ...own, withFeatures: true },
  '/manage-absence': request,
  '/inbox': decide,
  '/request': { ...decide, withFeatures: true },
  '/vacation-overview': calendar,
} as const satisfies Record<string, AccessRow>;

/** Items of the side navigation: the calendar's needs its flag, also for an admin, who has a tile in Mein Unternehmen. */
export const absenceNavigation = {
  '/absences': request,
  '/vacation-overview': { login: true, anyOf: [{ flags: ['vacationcalendar'] }] },
  '/inbox': decide,
} as const satisfies Record<string, AccessRow>;

/** Parts of the dashboard, and the way to a request. */
export const absenceSlots = {
  request: { ...request, recorded: true },
  /** 'Ich bin krank' with one tap. */
  sickToday: { ...request, recorded: true, anyOf: [{ flags: ['absences'], features: ['day'] }] },
  inboxTile: decide,
  /** Leads see it of their teams, where they see the calendar. */
  whoIsAway: {
    login: true,
    anyOf: [...office.anyOf, { ...LEAD, flags: ['absences', 'vacationcalendar'] }],
  },
  figures: { login: true, anyOf: withAccounts({ roles: ['admin'], flags: ['absences'] }) },
} as const satisfies Record<string, AccessRow>;

export const absenceAccess = {
  own,
  request,
  approve: decide,
  decline: decide,
  cancel: decide,
  reopen: decide,
  pending: decide,
  calendar,
  decideRequest,
  deleteRequest,
} as const satisfies Record<string, AccessRow>;

/** What says more of somebody than being away. */
export const SENSITIVE_TYPES: readonly number[] = [TYPE.sickness, TYPE.school];

/** Sickness and school are visible to the person, admins and readers only (AMB-80). */
export function seesEverybody(role: string): boolean {
  return role === 'admin' || role === 'reader';
}
