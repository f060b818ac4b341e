import { type Day, yearOf } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { isReversible } from '../postings/postings.ts';
import {
  type ContingentDay,
  type ContingentFacts,
  contingentLedger,
  countedDays,
  entitledBy,
  leftOfYear,
  spanOf,
  sumOfDays,
} from './account.ts';
import type { Contingent } from './contract.ts';
import { refuseContingent as refuse } from './messages.ts';

/** Only what is counted for each year has buckets, which a part of a year or a rest can be of. */
export function contingentRuleRefusal({
  per,
  prorata,
  carry,
}: Pick<Contingent, 'per' | 'prorata' | 'carry'>): Refusal | null {
  if (per === 'year' || (prorata === 'none' && carry === null)) return null;
  return refuse('contingent_yearly', prorata === 'none' ? 'carry' : 'prorata');
}

/**
 * Days are refused when they push the contingent below zero, or further below: that of their year or of a later one, which
 * less would be left for, of their occasion, or of any 24 months that they are in.
 */
export function contingentRefusal(
  facts: ContingentFacts,
  asked: readonly ContingentDay[],
  /** With what the request replaces. */
  stored: ContingentFacts = facts,
): Refusal | null {
  const [first] = asked.toSorted((a, b) => a.day.localeCompare(b.day));
  const kind = first?.name ?? '';
  const left = leftFor(facts, asked, stored);
  if (left === null) return null;
  const rest = Math.max(0, left);
  const unit =
    facts.contingent.unit === 'days' ? (['Tag', 'Tage'] as const) : (['Stunde', 'Stunden'] as const);
  const values = {
    remain: rest === 1 ? 'bleibt' : 'bleiben',
    left: `${formatNumber(rest)} ${unit[rest === 1 ? 0 : 1]}`,
    kind,
  };
  return refuse('contingent_used', 'day', values);
}

/** What is left for these days where that is too little; null where it is enough. */
function leftFor(
  facts: ContingentFacts,
  asked: readonly ContingentDay[],
  stored: ContingentFacts,
): number | null {
  const after: ContingentFacts = { ...facts, days: [...facts.days, ...asked] };
  if (facts.contingent.per === 'year') return leftOfYears(facts, asked, after, stored);
  const before = new Map(countedDays(stored).map(({ day }) => [day, sumOfDays(stored, spanOf(stored, day))]));
  const from = asked.map(({ day }) => day).toSorted()[0] as Day;
  for (const { day } of countedDays(after).filter((one) => one.day >= from)) {
    const taken = sumOfDays(after, spanOf(after, day));
    const entitled = entitledBy(facts, yearOf(day));
    if (taken <= entitled || taken <= (before.get(day) ?? 0)) continue;
    const others = spanOf(after, day).filter((one) => !asked.includes(one));
    return round(entitled - sumOfDays(facts, others));
  }
  return null;
}

function leftOfYears(
  facts: ContingentFacts,
  asked: readonly ContingentDay[],
  after: ContingentFacts,
  stored: ContingentFacts,
): number | null {
  const years = asked.map(({ day }) => yearOf(day));
  const last = Math.max(...years, ...facts.days.map(({ day }) => yearOf(day)));
  const [now, then] = [contingentLedger(stored, last), contingentLedger(after, last)];
  for (let year = Math.min(...years); year <= last; year++) {
    const left = leftOfYear(then, year);
    if (left >= 0 || left >= leftOfYear(now, year)) continue;
    const charged = Math.max(...years.filter((one) => one <= year));
    const ofYear = asked.filter(({ day }) => yearOf(day) === charged);
    const missing = Math.min(0, leftOfYear(now, year)) - left;
    return round(sumOfDays(facts, ofYear) - missing);
  }
  return null;
}

interface PostedTo {
  per: Contingent['per'];
  /** The first year that has an amount. */
  begins: number;
}

/** What an admin posts: to a year that there is on its day, of a contingent that has years. */
export function contingentPostingRefusal(
  { day, year }: { day: Day; year: number },
  { per, begins }: PostedTo,
): Refusal | null {
  if (per !== 'year') return refuse('contingent_yearly', 'contingent');
  if (year >= begins && year <= yearOf(day)) return null;
  const known = { date: formatDay(day), from: String(begins), to: String(yearOf(day)) };
  return refuse('posting_bucket', 'year', known);
}

type Reversible = { id: number; reverses_id: number | null };

export function contingentReversalRefusal(posting: Reversible, all: readonly Reversible[]): Refusal | null {
  if (posting.reverses_id !== null) return refuse('posting_not_reversible');
  return isReversible(posting, all) ? null : refuse('posting_reversed');
}
