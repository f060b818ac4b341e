import {
  addDays,
  type Day,
  daysBetween,
  daysInMonth,
  earliest,
  lastOfMonth,
  latest,
  yearOf,
} from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import { type ContractRow, contractOn, type Employment, employments } from './timeline.ts';

export interface EntitlementSettings {
  /** By §§ 4, 5 BUrlG, or a share of the year that is never below the statutory minimum (CON-07). */
  prorata: 'law' | 'share';
  /** How a fraction below half a day is treated (CON-06). */
  fraction: 'keep' | 'up';
}

const DEFAULT_SETTINGS: EntitlementSettings = { prorata: 'law', fraction: 'keep' };

/** § 4 BUrlG. */
const WAITING_MONTHS = 6;
/** § 3 BUrlG: 24 Werktage of six are four weeks. */
const MINIMUM_WEEKS = 4;

/**
 * Vacation days of a year from all employments that touch it (CON-05 to CON-08, SET-02, SET-03).
 *
 *   30 days a year        2026
 *   entry 01.03.2026      30      six months end before 31.12.
 *   entry 01.07.2026      15      they don't: six twelfths (BAG 9 AZR 179/15)
 *   leaving 31.05.2026    13      12.5; half a day becomes a whole one (§ 5 Abs. 2)
 *   leaving 31.07.2026    30      stays into the second half of the year
 *   18 from 01.07.2026    23.95   each row by its days; not rounded up
 */
export function entitlement(
  rows: readonly ContractRow[],
  year: number,
  settings: EntitlementSettings = DEFAULT_SETTINGS,
): number {
  const parts = employments(rows).map((employment) => part(employment, year, settings));
  return round(parts.reduce((sum, days) => sum + days, 0));
}

function part(employment: Employment, year: number, { prorata, fraction }: EntitlementSettings): number {
  const inYear = during(employment, year);
  if (!inYear) return 0;
  const full = averaged(employment, inYear, ({ vacation }) => vacation);
  const twelfths = twelfthsOf(employment, year);
  let days = (full * twelfths) / 12;
  if (prorata === 'share') {
    const weekdays = averaged(
      employment,
      inYear,
      ({ minutes }) => minutes.filter((value) => value > 0).length,
    );
    const minimum = (MINIMUM_WEEKS * weekdays * twelfths) / 12;
    days = Math.max(minimum, (full * fullMonths(inYear.from, inYear.to)) / 12);
  }
  return twelfths === 12 ? round(days) : roundedShare(days, fraction);
}

interface Span {
  from: Day;
  to: Day;
}

/** The days of a row or employment within a year. */
function during({ from, to }: { from: Day; to: Day | null }, year: number): Span | null {
  const first = latest(from, `${year}-01-01`);
  const last = earliest(to ?? `${year}-12-31`, `${year}-12-31`);
  return first <= last ? { from: first, to: last } : null;
}

const lengthOf = ({ from, to }: Span) => daysBetween(from, to) + 1;

/** A value averaged over the rows, weighted by their days in the year (CON-08). */
function averaged({ rows }: Employment, inYear: Span, value: (row: ContractRow) => number): number {
  const sum = rows.reduce((total, row) => {
    const span = during({ from: row.valid_from, to: row.last }, yearOf(inYear.from));
    return span ? total + value(row) * lengthOf(span) : total;
  }, 0);
  return sum / lengthOf(inYear);
}

/** Twelfths of the year's entitlement: 12 once the waiting time is over and the person stays into the second half (CON-05). */
function twelfthsOf({ from, to }: Employment, year: number): number {
  const waitedUntil = endOfMonths(from, WAITING_MONTHS);
  const isWaitingOver = to === null || waitedUntil < to;
  const staysOn = to === null || to >= `${year}-07-01`;
  if (waitedUntil < `${year}-12-31` && isWaitingOver && staysOn) return 12;
  const inYear = during({ from, to }, year) as Span;
  if (isWaitingOver || yearOf(to) !== year) return fullMonths(inYear.from, inYear.to);
  // § 5 Abs. 1 b: the months of the whole employment, minus those already granted in the year of entry.
  return fullMonths(from, to) - fullMonths(from, `${year - 1}-12-31`);
}

/** § 5 Abs. 2 BUrlG: at least half a day becomes a whole one (CON-06). */
export function roundedShare(days: number, fraction: EntitlementSettings['fraction']): number {
  const exact = round(days, 6);
  const rest = exact - Math.floor(exact);
  const isRoundedUp = rest >= 0.5 || fraction === 'up';
  return isRoundedUp ? Math.ceil(exact) : round(exact);
}

export interface EntitlementFacts {
  rows: readonly ContractRow[];
  /** From when on the company has contracts. Years before it are those of the plain value: what was left over does not change. */
  since: Day;
  settings: EntitlementSettings;
}

/** The vacation days of a year, by the time line of the person. */
export function entitlementOf({ rows, since, settings }: EntitlementFacts, year: number): number {
  if (year >= yearOf(since)) return entitlement(rows, year, settings);
  const sorted = rows.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  return (contractOn(rows, `${year}-12-31`) ?? sorted[0])?.vacation ?? 0;
}

/**
 * The last day of the given months of employment: from day n to day n−1, or to the last day of a month that has
 * no day n (§ 188 Abs. 2 and 3 BGB). Example: one month from 31 January 2026 ends on 28 February.
 */
export function endOfMonths(from: Day, months: number): Day {
  const month = Number(from.slice(5, 7)) - 1 + months;
  const first = `${yearOf(from) + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  const date = Number(from.slice(8));
  return date > daysInMonth(first) ? lastOfMonth(first) : addDays(first, date - 2);
}

/** Full months of employment between two days, both included; not those of the calendar. */
export function fullMonths(from: Day, to: Day): number {
  let months = 0;
  while (endOfMonths(from, months + 1) <= to) months++;
  return months;
}
