import type { AccessRow } from '../../access/access.ts';

const features = ['teams'];
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features }] };

export const teamPages = { '/teams': manage, '/team': manage } as const satisfies Record<string, AccessRow>;

/** Whom an open request waits for, wherever a screen shows one. */
export const teamParts = {
  waiting: { login: true, anyOf: [{ features }] },
} as const satisfies Record<string, AccessRow>;

export const teamAccess = { teams: manage, changeTeams: manage } as const satisfies Record<string, AccessRow>;
