import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['overtime'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const overtimePages = {
  '/overtime': own,
  '/company-overtime': view,
} as const satisfies Record<string, AccessRow>;

/** Readers see those of others; nobody records a day for them. */
const holder: AccessRow = { ...own, notReader: true };

export const overtimeSlots = {
  account: holder,
  figure: { ...holder, recorded: true },
  warnings: manage,
} as const satisfies Record<string, AccessRow>;

export const overtimeAccess = {
  current: own,
  month: own,
  company: view,
  post: manage,
  reverse: manage,
} as const satisfies Record<string, AccessRow>;
