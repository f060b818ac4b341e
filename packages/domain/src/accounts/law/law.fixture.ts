import type { Day } from '../../time/day.ts';
import { addDays, daysFrom, weekday } from '../../time/day.ts';
import { holidays } from '../../time/holidays.ts';
import type { Land } from '../../time/laender.ts';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import type { LawAbsence, LawFacts, LawTime } from './facts.ts';
import type { LawRule } from './law-rules.ts';
import { LAW_TABLE } from './table.ts';
import { violations } from './violations.ts';

/** A Friday. */
const TODAY = '2026-11-20';

/** Recorded on the same day, with breaks as a sum. */
export function worked(day: Day, start: string, end: string, breaks = 0): LawTime {
  return { day, start: minutesOf(start), end: minutesOf(end), breaks, intervals: null, recorded: day };
}

/** With breaks as times, given as 'from–to'. */
export function timed(day: Day, start: string, end: string, ...breaks: string[]): LawTime {
  const at = (time: string) => instantOf(day, minutesOf(time));
  const pairs = breaks.map((text) => text.split('–') as [string, string]);
  const begins = [start, ...pairs.map(([, to]) => to)];
  const ends = [...pairs.map(([from]) => from), end];
  const work = begins.map((from, i) => ({
    from: at(from),
    to: at(ends[i] as string),
    kind: 'work' as const,
  }));
  const pauses = pairs.map(([from, to]) => ({ from: at(from), to: at(to), kind: 'break' as const }));
  const intervals = [...work, ...pauses].map((interval) => ({ ...interval, shift: day }));
  return { ...worked(day, start, end), intervals };
}

/** Five days a week with as much net work each. */
export function weeksOf(monday: Day, weeks: number, minutes: number): LawTime[] {
  return daysFrom(monday, addDays(monday, weeks * 7 - 1))
    .filter((day) => weekday(day) <= 5)
    .map((day) => ({ ...worked(day, '06:00', '06:00', 45), end: 360 + minutes + 45 }));
}

export function factsOf(
  times: readonly LawTime[],
  change: Partial<LawFacts> = {},
  land: Land = 'NW',
): LawFacts {
  return {
    today: TODAY,
    times,
    absences: [],
    birth_date: null,
    milog: false,
    choices: { rest: 11, average: 'weeks', span: 10 },
    dayOf: (day) => {
      const holiday = holidays(land, [], Number(day.slice(0, 4))).some((one) => one.day === day);
      return { employed: true, owed: weekday(day) <= 5 && !holiday, holiday };
    },
    ...change,
  };
}

export const away = (type: number, days: readonly Day[]): LawAbsence[] =>
  days.map((day) => ({ day, type, half: null }));

export function found(facts: LawFacts, from: Day, to = from) {
  return violations(facts, LAW_TABLE, { from, to });
}

export const codes = (facts: LawFacts, from: Day, to = from): LawRule[] =>
  found(facts, from, to).map(({ code }) => code);

export function one(facts: LawFacts, code: LawRule, from: Day, to = from) {
  return found(facts, from, to).find((violation) => violation.code === code) ?? null;
}
