import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['allowances'] } as const;
/** The person, and who may read people, also as a lead: asked by the service. */
const own: AccessRow = {
  login: true,
  anyOf: [on, { roles: ['lead'], flags: on.flags, features: [...on.features, 'teams'] }],
};
const book: AccessRow = { login: true, notReader: true, anyOf: [on] };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const allowancePages = { '/allowances': own } as const satisfies Record<string, AccessRow>;

export const surchargePages = { '/surcharge-rules': manage } as const satisfies Record<string, AccessRow>;

export const allowanceParts = { book } as const satisfies Record<string, AccessRow>;

export const allowanceAccess = {
  rules: view,
  changeRules: manage,
  kinds: { login: true, anyOf: [on] },
  changeKinds: manage,
  ofMonth: own,
  book,
} as const satisfies Record<string, AccessRow>;
