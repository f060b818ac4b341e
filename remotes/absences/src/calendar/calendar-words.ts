import { nameWithPart, type Part } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { AWAY, TYPE, typeLabel } from '@stundenbuch/domain/records/entries/type-codes';
import { formatDay, formatDayMonth } from '@stundenbuch/web/format';
import type { Period } from './calendar-rows.ts';

export const FIRST_YEAR = 2023;

/** The filter's options, whatever the company offers in the form; and the initial selection (AMB-04). */
export const FILTER_TYPES: readonly number[] = [
  TYPE.vacation,
  TYPE.sickness,
  TYPE.overtime,
  TYPE.holiday,
  TYPE.specialLeave,
  TYPE.vacationLastYear,
  TYPE.badWeather,
  TYPE.school,
];
export const DEFAULT_TYPES: readonly number[] = FILTER_TYPES.filter(
  (code) => code !== TYPE.sickness && code !== TYPE.school,
);

const LETTERS: Readonly<Record<number, string>> = {
  [TYPE.vacation]: 'U',
  [TYPE.sickness]: 'K',
  [TYPE.overtime]: 'Ü',
  [TYPE.holiday]: 'F',
  [TYPE.specialLeave]: 'S',
  [TYPE.vacationLastYear]: 'V',
  [TYPE.badWeather]: 'W',
  [TYPE.school]: 'B',
  [TYPE.other]: 'A',
};

export const letterOf = (type: number): string => LETTERS[type] ?? '';

const daysOf = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDayMonth(from)} – ${formatDay(to)}`;

/** For places under a heading with the year. */
export const shortDaysOf = ({ from, to }: Period): string =>
  from === to ? formatDayMonth(from) : `${formatDayMonth(from)} – ${formatDayMonth(to)}`;

/** 'Urlaub (Vormittag)', 'Arztbesuch (1:30 Std.)' */
export const typeOf = ({ project, kind_name, ...part }: Typed): string =>
  nameWithPart(kind_name ?? (project === TYPE.other ? AWAY : typeLabel(project)), part) ?? '';

interface Typed extends Part {
  project: number;
  kind_name?: string | null | undefined;
}

export const sentenceOf = (period: Period): string =>
  `${typeOf(period)}, ${daysOf(period)}, ${ABSENCE_STATUS_LABELS[period.status as 0 | 1]}`;

/** Half a day fills its half of the square. */
export const classOf = ({ status, half }: Period): string =>
  `ab-bar ${status === 1 ? 'ab-approved' : 'ab-requested'}${half ? ` ab-${half}-half` : ''}`;
