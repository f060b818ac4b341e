import { type Day, daysFrom, isWeekday, MIN_DAY, yearOf } from '../calendar/day.ts';
import { formatDay, formatNumber } from '../calendar/format.ts';
import { companySettings } from '../company-settings.ts';
import { type DayFacts, isOwed, kindOfDay } from '../contracts/work-day.ts';
import { TYPE } from '../timesheet/type-codes.ts';
import type { Refusal } from '../wire/refusal.ts';
import type { AbsenceInput } from './contract.ts';
import { refuseAbsence as refuse } from './messages.ts';
import { ABSENCE_STATUS } from './types.ts';
import { type VacationFacts, yearBalances } from './vacation-account.ts';

export interface RequestFacts extends DayFacts {
  company: number;
  /** Days with an absence that is requested or approved. */
  taken: ReadonlySet<Day>;
  vacation: VacationFacts;
}

export interface RequestPlan {
  /** The days on which an absence is created. */
  days: Day[];
  /** Working days skipped because they already have an absence. */
  skipped: Day[];
}

/** The last day that can be requested: 31 March of next year. */
export function lastRequestDay(today: Day): Day {
  return `${yearOf(today) + 1}-03-31`;
}

/** What a request creates and what it skips, for the form's preview and for the server. */
export function planRequest({ day, end }: Period, facts: RequestFacts): RequestPlan {
  const days = end === null ? [day] : daysFrom(day, end).filter((d) => isOwed(kindOfDay(facts, d)));
  return {
    days: days.filter((d) => !facts.taken.has(d)),
    skipped: days.filter((d) => facts.taken.has(d)),
  };
}

type Period = Pick<AbsenceInput, 'day' | 'end'>;

/** Why a request is refused: the first failing rule wins. Its fields have passed `absenceInput`. */
export function requestRefusal(input: AbsenceInput, facts: RequestFacts, today: Day): Refusal | null {
  const { project, day, end } = input;
  if (!companySettings(facts.company).offeredAbsences.includes(project)) {
    return refuse('absence_type', 'project');
  }
  if (!isInPeriod(day, today)) return outside('day', today);
  if (end !== null && !isInPeriod(end, today)) return outside('end', today);
  // Stryker disable next-line ConditionalExpression: no day is greater than null.
  if (end !== null && day > end) return refuse('absence_reversed', 'end');
  const plan = planRequest(input, facts);
  const none = end === null ? dayRefusal(day, facts) : rangeRefusal(plan);
  return none ?? (project === TYPE.vacation ? vacationRefusal(plan.days, facts.vacation, today) : null);
}

function dayRefusal(day: Day, facts: RequestFacts): Refusal | null {
  if (!isWeekday(day)) return refuse('absence_weekday', 'day');
  if (!kindOfDay(facts, day).working) return refuse('absence_working_day', 'day');
  return facts.taken.has(day) ? dayTaken(day) : null;
}

function rangeRefusal({ days, skipped }: RequestPlan): Refusal | null {
  if (days.length > 0) return null;
  return refuse(skipped.length === 0 ? 'absence_no_working_day' : 'absence_all_taken');
}

/** Also returned when two requests race and the database accepts only one. */
export function dayTaken(day: Day): Refusal {
  return refuse('absence_taken', 'day', { date: formatDay(day) });
}

/**
 * Vacation is refused when it would push any account below zero: that of its year, or of a later year to which
 * less would be carried over. A year that is already below zero and does not change refuses nothing.
 */
export function vacationRefusal(days: readonly Day[], facts: VacationFacts, today: Day): Refusal | null {
  const years = days.map(yearOf);
  const before = yearBalances(facts);
  const after = yearBalances(withDays(facts, days));
  for (let year = Math.min(...years); year <= yearOf(today) + 1; year++) {
    const { open } = after(year);
    if (open >= 0 || open === before(year).open) continue;
    const remaining = before(Math.max(...years.filter((charged) => charged <= year))).open;
    return { ...refuse('vacation_insufficient', undefined, { n: formatNumber(remaining) }), remaining };
  }
  return null;
}

/** The facts as if these days were requested. */
export function withDays(
  facts: VacationFacts,
  days: readonly Day[],
  project: number = TYPE.vacation,
): VacationFacts {
  const requested = days.map((day) => ({ day, project, status: ABSENCE_STATUS.requested }));
  return { ...facts, days: [...facts.days, ...requested] };
}

const isInPeriod = (day: Day, today: Day) => day >= MIN_DAY && day <= lastRequestDay(today);

function outside(field: string, today: Day): Refusal {
  return refuse('absence_period', field, { from: formatDay(MIN_DAY), to: formatDay(lastRequestDay(today)) });
}
