import type { AccessRow } from '../access/access.ts';

const on = { flags: ['timebooking'], features: ['overtime'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
const look: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const lead: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const overtimePages = {
  '/overtime': own,
  '/company-overtime': look,
} as const satisfies Record<string, AccessRow>;

/** Readers look at others; nobody records a day for them. */
const holder: AccessRow = { ...own, notReader: true };

export const overtimeSlots = { account: holder, warnings: lead } as const satisfies Record<string, AccessRow>;

export const overtimeCalls = {
  current: own,
  month: own,
  company: look,
  post: lead,
  reverse: lead,
} as const satisfies Record<string, AccessRow>;
