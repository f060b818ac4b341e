import type { AccessRow } from '../../access/access.ts';

const features = ['ledger'];
/** An account of vacation without absences has nothing to take. */
const flags = ['absences'] as const;

const own: AccessRow = { login: true, anyOf: [{ features }] };
const read: AccessRow = { ...own, notReader: true };
const view: AccessRow = { login: true, anyOf: [{ roles: ['admin', 'reader'], flags, features }] };
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };

export const yearEndPages = { '/vacation-closing': view } as const satisfies Record<string, AccessRow>;

export const yearEndAccess = {
  ownNotices: own,
  readNotice: read,
  notices: view,
  dueNotices: manage,
  sendNotices: manage,
  expiry: view,
  changeExpiry: manage,
  yearEnds: view,
  preview: view,
  figure: view,
  close: manage,
  undo: manage,
} as const satisfies Record<string, AccessRow>;

export const yearEndSlots = { notice: read, due: manage, expiry: view } as const satisfies Record<
  string,
  AccessRow
>;
