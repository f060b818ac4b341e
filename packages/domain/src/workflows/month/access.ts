import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['closing'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
const act: AccessRow = { ...own, notReader: true };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };
const LEAD = { roles: ['lead'], flags: on.flags, features: [...on.features, 'teams'] } as const;
/** Leads see the months of their people. */
const viewOrLead: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }, LEAD] };
const team: AccessRow = { login: true, anyOf: [LEAD] };
/** An admin as one who leads a team: whose month it is is asked by the service. */
const check: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ ...LEAD, roles: ['admin', 'lead'] }],
};
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], ...on }] };

export const monthPages = { '/month': own, '/sheet': own } as const satisfies Record<string, AccessRow>;

/** People who confirm months are told of them; people who close them see the requests of others. */
export const monthParts = { hint: act, view, team, manage, progress: viewOrLead } as const satisfies Record<
  string,
  AccessRow
>;

export const monthAccess = {
  month: own,
  ownMonths: act,
  company: viewOrLead,
  confirm: act,
  close: manage,
  reopen: manage,
  check,
  request: act,
  withdraw: act,
  ownRequests: act,
  requests: manage,
  preview: manage,
  answer: manage,
} as const satisfies Record<string, AccessRow>;
