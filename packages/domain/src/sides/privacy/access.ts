import type { AccessRow } from '../../access/access.ts';

const admin: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['security'] }] };

/** Of another person the service asks whether it is one of the company. */
export const privacyAccess = {
  ownExport: { login: true, anyOf: [{ features: ['security'] }] },
  exportOf: admin,
  companyExport: admin,
  register: admin,
  anonymise: admin,
  leaving: admin,
  periods: admin,
} as const satisfies Record<string, AccessRow>;

export const privacyPages = { '/processing-register': admin, '/leave-worker': admin } as const;
