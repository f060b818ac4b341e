import type { YearBalance } from '../../accounts/vacation/ledger-balances.ts';
import { type VacationFacts, yearBalances } from '../../accounts/vacation/vacation-account.ts';
import { recordableRefusal } from '../../day/contracts/recorded.ts';
import {
  costOfDay,
  countsOn,
  type DayFacts,
  isWorked,
  kindOfDay,
  recordable,
} from '../../day/workday/work-day.ts';
import { refuseAbsence as refuse } from '../../records/absences/messages.ts';
import { companySettings } from '../../records/entries/company-settings.ts';
import {
  areHoursTaken,
  type Half,
  type HalfOn,
  isTaken,
  leftOn,
  portionOf,
  type TakenHalves,
  withTaken,
} from '../../records/entries/halves.ts';
import { ABSENCE_STATUS } from '../../records/entries/status.ts';
import { TYPE, typeLabel } from '../../records/entries/type-codes.ts';
import { refuseKind } from '../../records/kinds/messages.ts';
import { type ChosenKind, type KindWriter, kindChoiceRefusal } from '../../records/kinds/rules.ts';
import { type Day, daysFrom, isWeekday, MIN_DAY, yearOf } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import { formatMinutes } from '../../time/typed-time.ts';
import type { Refusal } from '../../wire/refusal.ts';

export interface RequestFacts extends DayFacts {
  company: number;
  taken: TakenHalves;
  /** The minutes that a day owes; missing where nobody takes hours. */
  owed?: (day: Day) => number;
  vacation: VacationFacts;
  /** The account with the absence that this request replaces; `vacation` is the one without it. */
  stored?: VacationFacts;
  /** An admin's, who enters what was before anything was recorded, too. */
  byOffice?: boolean;
  /** The company's own kind that was asked for; null where there is none such. */
  kind?: ChosenKind | null;
  /** Who enters it. */
  writer?: KindWriter;
}

export interface RequestPlan {
  /** The days on which an absence is created. */
  days: Day[];
  /** Working days skipped because they already have an absence. */
  skipped: Day[];
  /** Weekdays on which the person works, left out because they are free. */
  holidays: FreeDay[];
}

export interface FreeDay {
  day: Day;
  name: string;
}

/** The last day that can be requested: 31 March of next year. */
export function lastRequestDay(today: Day): Day {
  return `${yearOf(today) + 1}-03-31`;
}

/** What can be asked for: holidays only where no calendar knows them. */
export function offeredAbsences(
  { company, calendar, holidayByHand = false }: Pick<RequestFacts, 'company' | 'calendar' | 'holidayByHand'>,
  day: Day,
): readonly number[] {
  const { offeredAbsences: offered } = companySettings(company);
  return calendar && !holidayByHand && countsOn(calendar, day)
    ? offered.filter((t) => t !== TYPE.holiday)
    : offered;
}

/** What a request creates and what it skips, for the form's preview and for the server. */
export function planRequest(asked: Period, facts: RequestFacts): RequestPlan {
  const { day, end, away_minutes = null } = asked;
  const halfOn = halvesOf(asked);
  const all = end === null ? [day] : daysFrom(day, end);
  // Of a single day the rules say themselves why it is no working day.
  const days = all.filter((d) => (end === null ? !freeDay(d, facts) : isWorked(kindOfDay(facts, d))));
  // Hours are of a single day, of which the rules say themselves what is in their way.
  const isSkipped = (d: Day) => away_minutes === null && isTaken(facts.taken, d, halfOn(d));
  return {
    days: days.filter((d) => !isSkipped(d)),
    skipped: days.filter(isSkipped),
    holidays: all.flatMap((d) => freeDay(d, facts) ?? []),
  };
}

function freeDay(day: Day, facts: RequestFacts): FreeDay | null {
  const { employed, working, share, name } = kindOfDay(facts, day);
  return employed && working && share === 0 ? { day, name: name ?? '' } : null;
}

interface Period {
  day: Day;
  /** Null of a single day. */
  end: Day | null;
  half?: Half;
  /** Of several days: the first one from noon on, the last one until noon. */
  from_noon?: boolean | null | undefined;
  to_noon?: boolean | null | undefined;
  away_minutes?: number | null;
}

