import type { AccessRow } from '../../access/access.ts';

const WITH_PLANNER = ['teams', 'visibility'];
const admin = { roles: ['admin'], flags: ['absences'] } as const;
const everybody = { flags: ['vacationcalendar'] } as const;

/** Whoever sees the vacation calendar, where it is a planner. */
const planner: AccessRow = {
  login: true,
  anyOf: WITH_PLANNER.flatMap((feature) => [
    { ...admin, features: [feature] },
    { ...everybody, features: [feature] },
  ]),
};

export const plannerAccess = { frame: planner } as const satisfies Record<string, AccessRow>;

/** The vacation calendar as a planner: with teams, or where it is set who sees what. */
export const plannerParts = { planner } as const satisfies Record<string, AccessRow>;
