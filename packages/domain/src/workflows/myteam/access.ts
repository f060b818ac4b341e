import type { AccessRow } from '../../access/access.ts';

/** Whoever leads a team today. */
const lead: AccessRow = { login: true, anyOf: [{ roles: ['lead'], features: ['teams'] }] };

export const myTeamPages = { '/my-team': lead, '/team-member': lead } as const satisfies Record<
  string,
  AccessRow
>;

export const myTeamAccess = { team: lead } as const satisfies Record<string, AccessRow>;
