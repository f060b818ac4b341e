/** The codes that an entry has in place of a project. Project ids start at 1001. */
export const TYPE = {
  vacation: 10,
  sickness: 20,
  overtime: 30,
  holiday: 40,
  work: 50,
  specialLeave: 60,
  vacationLastYear: 70,
  badWeather: 80,
  school: 90,
  other: 100,
} as const;

const LABELS: Readonly<Record<number, string>> = {
  [TYPE.vacation]: 'Urlaub',
  [TYPE.sickness]: 'Krankheit',
  [TYPE.overtime]: 'Überstunden',
  [TYPE.holiday]: 'Feiertag',
  [TYPE.work]: 'Arbeit',
  [TYPE.specialLeave]: 'Sonder Urlaubstag',
  [TYPE.vacationLastYear]: 'Urlaub Vorjahr',
  [TYPE.badWeather]: 'Schlecht Wetter',
  [TYPE.school]: 'Berufsschule/Uni',
  [TYPE.other]: 'Abwesenheit',
};

/** What is read of an absence whose kind is nobody's business. */
export const AWAY = 'Abwesend';

/** The label of a code, or null for a project. */
export function typeLabel(code: number): string | null {
  return LABELS[code] ?? null;
}

/** Ids up to 100 are reserved for codes, whether a code has a meaning or not. */
export function isEntryType(id: number): boolean {
  return id <= 100;
}

export type EntryKind = 'work' | 'absence' | 'project';

export function kindOf(code: number): EntryKind {
  if (code === TYPE.work) return 'work';
  return isEntryType(code) ? 'absence' : 'project';
}
