import { yearBalances } from '@stundenbuch/domain/accounts/vacation/vacation-account';
import { costOfDay } from '@stundenbuch/domain/day/workday/work-day';
import { type Half, portionOf } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { yearOf } from '@stundenbuch/domain/time/day';
import {
  planRequest,
  type RequestFacts,
  type RequestInput,
  type RequestPlan,
  withDays,
} from '@stundenbuch/domain/workflows/requests/request';

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
  half: Half;
  away_minutes: number | null;
  /** What the days count as; less than their number where half ones are among them. */
  cost: number;
  /** The effect of the request on each year's vacation account; empty for other absences. */
  years: YearChange[];
}

/** The result of submitting the form now; `changed` is the absence that it replaces. */
export function previewOf(
  input: RequestInput,
  facts: RequestFacts,
  changed?: Pick<Entry, 'day' | 'project'>,
): Preview {
  const { project, half = null, away_minutes = null } = input;
  const planned = planRequest(input, facts);
  const cost = planned.days.reduce((sum, day) => sum + costOfDay(facts, day), 0);
  const plan = { half, away_minutes, cost, ...planned };
  const charged = isVacation(project) ? planned.days : [];
  const given = changed && isVacation(changed.project) ? [changed.day] : [];
  const now = yearBalances(facts.stored ?? facts.vacation);
  const before = yearBalances(facts.vacation);
  const after = yearBalances(withDays(facts.vacation, charged, { project, portion: portionOf(half) }));
  const years = [...new Set([...charged, ...given].map(yearOf))].map((year) => {
    const next = before(year + 1);
    return {
      year,
      before: now(year).open,
      after: after(year).open,
      promised: Math.max(0, next.taken + next.lastYearUsed - next.entitlement),
      overdrawn: project === TYPE.vacationLastYear ? after(year).lastYearOverdrawn : 0,
    };
  });
  return { ...plan, years };
}

const isVacation = (project: number) => project === TYPE.vacation || project === TYPE.vacationLastYear;
