import type { Flag } from './flags.ts';

/** The flags that switch a module on. One is enough; without any the module is off and nothing of it is loaded. */
export const MODULE_FLAGS: Readonly<Record<string, readonly Flag[]>> = {
  timesheet: ['timebooking', 'projectbooking'],
  absences: ['absences', 'vacationcalendar'],
  projects: ['projectbooking', 'projects'],
  customers: ['customer'],
  inventory: ['inventory'],
  admin: [],
};

/** admin, which needs no flag, is never off. */
export function isModuleOff(needed: readonly Flag[], flags: readonly Flag[]): boolean {
  return needed.length > 0 && !needed.some((flag) => flags.includes(flag));
}
