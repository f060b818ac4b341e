import type { Report } from '@stundenbuch/domain/accounts/reports/contract';
import {
  BOOKING_TYPE,
  DIMENSION_WORDS,
  type Dimension,
  MEASURE_WORDS,
  type Measure,
  NONE,
  VEILED,
} from '@stundenbuch/domain/accounts/reports/fields';
import type { CellFigure } from '@stundenbuch/domain/accounts/reports/pivot';
import { AWAY, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { projectStatusLabel } from '@stundenbuch/domain/sides/projects/status';
import { addDays, yearOf } from '@stundenbuch/domain/time/day';
import { formatDay, MONTHS, WEEKDAYS } from '@stundenbuch/domain/time/format';
import { isoWeek } from '@stundenbuch/domain/time/week';
import { formatHours, formatNumber } from '@stundenbuch/web/format';

export type KeyWords = (dimension: Dimension, key: string) => string;

/** A week belongs to the year of its Thursday. */
const weekWords = (monday: string) => `KW ${isoWeek(monday)} ${yearOf(addDays(monday, 3))}`;
const monthWords = (month: string) =>
  `${MONTHS[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`;

const typeWords = (key: string) =>
  ({ [BOOKING_TYPE]: 'Projektbuchung', [VEILED]: AWAY })[key] ?? typeLabel(Number(key)) ?? key;

const WORDS: Readonly<Partial<Record<Dimension, (key: string) => string>>> = {
  status: (key) => projectStatusLabel(Number(key)),
  type: typeWords,
  day: formatDay,
  week: weekWords,
  month: monthWords,
  weekday: (key) => WEEKDAYS[Number(key) - 1] ?? key,
};

/** What the keys of a report are called. */
export function keyWords(names: Report['names']): KeyWords {
  const known = new Map(names.map(({ dimension, key, name }) => [`${dimension} ${key}`, name]));
  return (dimension, key) => {
    if (key === NONE) return `Ohne ${DIMENSION_WORDS[dimension]}`;
    return known.get(`${dimension} ${key}`) ?? WORDS[dimension]?.(key) ?? key;
  };
}

/** Their keys are in the order of the calendar, all others in that of their words. */
const DATED: readonly Dimension[] = ['day', 'week', 'month', 'weekday'];
export const isDated = (dimension: Dimension): boolean => DATED.includes(dimension);

const inGerman = new Intl.Collator('de', { numeric: true });

export function compareKeys(words: KeyWords, dimension: Dimension, a: string, b: string): number {
  if (isDated(dimension)) return a < b ? -1 : 1;
  return inGerman.compare(words(dimension, a), words(dimension, b));
}

const FIGURE_WORDS: Readonly<Record<CellFigure, string>> = {
  ...MEASURE_WORDS,
  unpriced: 'Stunden ohne Satz',
};
export const figureTitle = (name: CellFigure): string => FIGURE_WORDS[name];

/** Two decimals, in tables and files. */
export const hasCents = (name: CellFigure): boolean => name !== 'days' && name !== 'count';

export const figureWords = (name: CellFigure, value: number): string =>
  hasCents(name) ? formatHours(value) : formatNumber(value);

export const UNITS: Readonly<Record<Measure, string>> = {
  hours: ' h',
  days: ' Tage',
  money: ' €',
  count: '',
};
