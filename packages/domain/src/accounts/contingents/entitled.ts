import { entitlement, fullMonths, roundedShare } from '../../day/contracts/entitlement.ts';
import { type ContractRow, employments } from '../../day/contracts/timeline.ts';
import { type Day, earliest, latest } from '../../time/day.ts';
import { round } from '../../time/rounding.ts';
import type { Contingent, ContingentAmount } from './contract.ts';

/** What holds for a person from a year on: of everybody, and what is said of this one. */
export type AmountRow = Pick<ContingentAmount, 'year' | 'amount' | 'since' | 'until'> & { own: boolean };

export interface EntitledFacts {
  contingent: Pick<Contingent, 'prorata' | 'only_for' | 'per'>;
  amounts: readonly AmountRow[];
  /** The time line, where the company has contracts. */
  contracts?: readonly ContractRow[] | undefined;
}

/**
 * What a person has of a contingent in a year (SET-46). Of a year that counts in part:
 *
 *   5 days, § 208 SGB IX, employed all year      2026
 *   condition from 01.04., law                   4      3.75; at least half a day becomes a whole one
 *   condition from 15.11., law                   0.42
 *   condition from 01.04., month                 3.75
 *   entry 01.07., condition since 2020, law      3      what CON-05 says; never both: 2.5 becomes a whole one
 */
export function entitledIn({ contingent, amounts, contracts }: EntitledFacts, year: number): number {
  const usual = inForce(amounts, year, false);
  const own = inForce(amounts, year, true);
  if (!usual || (contingent.only_for && !own)) return 0;
  const amount = own?.amount ?? usual.amount ?? 0;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const condition = { from: latest(own?.since ?? first, first), to: earliest(own?.until ?? last, last) };
  const employed = employedIn(contracts, first, last);
  const parts = employed.flatMap((part) => both(part, condition));
  if (parts.length === 0) return 0;
  if (contingent.prorata === 'none' || contingent.per !== 'year') return amount;
  const isShorter = !employed.every(({ from, to }) => condition.from <= from && to <= condition.to);
  const months = parts.reduce((sum, { from, to }) => sum + fullMonths(from, to), 0);
  if (contingent.prorata === 'month') return round((amount * months) / 12);
  if (isShorter) return roundedShare((amount * months) / 12, 'keep');
  return contracts
    ? entitlement(
        contracts.map((row) => ({ ...row, vacation: amount })),
        year,
      )
    : amount;
}

const inForce = (amounts: readonly AmountRow[], year: number, own: boolean): AmountRow | null =>
  amounts
    .filter((row) => row.own === own && row.year <= year)
    .toSorted((a, b) => a.year - b.year)
    .at(-1) ?? null;

interface Span {
  from: Day;
  to: Day;
}

/** Without contracts nobody comes or goes within a year, as with vacation. */
function employedIn(contracts: readonly ContractRow[] | undefined, first: Day, last: Day): Span[] {
  if (!contracts) return [{ from: first, to: last }];
  return employments(contracts).flatMap(({ from, to }) =>
    both({ from, to: to ?? last }, { from: first, to: last }),
  );
}

function both(a: Span, b: Span): Span[] {
  const span = { from: latest(a.from, b.from), to: earliest(a.to, b.to) };
  return span.from <= span.to ? [span] : [];
}
