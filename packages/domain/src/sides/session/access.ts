import { type AccessRow, everySession } from '../../access/access.ts';

const security: AccessRow = { login: true, anyOf: [{ features: ['security'] }] };

/** With the calls of second factors, all that is left to anyone who has yet to set one up. */
const always: AccessRow = { ...everySession, withoutFactor: true };
const factor: AccessRow = { ...security, withoutFactor: true };

/** Calls of one's own session. Login, register and verify are public and have no row. */
export const sessionAccess = {
  current: always,
  company: always,
  isAdmin: always,
  isGlobalAdmin: always,
  isReader: always,
  passwordUpdate: everySession,
  logout: always,
  prove: everySession,
  changeEmail: everySession,
  cancelEmail: everySession,
  devices: security,
  endDevice: security,
  factors: factor,
  addFactor: factor,
  renameFactor: factor,
  removeFactor: factor,
  newCodes: factor,
} as const;

export const sessionPages = {
  '/dashboard': everySession,
  '/myprofil': everySession,
  '/release-notes': everySession,
} as const;

/** Of one's own account as well, where the company has switched them on. */
export const securityPages = { '/sicherheit': security } as const;
