import type { AccessRow } from '../../access/access.ts';

const everybody: AccessRow = { login: true, anyOf: [{ features: ['office'] }] };
const correct: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['office'] }] };
/** For those whom a lead leads with the right `correct` (TEAM-12), which the calls ask. */
const LEAD = { roles: ['lead'], features: ['office', 'teams'] } as const;
const correctHours: AccessRow = {
  login: true,
  anyOf: (['timebooking', 'projectbooking'] as const).flatMap((flag) => [
    { roles: ['admin'], flags: [flag], features: ['office'] },
    { ...LEAD, flags: [flag] },
  ]),
};
const officeAbsences: AccessRow = {
  login: true,
  anyOf: [{ roles: ['admin'], flags: ['absences'], features: ['office'] }],
};
const correctAbsences: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [...(officeAbsences.anyOf ?? []), { ...LEAD, flags: ['absences'] }],
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
  '/person-sickness': officeAbsences,
} as const satisfies Record<string, AccessRow>;

/** `correct`: the calls that write an entry take a person and a reason. */
export const officeParts = { correct, notified: everybody } as const satisfies Record<string, AccessRow>;

export const officeAccess = {
  corrections: everybody,
  readCorrections: everybody,
  changeAbsence: correctAbsences,
  previewAbsence: correctAbsences,
  sickInVacation: officeAbsences,
  reportSickness: tellAbsence,
} as const satisfies Record<string, AccessRow>;
