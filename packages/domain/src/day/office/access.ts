import type { AccessRow } from '../../access/access.ts';

const everybody: AccessRow = { login: true, anyOf: [{ features: ['office'] }] };
const correct: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['office'] }] };
const correctHours: AccessRow = {
  login: true,
  anyOf: (['timebooking', 'projectbooking'] as const).map((flag) => ({
    roles: ['admin'],
    flags: [flag],
    features: ['office'],
  })),
};
const correctAbsences: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'], features: ['office'] }],
};

/** Who is on vacation and falls sick can only tell: an admin enters it. */
const tellAbsence: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ flags: ['absences'], features: ['office', 'notices'] }],
};

export const officePages = {
  '/person-week': correctHours,
  '/person-entry': correctHours,
  '/person-absence': correctAbsences,
  '/person-sickness': correctAbsences,
} as const satisfies Record<string, AccessRow>;

/** `correct`: the calls that write an entry take a person and a reason. */
export const officeParts = { correct, notified: everybody } as const satisfies Record<string, AccessRow>;

export const officeAccess = {
  corrections: everybody,
  readCorrections: everybody,
  changeAbsence: correctAbsences,
  sickInVacation: correctAbsences,
  reportSickness: tellAbsence,
} as const satisfies Record<string, AccessRow>;