/** The part of each day that is asked for. */
export function halvesOf({ day, end, half = null, from_noon, to_noon }: Period): HalfOn {
  // A form names a single day as a range of one.
  if (end === null || half !== null) return () => half;
  return (d) => {
    if (from_noon && d === day) return 'second';
    return to_noon && d === end ? 'first' : null;
  };
}

export interface RequestInput extends Period {
  project: number;
  kind_id?: number | null;
}

/** Why a request is refused: the first failing rule wins. Its fields have passed `absenceInput`. */
export function requestRefusal(input: RequestInput, facts: RequestFacts, today: Day): Refusal | null {
  const { project, day, end, half = null, away_minutes = null } = input;
  const unoffered = input.kind_id
    ? kindChoiceRefusal(facts.kind ?? null, input, facts.writer ?? 'worker')
    : !offeredAbsences(facts, day).includes(project) && refuse('absence_type', 'project');
  if (unoffered) return unoffered;
  if (away_minutes !== null && !input.kind_id)
    return refuseKind('kind_no_hours', 'away_minutes', { kind: typeLabel(project) ?? '' });
  if (!isInPeriod(day, today)) return outside('day', today);
  if (end !== null && !isInPeriod(end, today)) return outside('end', today);
  // Stryker disable next-line ConditionalExpression: no day is greater than null.
  if (end !== null && day > end) return refuse('absence_reversed', 'end');
  if (end !== null && half !== null) return refuse('absence_half_of_range', 'half');
  const isFromOrToNoon = Boolean(input.from_noon || input.to_noon);
  if (isFromOrToNoon && (end === null || end === day))
    return refuse('absence_noon', input.from_noon ? 'from_noon' : 'to_noon');
  if (away_minutes !== null && (end !== null || half !== null))
    return refuse('absence_hours_of_range', 'away_minutes');
  for (const d of daysFrom(day, end ?? day)) {
    const field = d === day ? 'day' : 'end';
    const unrecorded = recordableRefusal(d, recordable(facts, d, facts.byOffice ?? false), field);
    if (unrecorded) return unrecorded;
  }
  const plan = planRequest(input, facts);
  const none = end === null ? dayRefusal(input, facts) : rangeRefusal(plan, input, facts);
  if (none || project !== TYPE.vacation) return none;
  return vacationRefusal(plan.days, facts.vacation, today, halvesOf(input), facts.stored);
}

function dayRefusal(input: RequestInput, facts: RequestFacts): Refusal | null {
  const { day, half = null } = input;
  // Where there are contracts they say who works on a Saturday or a Sunday (CON-03).
  if (!facts.contracts && !isWeekday(day)) return refuse('absence_weekday', 'day');
  const { working, share } = kindOfDay(facts, day);
  if (!working) return refuse('absence_working_day', 'day');
  const free = freeDay(day, facts);
  if (free) return holidayRefusal(free);
  if (share < 1 && half) return halfDayRefusal(day, 'half');
  return takenRefusal(input, facts);
}

/** A day has one whole absence, two halves, or hours, one of a kind: together at most what it owes (SET-47). */
export function takenRefusal(
  asked: RequestInput,
  facts: Pick<RequestFacts, 'taken' | 'owed'>,
): Refusal | null {
  const { day, half = null, away_minutes = null, kind_id = null } = asked;
  const { taken } = facts;
  const isInTheWay = away_minutes === null ? isTaken(taken, day, half) : areHoursTaken(taken, day, kind_id);
  if (isInTheWay) return dayTaken(day);
  return hoursRefusal(asked, facts, away_minutes === null ? 'half' : 'away_minutes');
}

/** Beside hours of the day there is what they leave. */
function hoursRefusal(
  { day, half = null, away_minutes = null }: Pick<RequestInput, 'day' | 'half' | 'away_minutes'>,
  { taken, owed }: Pick<RequestFacts, 'taken' | 'owed'>,
  field: string,
): Refusal | null {
  if (!owed || (away_minutes === null && !taken.hours.has(day))) return null;
  const left = leftOn(taken, day, owed(day));
  const asked = away_minutes ?? Math.round(owed(day) * portionOf(half));
  if (asked <= left) return null;
  const values = { date: formatDay(day), left: formatMinutes(left) };
  return refuse('absence_hours_beyond', field, values);
}

