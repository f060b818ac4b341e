import {
  type VacationDay,
  type VacationFacts,
  yearBalances,
} from '../../accounts/vacation/vacation-account.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { type Day, yearOf } from '../../time/day.ts';
import type { RequestContext } from './contract.ts';

/** A day of a request that is still open. */
export interface AskedDay {
  day: Day;
  project: number;
  portion: number;
}

interface VacationChange {
  accounts: RequestContext['accounts'];
  /** Whether an account would be below zero with it, which is not so without it. */
  isTooMuch: boolean;
}

/** The vacation account of each year of a request without it and with it; `facts` has the request already (SET-44). */
export function vacationChange(facts: VacationFacts, asked: readonly AskedDay[], today: Day): VacationChange {
  const others = without(facts.days, asked);
  const before = yearBalances({ ...facts, days: others });
  const after = yearBalances(facts);
  const years = [...new Set(asked.map(({ day }) => yearOf(day)))];
  const accounts = years.map((year) => ({
    kind: 'vacation' as const,
    year,
    before: before(year).open,
    after: after(year).open,
  }));
  const last = Math.max(...years, yearOf(today) + 1);
  const affected = Array.from({ length: last - Math.min(...years) + 1 }, (_, i) => Math.min(...years) + i);
  const isTooMuch = affected.some((year) => {
    const [was, is] = [before(year), after(year)];
    const isOverdrawn = is.lastYearOverdrawn > 0 && is.lastYearOverdrawn > was.lastYearOverdrawn;
    return (is.usable < 0 && is.usable < was.usable) || isOverdrawn;
  });
  return { accounts, isTooMuch };
}

/** Two halves of a day may belong to two requests. */
function without(days: readonly VacationDay[], asked: readonly AskedDay[]): VacationDay[] {
  const left = [...days];
  for (const { day, project, portion } of asked) {
    const at = left.findIndex(
      (one) =>
        one.day === day &&
        one.project === project &&
        one.status === ABSENCE_STATUS.requested &&
        (one.portion ?? 1) === portion,
    );
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
