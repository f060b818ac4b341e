import { addDays, type Day, weekday } from './day.ts';
import type { Extra, Land } from './laender.ts';

export interface Holiday {
  day: Day;
  name: string;
}

interface Rule {
  name: string;
  /** Month and day ('01-06'), days after Easter Sunday, or a rule of its own. */
  on: string | number | ((year: number) => Day);
  /** Everywhere when absent. */
  laender?: readonly Land[];
  /** Also where a place has selected one of these. */
  extras?: readonly Extra[];
  /** In this year only. */
  year?: number;
}

// The holiday acts of the Länder as they are in force from 2024 on (HOL-01).
const RULES: readonly Rule[] = [
  { name: 'Neujahr', on: '01-01' },
  { name: 'Heilige Drei Könige', on: '01-06', laender: ['BW', 'BY', 'ST'] },
  { name: 'Internationaler Frauentag', on: '03-08', laender: ['BE', 'MV'] },
  { name: 'Karfreitag', on: -2 },
  { name: 'Ostersonntag', on: 0, laender: ['BB'] },
  { name: 'Ostermontag', on: 1 },
  { name: 'Tag der Arbeit', on: '05-01' },
  { name: 'Tag der Befreiung', on: '05-08', laender: ['BE'], year: 2025 },
  { name: 'Christi Himmelfahrt', on: 39 },
  { name: 'Pfingstsonntag', on: 49, laender: ['BB'] },
  { name: 'Pfingstmontag', on: 50 },
  {
    name: 'Fronleichnam',
    on: 60,
    laender: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'],
    extras: ['fronleichnam'],
  },
  { name: 'Jahrestag des Volksaufstands', on: '06-17', laender: ['BE'], year: 2028 },
  { name: 'Augsburger Friedensfest', on: '08-08', laender: [], extras: ['augsburg'] },
  { name: 'Mariä Himmelfahrt', on: '08-15', laender: ['SL'], extras: ['mariae', 'augsburg'] },
  { name: 'Weltkindertag', on: '09-20', laender: ['TH'] },
  { name: 'Tag der Deutschen Einheit', on: '10-03' },
  {
    name: 'Reformationstag',
    on: '10-31',
    laender: ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH'],
  },
  { name: 'Allerheiligen', on: '11-01', laender: ['BW', 'BY', 'NW', 'RP', 'SL'] },
  { name: 'Buß- und Bettag', on: repentanceDay, laender: ['SN'] },
  { name: '1. Weihnachtstag', on: '12-25' },
  { name: '2. Weihnachtstag', on: '12-26' },
];

/**
 * The public holidays of a Land in a year from 2024 on, in order, including those of the chosen community (HOL-01).
 * Example: Bavaria 2026 has 12, with 'augsburg' 14. Without a Land: the nine of all Länder.
 */
export function holidays(land: Land | null, extras: readonly Extra[], year: number): Holiday[] {
  return RULES.filter((rule) => (rule.year ?? year) === year && applies(rule, land, extras))
    .map(({ name, on }) => ({ name, day: dayOf(on, year) }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

function applies({ laender, extras = [] }: Rule, land: Land | null, chosen: readonly Extra[]): boolean {
  const isOfLand = !laender || (land !== null && laender.includes(land));
  return isOfLand || extras.some((extra) => chosen.includes(extra));
}

function dayOf(on: Rule['on'], year: number): Day {
  if (typeof on === 'function') return on(year);
  return typeof on === 'number' ? addDays(easterSunday(year), on) : `${year}-${on}`;
}

/**
 * Easter Sunday of a year in the Gregorian calendar, by the anonymous algorithm that Nature published in 1876
 * (also known as Meeus/Jones/Butcher). Example: 2026 is the 5th of April.
 */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * correction + 114;
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** The Wednesday before the 23rd of November. */
export function repentanceDay(year: number): Day {
  const last = `${year}-11-22`;
  return addDays(last, -((weekday(last) + 4) % 7));
}
