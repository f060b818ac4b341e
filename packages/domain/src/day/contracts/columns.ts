import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { refuseContract as refuse } from './messages.ts';
import { workingDaysOf } from './plain-week.ts';
import { CONTRACT, type ContractRow, currentRow, employments } from './timeline.ts';
import { addUp } from './weekday-minutes.ts';

/** The part of a contract that is copied to the person, for callers that know no time line (CON-11). */
export interface PersonColumns {
  weeklyhours: number | null;
  working_days: string | null;
  vacation: number;
  worker_since: Day | null;
}

/** '1110000' of eight hours from Monday to Wednesday. */
export const maskOf = (minutes: readonly number[]): string =>
  minutes.map((value) => (value > 0 ? '1' : '0')).join('');

export function columnsOn(rows: readonly ContractRow[], today: Day): PersonColumns | null {
  const row = currentRow(rows, today);
  if (!row) return null;
  const since = employments(rows).findLast(({ from }) => from <= row.valid_from)?.from ?? row.valid_from;
  return {
    weeklyhours: row.weeklyhours,
    working_days: maskOf(row.minutes),
    vacation: row.vacation,
    worker_since: since === CONTRACT.beginning ? null : since,
  };
}

const FIELDS = ['weeklyhours', 'working_days', 'vacation', 'worker_since'] as const;

/** As the arithmetic reads it: without hours 40, without a mask five days. */
const meant = {
  weeklyhours: (hours: unknown) => (typeof hours === 'number' && hours > 0 ? hours : 40),
  working_days: (mask: unknown) => workingDaysOf(typeof mask === 'string' ? mask : null),
  vacation: (days: unknown) => days,
  worker_since: (day: unknown) => day,
};

const isSame = (field: (typeof FIELDS)[number], a: Partial<PersonColumns>, b: Partial<PersonColumns>) =>
  meant[field](a[field]) === meant[field](b[field]);

/** Columns that already mean the same as the contract stay as they are, so that switching on and off changes nothing. */
export function sameColumns(stored: PersonColumns, current: PersonColumns): boolean {
  return FIELDS.every((field) => isSame(field, stored, current));
}

/** With a time line its rows are changed, not the columns of today; sending the stored values is allowed (CON-11). */
export function columnRefusal(stored: PersonColumns, sent: Partial<PersonColumns>): Refusal | null {
  const changed = FIELDS.find((field) => sent[field] !== undefined && !isSame(field, stored, sent));
  return changed ? refuse('contract_row', changed) : null;
}

/** Hours and days of somebody who has no time line, as the arithmetic reads them. */
export const weeklyHoursOf = (columns: PersonColumns): number => meant.weeklyhours(columns.weeklyhours);
export const daysOf = ({ working_days }: PersonColumns): string => workingDaysOf(working_days);

/** The hours of the weekdays that somebody new begins with. */
export function firstMinutesRefusal(minutes: readonly number[], weeklyhours: number | null): Refusal | null {
  const fits = weeklyhours !== null && weeklyhours > 0 && addUp(minutes, weeklyhours);
  return fits ? null : refuse('contract_minutes', 'minutes');
}

const workedDays = (minutes: readonly number[]): number => maskOf(minutes).replaceAll('0', '').length;

/**
 * The vacation that a form proposes for another distribution: old × new days / old days, up to the next half day
 * (CON-04). Example: 30 days on five days a week are 18 on three.
 */
export function proposedVacation(
  old: Pick<ContractRow, 'vacation' | 'minutes'>,
  minutes: readonly number[],
): number {
  const exact = (old.vacation * workedDays(minutes)) / Math.max(1, workedDays(old.minutes));
  const { step, max } = CONTRACT.vacation;
  return Math.min(max, Math.ceil(Number((exact / step).toFixed(6))) * step);
}
