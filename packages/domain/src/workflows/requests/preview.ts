import { yearBalances } from '../../accounts/vacation/vacation-account.ts';
import { costOfDay } from '../../day/workday/work-day.ts';
import { type Half, portionOf } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import type { Entry } from '../../records/timesheet/contract.ts';
import { type Day, yearOf } from '../../time/day.ts';
import type { Preview } from './preview-contract.ts';
import { halvesOf, planRequest, type RequestFacts, type RequestInput, withDays } from './request.ts';

/** The result of submitting the form now; `changed` is the absence that it replaces. */
export function previewOf(
  input: RequestInput,
  facts: RequestFacts,
  changed?: Pick<Entry, 'day' | 'project'>,
): Preview {
  const { project, half = null, away_minutes = null } = input;
  const planned = planRequest(input, facts);
  const halfOn = halvesOf(input);
  // Of a single day its name says that it is a half.
  const portion = (day: Day) => (half === null ? portionOf(halfOn(day)) : 1);
  const cost = planned.days.reduce((sum, day) => sum + costOfDay(facts, day, portion(day)), 0);
  const ends = half === null ? planned.days.filter((day) => halfOn(day) !== null) : [];
  const noons = ends.map((day) => ({ day, half: halfOn(day) as NonNullable<Half> }));
  const plan = { half, away_minutes, cost, ...planned, noons };
  const charged = isVacation(project) ? planned.days : [];
  const given = changed && isVacation(changed.project) ? [changed.day] : [];
  const now = yearBalances(facts.stored ?? facts.vacation);
  const before = yearBalances(facts.vacation);
  const after = yearBalances(withDays(facts.vacation, charged, { project, halfOn }));
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
