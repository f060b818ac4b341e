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
  devices: security,
  endDevice: security,
} as const;

export const sessionPages = {
  '/dashboard': everySession,
  '/myprofil': everySession,
  '/sicherheit': security,
  '/release-notes': everySession,
} as const;
