import type { AccessRow } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';
import type { ImportKind } from './contract.ts';

const manage: AccessRow = { login: true, anyOf: [{ roles: ['admin'], features: ['import'] }] };

export const importPages = { '/import': manage } as const satisfies Record<string, AccessRow>;

export const importAccess = {
  list: manage,
  one: manage,
  begin: manage,
  rows: manage,
  finish: manage,
  undo: manage,
} as const satisfies Record<string, AccessRow>;

const FLAG_OF: Partial<Record<ImportKind, Flag>> = {
  customers: 'customer',
  projects: 'projects',
  bookings: 'projectbooking',
  times: 'timebooking',
  absences: 'absences',
};

/** Rows of a module are taken over by companies that have it. */
export function isImported(kind: ImportKind, flags: readonly Flag[]): boolean {
  const flag = FLAG_OF[kind];
  return flag === undefined || flags.includes(flag);
}
