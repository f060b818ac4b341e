import { type AccessRow, everySession } from '../access/access.ts';

const admin: AccessRow = { login: true, anyOf: [{ roles: ['admin'] }] };

/** Of which company the settings are, the service asks: another one than the own is a global admin's business. */
export const featureAccess = {
  settings: everySession,
  changeSettings: admin,
  switch: admin,
  settingsOfCompany: { login: true, anyOf: [{ roles: ['admin', 'reader', 'globalAdmin'] }] },
  changeSettingsOfCompany: { login: true, anyOf: [{ roles: ['admin', 'globalAdmin'] }] },
} as const satisfies Record<string, AccessRow>;
