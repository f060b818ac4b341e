import { type PlaceCalendar, specialDay } from '../../day/calendar/special-days.ts';
import { isWorked, kindOfDay, type WorkFacts } from '../../day/workday/work-day.ts';
import { portionOf } from '../../records/entries/halves.ts';
import { addDays, type Day } from '../../time/day.ts';
import { dayAndTimeOf, instantOf } from '../../time/real-time.ts';
import type { Minutes } from '../../time/time.ts';
import { mondayOf } from '../../time/week.ts';
import type { LawDay, LawFacts } from './facts.ts';
import { netOf, nightMinutes, overlap, type Shift, shiftsOf } from './shifts.ts';
import { type LawKey, type LawTable, thresholdOn } from './table.ts';

/** What the rules look at, computed once for all of them. */
export interface LawContext {
  facts: LawFacts;
  shifts: readonly Shift[];
  at: (key: LawKey, day: Day) => number;
  netOf: (shift: Shift) => Minutes;
  /** By the day on which the shifts began. */
  netOn: ReadonlyMap<Day, Minutes>;
  /** The same of a week, by its Monday. */
  weekFrom: (monday: Day) => readonly (readonly [Day, Minutes])[];
  /** By the calendar day, breaks included whose times nobody knows. */
  minutesOn: ReadonlyMap<Day, Minutes>;
  /** The part of each shift that is at night; for most of them none. */
  nightOf: ReadonlyMap<Shift, Minutes>;
  dayOf: (day: Day) => LawDay;
  /** The part of the day that absences of these types take. */
  absentOn: (day: Day, isMeant: (type: number) => boolean) => number;
  isMinor: (day: Day) => boolean;
}

export function contextOf(facts: LawFacts, table: LawTable): LawContext {
  const shifts = shiftsOf(facts.times);
  const at = (key: LawKey, day: Day) => thresholdOn(table, key, day);
  const net = (shift: Shift) => netOf(shift, at('break_counted', shift.day));
  const netOn = sums(shifts.map((shift) => [shift.day, net(shift)]));
  const weeks = Map.groupBy(netOn, ([day]) => mondayOf(day));
  const absences = Map.groupBy(facts.absences, ({ day }) => day);
  const known = new Map<Day, LawDay>();
  const dayOf = (day: Day) => {
    const found = known.get(day) ?? facts.dayOf(day);
    // Stryker disable next-line CallExpression: what is not known is asked for again.
    known.set(day, found);
    return found;
  };
  return {
    facts,
    shifts,
    at,
    dayOf,
    netOf: net,
    netOn,
    // Stryker disable next-line ArrayDeclaration: the rules ask only for weeks with work.
    weekFrom: (monday) => weeks.get(monday) ?? [],
    minutesOn: sums(shifts.flatMap(minutesByDay)),
    nightOf: new Map(
      shifts.flatMap((shift) => {
        const minutes = nightMinutes(shift, at('night_from', shift.day), at('night_to', shift.day));
        // Stryker disable next-line ConditionalExpression,EqualityOperator: a shift without a minute at night only takes time.
        return minutes > 0 ? [[shift, minutes]] : [];
      }),
    ),
    absentOn: (day, isMeant) =>
      (absences.get(day) ?? [])
        .filter(({ type }) => isMeant(type))
        .reduce((sum, { half }) => sum + portionOf(half), 0),
    isMinor: (day) => facts.birth_date !== null && day < birthday(facts.birth_date, ADULT),
  };
}

const ADULT = 18;

function birthday(birth: Day, age: number): Day {
  return `${Number(birth.slice(0, 4)) + age}${birth.slice(4)}`;
}

/** By how much the clocks change. */
const CHANGE = 60;

function minutesByDay({ works }: Shift): [Day, Minutes][] {
  return works.flatMap((work) => {
    const { day: first, minutes } = dayAndTimeOf(work.from);
    // Stryker disable next-line ArithmeticOperator: see below.
    const length = work.to - work.from;
    // Ends before midnight, whatever the clocks do.
    // Stryker disable next-line ConditionalExpression,EqualityOperator: what follows finds the same, but takes longer.
    if (minutes + length < 1440 - CHANGE) return [[first, length]];
    return [first, addDays(first, 1)].map((day): [Day, Minutes] => [
      day,
      overlap(work, { from: instantOf(day, 0), to: instantOf(day, 1440) }),
    ]);
  });
}

function sums(parts: readonly [Day, Minutes][]): Map<Day, Minutes> {
  const found = new Map<Day, Minutes>();
  for (const [day, minutes] of parts) if (minutes > 0) found.set(day, (found.get(day) ?? 0) + minutes);
  return found;
}

/**
 * What calendar and contract say of a day to the law: the company's own free days are no public holidays, and what was entered
 * of days before the person's beginning is looked at like any other (SET-32).
 */
export function lawDayOf(work: WorkFacts, day: Day): LawDay {
  const kind = kindOfDay(work, day);
  const calendar = work.places?.get(kind.place ?? 0) ?? (work.calendar as PlaceCalendar | undefined);
  const special = calendar ? specialDay(calendar, day) : null;
  const holiday = special !== null && special.origin !== 'company';
  return { employed: kind.employed, owed: isWorked(kind), holiday };
}
