import type { Day } from '../../time/day.ts';

/** A threshold of the law from a day on: a reform is a row, and days that are over keep theirs (FND-12). */
export interface Threshold {
  key: LawKey;
  from: Day;
  /** Minutes, or days and weeks where the key says so. */
  value: number;
}

export type LawTable = readonly Threshold[];

/** The day on which the ArbZG came into force; the other acts are older than every day that can be recorded. */
const SINCE: Day = '1994-07-01';

const VALUES = {
  /** § 4 ArbZG: the break that is needed above these minutes of work, and the shortest one that counts. */
  break_short_above: 360,
  break_short: 30,
  break_long_above: 540,
  break_long: 45,
  break_counted: 15,
  without_break: 360,
  /** §§ 3, 16 Abs. 2 ArbZG */
  day: 480,
  day_most: 600,
  week: 3600,
  average: 480,
  average_weeks: 24,
  average_months: 6,
  /** § 5 ArbZG, and its Abs. 2 */
  rest: 660,
  rest_of_trades: 600,
  /** § 11 ArbZG, in days that include the one worked on */
  rest_day_sunday: 14,
  rest_day_holiday: 56,
  free_sundays: 15,
  /** §§ 2, 6 ArbZG */
  night_from: 1380,
  night_to: 360,
  night_minutes: 120,
  night_days: 48,
  night_weeks: 4,
  /** §§ 4, 8, 11 to 18 JArbSchG */
  minor_day: 480,
  minor_week: 2400,
  minor_break_short_above: 270,
  minor_break_short: 30,
  minor_break_long_above: 360,
  minor_break_long: 60,
  minor_without_break: 270,
  minor_rest: 720,
  minor_from: 360,
  minor_to: 1200,
  minor_days: 5,
  minor_span: 600,
  minor_span_of_trades: 660,
  /** § 17 MiLoG, in days */
  late_days: 7,
} as const;

export type LawKey = keyof typeof VALUES;

export const LAW_TABLE: LawTable = Object.entries(VALUES).map(([key, value]) => ({
  key: key as LawKey,
  from: SINCE,
  value,
}));

/** The threshold that holds on the day. */
export function thresholdOn(table: LawTable, key: LawKey, day: Day): number {
  let row: Threshold | undefined;
  for (const other of table)
    if (other.key === key && other.from <= day && (!row || other.from > row.from)) row = other;
  if (!row) throw new Error(`No threshold ${key} on ${day}`);
  return row.value;
}
