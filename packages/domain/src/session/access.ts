import { type AccessRow, everySession } from '../access/access.ts';

const security: AccessRow = { login: true, anyOf: [{ features: ['security'] }] };

/** Calls of one's own session. Login, register and verify are public and have no row. */
export const sessionCalls = {
  current: everySession,
  company: everySession,
  isAdmin: everySession,
  isGlobalAdmin: everySession,
  isReader: everySession,
  passwordUpdate: everySession,
  logout: everySession,
  prove: everySession,
  changeEmail: everySession,
  devices: security,
  endDevice: security,
  factors: security,
  addFactor: security,
  renameFactor: security,
  removeFactor: security,
  newCodes: security,
} as const;

export const sessionPages = {
  '/dashboard': everySession,
  '/myprofil': everySession,
  '/release-notes': everySession,
} as const;

/** Of one's own account as well, where the company has switched them on. */
export const securityPages = { '/sicherheit': security } as const;
