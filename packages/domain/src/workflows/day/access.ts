import type { AccessRow } from '../../access/access.ts';

const features = ['day'];
const anyOf: AccessRow['anyOf'] = [
  { flags: ['timebooking'], features },
  { flags: ['projectbooking'], features },
];

/** As /timesheet. */
const ownDays: AccessRow = { login: true, notReader: true, anyOf };

export const dayPages = { '/days': ownDays, '/day': ownDays } as const satisfies Record<string, AccessRow>;

export const dayParts = {
  navigation: { ...ownDays, recorded: true },
  /** For everybody: who records nothing looks up people and projects. */
  palette: { login: true, anyOf: [{ features }] },
  quick: { ...ownDays, recorded: true },
} as const satisfies Record<string, AccessRow>;

/** Days of others are for admins and readers: asked by the service. */
export const dayAccess = {
  days: { login: true, anyOf },
  apply: ownDays,
  repeat: ownDays,
} as const satisfies Record<string, AccessRow>;
