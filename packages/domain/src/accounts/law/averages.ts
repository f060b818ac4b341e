import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day, daysBetween, daysFrom, daysInMonth, latest, weekday } from '../../time/day.ts';
import { formatDay, formatHours } from '../../time/format.ts';
import { mondayOf } from '../../time/week.ts';
import type { LawContext } from './context.ts';
import type { Violation } from './facts.ts';
import { nightDays } from './night.ts';

/** Days off for overtime and bad weather stay in the average: that is how hours are compensated. */
const isLeave = (type: number): boolean => type !== TYPE.overtime && type !== TYPE.badWeather;

interface Average {
  minutes: number;
  days: number;
  text: string;
}

/** LAW-08: reported where it begins, and on the last Sunday while it lasts. */
export function averageRule(law: LawContext, sunday: Day): Violation[] {
  return reported(law, sunday, 'average8', (day) => averageOf(law, day));
}

/** LAW-09: for people who have worked 48 nights of the year. */
export function nightAverageRule(law: LawContext, sunday: Day): Violation[] {
  const isNightWorker = (day: Day) => nightDays(law, day) >= law.at('night_days', day);
  return reported(law, sunday, 'night8', (day) => (isNightWorker(day) ? nightAverageOf(law, day) : null));
}

function reported(
  law: LawContext,
  sunday: Day,
  code: 'average8' | 'night8',
  average: (sunday: Day) => Average | null,
): Violation[] {
  if (weekday(sunday) !== 7 || sunday >= law.facts.today || law.isMinor(sunday)) return [];
  const limit = law.at('average', sunday);
  const exceeded = (found: Average | null) => found !== null && found.minutes > limit * found.days;
  const found = average(sunday);
  if (!found || !exceeded(found)) return [];
  const isLast = addDays(sunday, 7) >= law.facts.today;
  if (!isLast && exceeded(average(addDays(sunday, -7)))) return [];
  const value = Math.round(found.minutes / found.days);
  const hours = formatHours(found.minutes / found.days / 60);
  const text = `Im Schnitt ${found.text} bis ${formatDay(sunday)} sind es ${hours} Stunden je Werktag, erlaubt sind ${formatHours(limit / 60)}.`;
  return [{ code, day: sunday, value, limit, text, remedy: null }];
}

function averageOf(law: LawContext, sunday: Day): Average | null {
  if (law.facts.choices.average === 'months') {
    const months = law.at('average_months', sunday);
    return over(law, addDays(monthsBefore(sunday, months), 1), sunday, `von ${months} Monaten`);
  }
  const weeks = law.at('average_weeks', sunday);
  return over(law, addDays(sunday, 1 - 7 * weeks), sunday, `von ${weeks} Wochen`);
}

function nightAverageOf(law: LawContext, sunday: Day): Average | null {
  const weeks = law.at('night_weeks', sunday);
  return over(law, addDays(sunday, 1 - 7 * weeks), sunday, `von ${weeks} Wochen`);
}

const SHORTEST = 28;

/** Null for people employed for less than four weeks (SET-19). */
function over(law: LawContext, from: Day, to: Day, text: string): Average | null {
  const sums = weeksOf(from, to).map((monday) => sumOfWeek(law, latest(monday, from), addDays(monday, 6)));
  const add = (key: keyof Sum) => sums.reduce((total, sum) => total + sum[key], 0);
  const days = add('days');
  return add('employed') < SHORTEST || days === 0 ? null : { minutes: add('minutes'), days, text };
}

interface Sum {
  employed: number;
  minutes: number;
  days: number;
}

function weeksOf(from: Day, to: Day): Day[] {
  const monday = mondayOf(from);
  return Array.from({ length: Math.ceil(daysBetween(monday, to) / 7) }, (_, week) =>
    addDays(monday, 7 * week),
  );
}

/** Averages of Sundays that follow each other share nearly all of their weeks. */
const known = new WeakMap<LawContext, Map<Day, Sum>>();

function sumOfWeek(law: LawContext, from: Day, to: Day): Sum {
  const weeks = known.get(law) ?? new Map<Day, Sum>();
  const sum = weeks.get(from) ?? computedSum(law, daysFrom(from, to));
  // Stryker disable next-line CallExpression: what is not known is computed again.
  known.set(law, weeks.set(from, sum));
  return sum;
}

function computedSum(law: LawContext, days: readonly Day[]): Sum {
  const employed = days.filter((day) => law.dayOf(day).employed);
  const counted = isAbsent(law, employed) ? [] : employed;
  return {
    employed: employed.length,
    minutes: counted.reduce((sum, day) => sum + (law.netOn.get(day) ?? 0), 0),
    days: counted.filter((day) => isWerktag(law, day)).length,
  };
}

/** On all of its working days. */
function isAbsent(law: LawContext, week: readonly Day[]): boolean {
  const owed = week.filter((day) => law.dayOf(day).owed);
  return owed.length > 0 && owed.every((day) => law.absentOn(day, isLeave) >= 1);
}

function isWerktag(law: LawContext, day: Day): boolean {
  return weekday(day) !== 7 && !law.dayOf(day).holiday && law.absentOn(day, isLeave) < 1;
}

/** The same day of an earlier month, or its last. */
function monthsBefore(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  const first = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, Math.min(Number(day.slice(8)), daysInMonth(first)) - 1);
}
