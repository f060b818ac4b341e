import type { AccessRow } from '../../access/access.ts';

const flags = ['absences'] as const;
const features = ['kinds'];
const admin: AccessRow = { login: true, anyOf: [{ roles: ['admin'], flags, features }] };
/** From and to alone, of the people whom the lead leads with the right to see sickness. */
const lead: AccessRow = {
  login: true,
  notReader: true,
  anyOf: [{ roles: ['lead'], flags, features: [...features, 'teams'] }],
};

const worker: AccessRow = { login: true, notReader: true, anyOf: [{ flags, features }] };

export const sickCasePages = {
  '/sick-cases': admin,
  '/sick-case': admin,
  '/team-sickness': lead,
  '/sick-from': worker,
} as const satisfies Record<string, AccessRow>;

/** What a form has more where the company counts cases of sickness. */
export const sickCaseParts = {
  certificate: admin,
  /** Offered to whoever records. */
  fallSick: { ...worker, recorded: true },
} as const satisfies Record<string, AccessRow>;

export const sickCaseAccess = { cases: admin, ledCases: lead, fallSick: worker } as const satisfies Record<
  string,
  AccessRow
>;
