import { addDays, type Day, weekday } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import { instantOf } from '../../time/real-time.ts';
import { mondayOf } from '../../time/week.ts';
import type { LawContext } from './context.ts';
import type { Violation } from './facts.ts';
import { overlap } from './shifts.ts';
import { hoursText } from './words.ts';

/** LAW-10: what the JArbSchG asks beyond shorter limits. */
export function minorRule(law: LawContext, day: Day): Violation[] {
  if (!law.isMinor(day)) return [];
  const minutes = law.minutesOn.get(day) ?? 0;
  const found = [...daysOfWeek(law, day), ...hoursOfDay(law, day), ...spanOfDay(law, day)];
  if (minutes === 0) return found;
  const worked = (code: 'minor_saturday' | 'minor_sunday' | 'minor_holiday', name: string): Violation => ({
    code,
    day,
    value: minutes,
    limit: 0,
    remedy: null,
    text: `${hoursText(minutes)} Arbeit am ${name}, ${formatDay(day)}.`,
  });
  if (weekday(day) === 6) found.push(worked('minor_saturday', 'Samstag'));
  if (weekday(day) === 7) found.push(worked('minor_sunday', 'Sonntag'));
  if (law.dayOf(day).holiday) found.push(worked('minor_holiday', 'Feiertag'));
  return found;
}

/** Reported on the sixth day. */
function daysOfWeek(law: LawContext, day: Day): Violation[] {
  if (!law.netOn.has(day)) return [];
  const value = law.weekFrom(mondayOf(day)).filter(([other]) => other <= day).length;
  const limit = law.at('minor_days', day);
  if (value <= limit) return [];
  const text = `${value} Arbeitstage in der Woche ab ${formatDay(mondayOf(day))}, erlaubt sind ${limit}.`;
  return [{ code: 'minor_days5', day, value, limit, text, remedy: null }];
}

function hoursOfDay(law: LawContext, day: Day): Violation[] {
  const early = { from: instantOf(day, 0), to: instantOf(day, law.at('minor_from', day)) };
  const late = { from: instantOf(day, law.at('minor_to', day)), to: instantOf(addDays(day, 1), 0) };
  const works = law.shifts.flatMap((shift) => shift.works);
  const value = works.reduce((sum, work) => sum + overlap(work, early) + overlap(work, late), 0);
  if (value === 0) return [];
  const text = `${hoursText(value)} Arbeit vor 6 oder nach 20 Uhr am ${formatDay(day)}.`;
  return [{ code: 'minor_hours', day, value, limit: 0, text, remedy: null }];
}

/** From the first begin to the last end, breaks included. */
function spanOfDay(law: LawContext, day: Day): Violation[] {
  const shifts = law.shifts.filter((shift) => shift.day === day);
  const [first, last] = [shifts[0], shifts.at(-1)];
  if (!first || !last) return [];
  const limit = law.at(law.facts.choices.span === 11 ? 'minor_span_of_trades' : 'minor_span', day);
  const value = last.to - first.from;
  if (value <= limit) return [];
  const text = `${hoursText(value)} vom ersten Beginn bis zum letzten Ende am ${formatDay(day)}, erlaubt sind ${hoursText(limit)}.`;
  return [{ code: 'minor_span', day, value, limit, text, remedy: null }];
}
