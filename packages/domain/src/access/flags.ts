/** The seven modules of a company, in the order of the permission string. */
export const FLAGS = [
  'timebooking',
  'projectbooking',
  'absences',
  'customer',
  'projects',
  'vacationcalendar',
  'inventory',
] as const;

export type Flag = (typeof FLAGS)[number];

/** As the screens and the refusals call them. */
export const FLAG_WORDS = {
  timebooking: 'Zeitbuchungen',
  projectbooking: 'Projekte und Projektbuchungen',
  absences: 'Abwesenheiten',
  customer: 'Kunden',
  projects: 'Projektübersicht',
  vacationcalendar: 'Urlaubskalender',
  inventory: 'Inventar',
} as const satisfies Record<Flag, string>;

/** One German sentence each: what people will see. */
export const FLAG_MEANINGS = {
  timebooking: 'Jeder erfasst Beginn, Ende und Pause seiner Tage.',
  projectbooking: 'Jeder bucht seine Stunden auf Projekte.',
  absences: 'Urlaub, Krankheit und anderes werden beantragt und entschieden.',
  customer: 'Kunden mit Anschriften und Notizen, zu denen Projekte gehören.',
  projects: 'Alle Projekte mit ihrem Stand, auch ohne Stunden darauf zu buchen.',
  vacationcalendar: 'Ein Kalender zeigt allen, wer wann abwesend ist.',
  inventory: 'Geräte und Fahrzeuge mit ihren Prüfterminen.',
} as const satisfies Record<Flag, string>;

/** Seven or ten characters of 0 and 1; stored with ten, of which the last three are always 0. Otherwise null. */
export function permissionString(input: string): string | null {
  if (!/^[01]{7}([01]{3})?$/.test(input)) return null;
  return `${input.slice(0, FLAGS.length)}000`;
}

export function flagsOf(permission: string): Flag[] {
  return FLAGS.filter((_, position) => permission[position] === '1');
}

export function permissionOf(flags: readonly Flag[]): string {
  return `${FLAGS.map((flag) => (flags.includes(flag) ? '1' : '0')).join('')}000`;
}
