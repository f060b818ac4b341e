import type { AccessRow, Alternative } from '../../access/access.ts';

const features = ['reports'];
const recorded = (...roles: ('admin' | 'reader')[]): Alternative[] => [
  { roles, flags: ['timebooking'], features },
  { roles, flags: ['projectbooking'], features },
];
const view: AccessRow = { login: true, anyOf: recorded('admin', 'reader') };

export const reportAccess = { report: view } as const satisfies Record<string, AccessRow>;
