import type { AccessRow } from '../../access/access.ts';

const on = { flags: ['timebooking'], features: ['law'] } as const;
/** The person, and who may read people: asked by the service. */
const own: AccessRow = { login: true, anyOf: [on] };
const record: AccessRow = { ...own, notReader: true };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], ...on }] };

export const lawPages = { '/law-report': view } as const satisfies Record<string, AccessRow>;

/** What is asked of a person, whatever the company records. */
export const lawParts = { person: { login: true, anyOf: [{ features: ['law'] }] } } as const satisfies Record<
  string,
  AccessRow
>;

export const lawAccess = { ofPerson: own, ofCompany: view, preview: record } as const satisfies Record<
  string,
  AccessRow
>;
