import { addDays, type Day, firstOfMonth, lastOfMonth } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseRow } from './messages.ts';
import type { ReadRow } from './rows.ts';

export type OpeningCells = Omit<ReadRow<'openings'>, 'line' | 'change' | 'email' | 'personnelNumber'>;

const MOST_DAYS = 60;
const MOST_MINUTES = 500 * 60;

const DAYS = ['vacation_lastyear', 'vacation_taken', 'vacation_rest', 'vacation_extra'] as const;

interface OpeningFacts {
  /** Of the row, or of the whole import. */
  starts_on: Day | null;
  /** The first day on which an account of the company can begin. */
  first: Day;
  /** Whether halves of days count. */
  halves: boolean;
}

/** What can't be the beginning of an account, whoever's it is: the first failing rule wins (IMP-08, IMP-09). */
export function openingRefusal(
  row: OpeningCells,
  { starts_on, first, halves }: OpeningFacts,
): Refusal | null {
  const hasFigure = [...DAYS, 'opening_minutes' as const].some((key) => row[key] !== null);
  if (starts_on === null) return hasFigure ? refuseRow('row_no_start', 'starts_on') : null;
  if (starts_on !== firstOfMonth(starts_on) || starts_on < first)
    return refuseRow('row_starts_on', 'starts_on', { date: formatDay(firstFrom(first)) });
  if (row.vacation_taken !== null && row.vacation_rest !== null)
    return refuseRow('row_taken_or_rest', 'vacation_rest');
  for (const key of DAYS) {
    const days = row[key];
    if (days === null) continue;
    if (Math.abs(days) > MOST_DAYS || (days < 0 && key !== 'vacation_rest'))
      return refuseRow('row_vacation', key);
    if (!Number.isInteger(halves ? days * 2 : days)) return refuseRow('row_halves', key);
  }
  return row.opening_minutes !== null && Math.abs(row.opening_minutes) > MOST_MINUTES
    ? refuseRow('row_balance', 'opening_minutes')
    : null;
}

/** The first of a month that is not before it. */
const firstFrom = (day: Day): Day => (day === firstOfMonth(day) ? day : addDays(lastOfMonth(day), 1));