const halfDayRefusal = (day: Day, field: string) =>
  refuse('absence_half_day', field, { date: formatDay(day) });

function rangeRefusal(
  { days, skipped, holidays }: RequestPlan,
  asked: Period,
  facts: RequestFacts,
): Refusal | null {
  const halfOn = halvesOf(asked);
  for (const day of days) {
    if (halfOn(day) === null) continue;
    const field = day === asked.day ? 'from_noon' : 'to_noon';
    if (kindOfDay(facts, day).share < 1) return halfDayRefusal(day, field);
    const beyond = hoursRefusal({ day, half: halfOn(day) }, facts, field);
    if (beyond) return beyond;
  }
  if (days.length > 0) return null;
  const [free] = holidays;
  if (free && skipped.length === 0) return holidayRefusal(free);
  return refuse(skipped.length === 0 ? 'absence_no_working_day' : 'absence_all_taken');
}

/** Why a free day is not asked for. */
export function holidayRefusal({ day, name }: FreeDay): Refusal {
  return refuse('absence_holiday', 'day', { date: formatDay(day), name });
}

/** Also returned when two requests race and the database accepts only one. */
export function dayTaken(day: Day): Refusal {
  return refuse('absence_taken', 'day', { date: formatDay(day) });
}

/**
 * Vacation is refused when it would push any account below zero: that of its year, or of a later year to which
 * less would be carried over. A year that is already below zero and does not change refuses nothing.
 */
export function vacationRefusal(
  days: readonly Day[],
  facts: VacationFacts,
  today: Day,
  halfOn: HalfOn = () => null,
  stored?: VacationFacts,
): Refusal | null {
  const years = days.map(yearOf);
  const before = yearBalances(facts);
  const now = stored ? yearBalances(stored) : before;
  const after = yearBalances(withDays(facts, days, { halfOn }));
  for (let year = Math.min(...years); year <= yearOf(today) + 1; year++) {
    const { usable } = after(year);
    if (usable >= 0 || usable >= now(year).usable) continue;
    const charged = Math.max(...years.filter((one) => one <= year));
    const remaining = remainingFor(
      days.filter((day) => yearOf(day) === charged),
      before(charged),
      facts,
      halfOn,
    );
    return { ...refuse('vacation_insufficient', undefined, { n: formatNumber(remaining) }), remaining };
  }
  return null;
}

/** What these days of one year can use: of what ends at a deadline no more than is before it (LED-15). */
function remainingFor(
  days: readonly Day[],
  { usable, lapsed }: YearBalance,
  facts: VacationFacts,
  halfOn: HalfOn,
): number {
  const cost = (day: Day) => costOfDay(facts.work, day, portionOf(halfOn(day)));
  const until = (last: Day) => days.filter((day) => day <= last).reduce((sum, day) => sum + cost(day), 0);
  return round(lapsed.reduce((sum, { last, days: left }) => sum + Math.min(left, until(last)), usable));
}

/** The facts as if these days were requested. */
export function withDays(
  facts: VacationFacts,
  days: readonly Day[],
  { project = TYPE.vacation, halfOn = () => null }: { project?: number; halfOn?: HalfOn } = {},
): VacationFacts {
  const status = ABSENCE_STATUS.requested;
  const requested = days.map((day) => ({ day, project, status, portion: portionOf(halfOn(day)) }));
  return { ...facts, days: [...facts.days, ...requested] };
}

/** What is known once an absence without hours is stored, too. */
export function withAbsence(facts: RequestFacts, input: RequestInput, days: readonly Day[]) {
  const { project } = input;
  const halfOn = halvesOf(input);
  const isVacation = project === TYPE.vacation || project === TYPE.vacationLastYear;
  return {
    ...facts,
    taken: withTaken(facts.taken, days, halfOn),
    ...(isVacation && { vacation: withDays(facts.vacation, days, { project, halfOn }) }),
  };
}

const isInPeriod = (day: Day, today: Day) => day >= MIN_DAY && day <= lastRequestDay(today);

function outside(field: string, today: Day): Refusal {
  return refuse('absence_period', field, { from: formatDay(MIN_DAY), to: formatDay(lastRequestDay(today)) });
}
