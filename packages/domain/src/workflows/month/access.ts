import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['closing'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
const act: AccessRow = { ...own, notReader: true };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const monthPages = { '/month': own, '/sheet': own } as const satisfies Record<string, AccessRow>;

/** People who confirm months are told of them; people who close them see the requests of others. */
export const monthParts = { hint: act, view, manage } as const satisfies Record<string, AccessRow>;

export const monthAccess = {
  month: own,
  ownMonths: act,
  company: view,
  confirm: act,
  close: manage,
  reopen: manage,
  request: act,
  ownRequests: act,
  requests: manage,
  answer: manage,
} as const satisfies Record<string, AccessRow>;
