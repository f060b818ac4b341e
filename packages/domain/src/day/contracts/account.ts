import type { Day } from '../../time/day.ts';
import { yearOf } from '../../time/day.ts';
import { type EntitlementSettings, entitlement } from './entitlement.ts';
import { type ContractRow, contractOn } from './timeline.ts';

export interface AccountFacts {
  rows: readonly ContractRow[];
  /** From when on the company has contracts. Years before it are those of the plain value: what was left over does not change. */
  since: Day;
  settings: EntitlementSettings;
}

/** The vacation days of a year, by the time line of the person. */
export function entitlementOf({ rows, since, settings }: AccountFacts, year: number): number {
  if (year >= yearOf(since)) return entitlement(rows, year, settings);
  const sorted = rows.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  return (contractOn(rows, `${year}-12-31`) ?? sorted[0])?.vacation ?? 0;
}
