import type { AccessRow } from '../../access/access.ts';

const features = ['teams'];
const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features }] };

export const teamPages = { '/teams': manage, '/team': manage } as const satisfies Record<string, AccessRow>;

/** An admin, or whoever leads a team: also somebody's deputy, who sees the own rows. */
const deputies: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [
    { roles: ['admin'], features },
    { roles: ['lead'], features },
  ],
};

const everybody: AccessRow = { login: true, anyOf: [{ features }] };

/** Whom an open request waits for, wherever a screen shows one. */
export const teamParts = {
  waiting: everybody,
  /** The choice of a team above a list of people. */
  picker: everybody,
  /** On the profile of whoever leads. */
  ownDeputies: { login: true, notReader: true, anyOf: [{ roles: ['lead'], features }] },
} as const satisfies Record<string, AccessRow>;

export const teamAccess = {
  teams: manage,
  changeTeams: manage,
  deputies,
  people: everybody,
  person: {
    login: true,
    anyOf: (['admin', 'lead'] as const).map((role) => ({ roles: [role], features: ['teams', 'office'] })),
  },
} as const satisfies Record<string, AccessRow>;
