import { type Day, latest, yearOf } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { isReversible } from '../postings/postings.ts';
import type { LedgerFacts } from './ledger.ts';
import { refuseLedger as refuse } from './messages.ts';
import { MANUAL_KINDS, type StoredPosting } from './posting.ts';

/** The days that a ledger knows: from its beginning to the end of next year. */
export function ledgerPeriodRefusal(day: Day, begins: number, today: Day, field: string): Refusal | null {
  const [first, last] = [`${begins}-01-01`, `${yearOf(today) + 1}-12-31`];
  if (first <= day && day <= last) return null;
  return refuse('ledger_period', field, { from: formatDay(first), to: formatDay(last) });
}

interface KnownLedger {
  begins: number;
  lastDay?: LedgerFacts['lastDay'];
}

/**
 * What an admin posts: into a year that there is on its day, at the earliest the one before the ledger begins, and of which days
 * can still be taken.
 */
export function postingRefusal(
  { day, year }: { day: Day; year: number },
  { begins, lastDay }: KnownLedger,
  today: Day,
): Refusal | null {
  const outside = ledgerPeriodRefusal(day, begins, today, 'day');
  if (outside) return outside;
  if (year >= begins - 1 && year <= yearOf(day))
    return lapsedRefusal(year, latest(day, today), lastDay, 'year');
  return refuse('posting_bucket', 'year', {
    date: formatDay(day),
    from: String(begins - 1),
    to: String(yearOf(day)),
  });
}

/** Days of a year that is over for the account would be open for ever, and refused in each request (SET-21). */
export function lapsedRefusal(
  year: number,
  day: Day,
  lastDay: LedgerFacts['lastDay'],
  field?: string,
): Refusal | null {
  const last = lastDay?.(year) ?? null;
  if (last === null || day <= last) return null;
  return refuse('posting_lapsed', field, { year: String(year), date: formatDay(last) });
}

type Reversible = Pick<StoredPosting, 'id' | 'kind' | 'closing_id' | 'reverses_id'>;

/** By hand only what was posted by hand, and once. */
export function reversalRefusal(posting: Reversible, all: readonly Reversible[]): Refusal | null {
  const { kind, closing_id, reverses_id } = posting;
  const isManual = (MANUAL_KINDS as readonly string[]).includes(kind);
  if (!isManual || closing_id !== null || reverses_id !== null) return refuse('posting_not_reversible');
  return isReversible(posting, all) ? null : refuse('posting_reversed');
}
