import type { AccessRow, Alternative } from '../../access/access.ts';

const features = ['reports'];
const recorded = (...roles: ('admin' | 'reader')[]): Alternative[] => [
  { roles, flags: ['timebooking'], features },
  { roles, flags: ['projectbooking'], features },
];
const view: AccessRow = { login: true, anyOf: recorded('admin', 'reader') };

export const reportPages = { '/bericht': view } as const satisfies Record<string, AccessRow>;

export const reportAccess = { report: view, entries: view } as const satisfies Record<string, AccessRow>;
