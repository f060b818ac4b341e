import { ROLE_CODES } from '../../access/access.ts';
import { formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseRow } from './messages.ts';
import type { ReadRow } from './rows.ts';

type Row = ReadRow<'people'>;

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Minutes of each weekday, an empty cell is none; null where a row says nothing of weekdays. */
export function weekOf(row: Row): number[] | null {
  const week = WEEK.map((day) => row[day]);
  return week.some((minutes) => minutes !== null) ? week.map((minutes) => minutes ?? 0) : null;
}

const hoursOf = (week: readonly number[]): number =>
  round(week.reduce((all, minutes) => all + minutes, 0) / 60);

/** As they are said, or the sum of the weekdays. */
export function hoursOfRow(row: Row): number | null {
  const week = weekOf(row);
  return row.weeklyhours ?? (week && hoursOf(week));
}

/** What the form of a person does not ask; all else it refuses itself. */
export function personRefusal(
  row: Row,
  { globalAdmin }: { globalAdmin: boolean },
  isNew: boolean,
): Refusal | null {
  if (row.role === ROLE_CODES.reader && !globalAdmin) return refuseRow('row_reader', 'role');
  if (row.leaves_on !== null && row.worker_since !== null && row.leaves_on < row.worker_since)
    return refuseRow('row_leaves', 'leaves_on');
  const week = weekOf(row);
  if (!week) return isNew && row.weeklyhours === null ? refuseRow('fields_missing', 'weeklyhours') : null;
  const sum = hoursOf(week);
  if (row.weeklyhours === null || round(row.weeklyhours) === sum) return null;
  const hours = formatNumber(row.weeklyhours);
  return refuseRow('row_week', 'weeklyhours', { sum: formatNumber(sum), hours });
}

/** 'Anna Beispiel' and 'Beispiel, Anna'; the last word is the family name. */
export function nameOf(text: string): { first_name: string; name: string } {
  const [family, given] = text.split(',').map((part) => part.trim());
  if (given) return { first_name: given, name: family ?? '' };
  const words = text.trim().split(/\s+/);
  const name = words.pop() ?? '';
  return { first_name: words.join(' '), name };
}
