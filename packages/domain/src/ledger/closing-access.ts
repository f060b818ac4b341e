import type { AccessRow } from '../access/access.ts';

const features = ['ledger'];
/** An account of vacation without absences has nothing to take. */
const flags = ['absences'] as const;

const own: AccessRow = { login: true, anyOf: [{ features }] };
const read: AccessRow = { ...own, notReader: true };
const look: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], flags, features }] };
const lead: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };

export const closingPages = { '/vacation-closing': look } as const satisfies Record<string, AccessRow>;

export const closingCalls = {
  ownNotices: own,
  readNotice: read,
  notices: look,
  dueNotices: lead,
  sendNotices: lead,
  expiry: look,
  changeExpiry: lead,
  closings: look,
  preview: look,
  figure: look,
  close: lead,
  undo: lead,
} as const satisfies Record<string, AccessRow>;

export const closingSlots = { notice: read, due: lead, expiry: look } as const satisfies Record<
  string,
  AccessRow
>;
