import type { Day } from '@stundenbuch/domain/time/day';
import { IMPORT } from '@stundenbuch/domain/workflows/imports/contract';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import type { Writer } from '../../records/entries/writers.service.ts';
import type { Somebody } from './known-people.ts';
import type { Run } from './run.ts';

/** Writes for somebody else in any month, as the office does: what is closed stays closed (IMP-04). */
export const writerOf = ({ who }: Run, person: number): Writer => ({ ...who, person, anyMonth: true });

export function monthRefusal(day: Day, today: Day) {
  if (day < IMPORT.from) return refuseRow('row_early', 'day');
  return day > today ? refuseRow('row_future', 'day') : null;
}

const ofDay = 'day:';

/** All rows of a person's day are rounded together, so they come together. */
export const dayKey = (row: Somebody & { day: Day }): string =>
  `${ofDay}${row.email?.toLowerCase() ?? `#${row.personnelNumber}`}|${row.day}`;

export const isDayKey = (key: string): boolean => key.startsWith(ofDay);

export function gathered<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  return [...Map.groupBy(rows, keyOf)];
}
