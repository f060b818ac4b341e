import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['overtime'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
/** Leads see the accounts of their people. */
const viewOrLead: AccessRow = {
  login: true,
  anyOf: [
    { roles: ['admin', 'reader'], ...on },
    { roles: ['lead'], flags: on.flags, features: [...on.features, 'teams'] },
  ],
};
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const overtimePages = {
  '/overtime': own,
  '/company-overtime': viewOrLead,
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
  company: viewOrLead,
  post: manage,
  reverse: manage,
} as const satisfies Record<string, AccessRow>;
