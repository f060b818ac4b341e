import type { AbsenceInput } from '@stundenbuch/domain/absences/contract';
import {
  planRequest,
  type RequestFacts,
  type RequestPlan,
  withDays,
} from '@stundenbuch/domain/absences/request';
import { yearBalances } from '@stundenbuch/domain/absences/vacation-account';
import { yearOf } from '@stundenbuch/domain/calendar/day';
import { TYPE } from '@stundenbuch/domain/timesheet/type-codes';

export interface YearChange {
  year: number;
  before: number;
  after: number;
  /** Days of this year's remaining vacation that are already requested for next year. */
  promised: number;
  /** Days of last year's vacation beyond the remainder. */
  overdrawn: number;
}

export interface Preview extends RequestPlan {
  /** The effect of the request on each year's vacation account; empty for other absences. */
  years: YearChange[];
}

/** The result of submitting the form now. */
export function previewOf(input: AbsenceInput, facts: RequestFacts): Preview {
  const plan = planRequest(input, facts);
  const isVacation = input.project === TYPE.vacation || input.project === TYPE.vacationLastYear;
  if (!isVacation) return { ...plan, years: [] };
  const before = yearBalances(facts.vacation);
  const after = yearBalances(withDays(facts.vacation, plan.days, input.project));
  const years = [...new Set(plan.days.map(yearOf))].map((year) => {
    const next = before(year + 1);
    return {
      year,
      before: before(year).open,
      after: after(year).open,
      promised: Math.max(0, next.taken + next.lastYearUsed - facts.vacation.vacation),
      overdrawn: input.project === TYPE.vacationLastYear ? after(year).lastYearOverdrawn : 0,
    };
  });
  return { ...plan, years };
}
