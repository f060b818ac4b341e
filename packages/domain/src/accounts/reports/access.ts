import type { AccessRow, Alternative } from '../../access/access.ts';

const features = ['reports'];
const recorded = (...roles: ('admin' | 'reader')[]): Alternative[] => [
  { roles, flags: ['timebooking'], features },
  { roles, flags: ['projectbooking'], features },
];
const view: AccessRow = { login: true, anyOf: recorded('admin', 'reader') };
const manage: AccessRow = { login: true, anyOf: recorded('admin') };
/** What was done for a customer. */
const statement: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin', 'reader'], flags: ['projectbooking', 'customer'], features }],
};

export const reportPages = {
  '/bericht': view,
  '/leistungsnachweis': statement,
} as const satisfies Record<string, AccessRow>;

/** Who saves reports; a reader never writes. */
export const reportParts = { saveViews: manage } as const satisfies Record<string, AccessRow>;

export const reportAccess = {
  report: view,
  entries: view,
  views: view,
  changeViews: manage,
  statement,
} as const satisfies Record<string, AccessRow>;
