import { addDays, type Day, daysBetween, daysFrom, earliest, firstOfYear, latest } from '../../time/day.ts';
import { averageRule, nightAverageRule } from './averages.ts';
import { contextOf, type LawContext } from './context.ts';
import { breakRule, hoursRule, lateRule, restRule, stretchRule, weekRule } from './day-rules.ts';
import type { LawFacts, Violation } from './facts.ts';
import { freeDayRule, sundaysRule } from './free-days.ts';
import { LAW_RULES } from './law-rules.ts';
import { minorRule } from './minors.ts';
import { nightRule } from './night.ts';
import type { Shift } from './shifts.ts';
import type { LawTable } from './table.ts';

interface Period {
  from: Day;
  to: Day;
}

/** Ten years ahead or back: beyond, nobody records a day, and the calendar may end. */
export const isNear = (day: Day, today: Day): boolean => Math.abs(daysBetween(today, day)) <= 3660;

/** What the rules need to know for a period: the calendar year, half a year back, and eight weeks around (LAW-07, LAW-08). */
export function lawPeriod({ from, to }: Period): Period {
  const [start, end] = [addDays(from, -200), addDays(to, 60)];
  return {
    from: earliest(firstOfYear(from), start),
    to: latest(end, `${to.slice(0, 4)}-12-31`),
  };
}

/**
 * What the law says of the days of a period (LAW-02): the one place where it is decided, for the form, for saving, for the
 * report and for the sheet.
 */
export function violations(facts: LawFacts, table: LawTable, { from, to }: Period): Violation[] {
  const law = contextOf(facts, table);
  const ofShifts = law.shifts.flatMap((shift, at) =>
    shift.day < from || shift.day > to ? [] : shiftRules(law, shift, law.shifts[at - 1]),
  );
  const ofDays = daysFrom(from, to).flatMap((day) => DAY_RULES.flatMap((rule) => rule(law, day)));
  const order = (one: Violation) => LAW_RULES.indexOf(one.code);
  return [...ofShifts, ...ofDays].toSorted((a, b) => a.day.localeCompare(b.day) || order(a) - order(b));
}

const DAY_RULES = [
  ...[hoursRule, weekRule, freeDayRule, sundaysRule, averageRule, nightAverageRule],
  ...[minorRule, lateRule],
];

function shiftRules(law: LawContext, shift: Shift, last: Shift | undefined): Violation[] {
  return [
    ...breakRule(law, shift),
    ...stretchRule(law, shift),
    ...restRule(law, last, shift),
    ...nightRule(law, shift),
  ];
}
