import { type Day, yearOf } from '../../time/day.ts';
import { balance, type LedgerEntry, type LedgerFacts, ledger, total } from './ledger.ts';
import type { StoredPosting } from './posting.ts';

let id = 0;

export const stored = (
  kind: StoredPosting['kind'],
  days: number,
  { year = 2025, day = '2026-01-01' }: { year?: number; day?: Day } = {},
): StoredPosting => {
  id += 1;
  return { id, year, day, kind, days, text: null, closing_id: null, reverses_id: null };
};

/** That many days from a day on, one a calendar day. */
export const taken = (first: Day, count: number, project = 10): LedgerEntry[] =>
  Array.from({ length: count }, (_, i) => {
    id += 1;
    const [year, month, day] = first.split('-').map(Number) as [number, number, number];
    const at = new Date(Date.UTC(year, month - 1, day + i)).toISOString().slice(0, 10);
    return { id, day: at, project, status: 1 };
  });

/** Left over 5 and 30 a year since 2026, unless said otherwise. */
export const facts = (changes: Partial<LedgerFacts> & { left?: number } = {}): LedgerFacts => {
  const { left = 5, ...others } = changes;
  return {
    begins: 2026,
    entitlement: () => 30,
    entries: [],
    postings: [stored('opening', left)],
    ...others,
  };
};

/** A notice of each bucket was read in time for 31 March of the following year. */
export const untilMarch = (bucket: number): Day => `${bucket + 1}-03-31`;

/** As the assistant closes the years: what is left of a bucket at its deadline expires. */
export function withExpiry(before: LedgerFacts, buckets: readonly number[]) {
  const expired: number[] = [];
  let closed = before;
  for (const year of buckets) {
    const day = before.lastDay?.(year);
    if (!day) continue;
    const days = balance(ledger(closed, yearOf(day)), day).get(year) ?? 0;
    expired.push(days);
    closed = { ...closed, postings: [...closed.postings, stored('expired', -days, { year, day })] };
  }
  return { facts: closed, expired };
}

export const totalOn = (of: LedgerFacts, day: Day): number => total(balance(ledger(of, yearOf(day)), day));
