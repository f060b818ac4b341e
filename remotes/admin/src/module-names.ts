import { FLAGS, type Flag, flagsOf } from '@stundenbuch/domain/access/flags';

const NAMES: Record<Flag, string> = {
  timebooking: 'Zeitbuchungen',
  projectbooking: 'Projekte und Projektbuchungen',
  absences: 'Abwesenheiten',
  customer: 'Kunden',
  projects: 'Projektübersicht',
  vacationcalendar: 'Urlaubskalender',
  inventory: 'Inventar',
};

/** The seven modules in the order of the permission string. */
export const MODULES = FLAGS.map((flag) => ({ flag, name: NAMES[flag] }));

export const moduleNames = (permission: string): string =>
  flagsOf(permission)
    .map((flag) => NAMES[flag])
    .join(', ');
