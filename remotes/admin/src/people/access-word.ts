import type { Worker } from '../shared/admin.api.ts';

/**
 * Whether somebody can come in. Of those who have no password yet only a company that has decided how people register
 * says so.
 */
export function accessWord({ active, registered }: Worker, isDecided: boolean): string {
  if (!active) return 'inaktiv';
  return isDecided && registered === false ? 'noch nicht registriert' : 'aktiv';
}
