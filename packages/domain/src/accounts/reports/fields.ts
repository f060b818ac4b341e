import type { Who } from '../../access/access.ts';
import type { Flag } from '../../access/flags.ts';

/** What the hours of a report can be grouped by, in the order of the form. */
export const DIMENSIONS = [
  ...(['person', 'job', 'project', 'status', 'customer', 'category', 'type'] as const),
  ...(['day', 'week', 'month', 'weekday'] as const),
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const MEASURES = ['hours', 'days', 'money', 'count'] as const;
export type Measure = (typeof MEASURES)[number];

/** Which entries a report counts. Bookings lie within working times, so they are not added up unless somebody asks for both. */
export const ENTRY_SOURCES = ['bookings', 'times', 'absences'] as const;
export type Source = (typeof ENTRY_SOURCES)[number];

export const DIMENSION_WORDS: Readonly<Record<Dimension, string>> = {
  person: 'Mitarbeiter',
  job: 'Arbeitsplatz',
  project: 'Projekt',
  status: 'Projektstatus',
  customer: 'Kunde',
  category: 'Kategorie',
  type: 'Art',
  day: 'Tag',
  week: 'Kalenderwoche',
  month: 'Monat',
  weekday: 'Wochentag',
};

export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  hours: 'Stunden',
  days: 'Tage',
  money: 'Betrag',
  count: 'Einträge',
};

export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  bookings: 'Projektbuchungen',
  times: 'Arbeitszeiten',
  absences: 'Abwesenheiten',
};

/** In the order of `presetPeriods`: a report that is opened next month is of that month. */
export const PERIODS = ['month', 'last', 'year'] as const;
export const CHARTS = { bar: 'Balken', line: 'Linien', none: 'ohne' } as const;

/** The key of what has none: a project without a customer, a working time without a project. */
export const NONE = '-';
/** Keys of the dimension `type` that are neither a type nor, with a k, a company's own kind. */
export const BOOKING_TYPE = 'booking';
export const VEILED = 'away';

export const MOST_ROWS = 3;

const FLAGS_OF: Readonly<Partial<Record<Dimension | Measure | Source, readonly Flag[]>>> = {
  project: ['projectbooking'],
  status: ['projectbooking'],
  category: ['projectbooking'],
  customer: ['projectbooking', 'customer'],
  money: ['projectbooking'],
  bookings: ['projectbooking'],
  times: ['timebooking'],
  absences: ['absences'],
};

/** Of these fields those that the company's modules know. */
export function fieldsFor<Field extends Dimension | Measure | Source>(
  fields: readonly Field[],
  { flags }: Pick<Who, 'flags'>,
): Field[] {
  return fields.filter((field) => (FLAGS_OF[field] ?? []).every((flag) => flags.includes(flag)));
}
