import { everySession } from '../access/access.ts';

/** Calls of one's own session. Login, register and verify are public and have no row. */
export const sessionCalls = {
  current: everySession,
  company: everySession,
  isAdmin: everySession,
  isGlobalAdmin: everySession,
  isReader: everySession,
  passwordUpdate: everySession,
  logout: everySession,
} as const;

export const sessionPages = {
  '/dashboard': everySession,
  '/myprofil': everySession,
  '/release-notes': everySession,
} as const;
