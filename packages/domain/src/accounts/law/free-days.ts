import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, type Day, daysFrom, weekday, yearOf } from '../../time/day.ts';
import { formatDay } from '../../time/format.ts';
import type { LawContext } from './context.ts';
import type { Remedy, Violation } from './facts.ts';
import { hoursText } from './words.ts';

/** What no free day is made of: leave, sickness, special leave compensate nothing (LAW-07). */
const NO_REST: readonly number[] = [TYPE.vacation, TYPE.sickness, TYPE.specialLeave, TYPE.vacationLastYear];

const isSunday = (day: Day): boolean => weekday(day) === 7;

/** LAW-07: work on Sundays and public holidays, and the day off that it asks for. */
export function freeDayRule(law: LawContext, day: Day): Violation[] {
  const minutes = law.minutesOn.get(day) ?? 0;
  if (minutes === 0 || law.isMinor(day)) return [];
  const kinds = [
    ...(isSunday(day) ? (['sunday'] as const) : []),
    ...(law.dayOf(day).holiday ? (['holiday'] as const) : []),
  ];
  if (kinds.length === 0) return [];
  const days = law.at(isSunday(day) ? 'rest_day_sunday' : 'rest_day_holiday', day) - 1;
  const until = addDays(day, days);
  const remedy: Remedy = { kind: 'rest_day', until };
  const worked = kinds.map((code): Violation => {
    const text = `${hoursText(minutes)} Arbeit am ${code === 'sunday' ? 'Sonntag' : 'Feiertag'}, ${formatDay(day)}.`;
    return { code, day, value: minutes, limit: 0, text, remedy };
  });
  const around = daysFrom(addDays(day, -days), until);
  if (around.some((other) => isFree(law, other))) return worked;
  const text = `Für die Arbeit am ${formatDay(day)} gibt es bis zum ${formatDay(until)} keinen freien Werktag.`;
  return [...worked, { code: 'rest_day', day, value: 0, limit: 1, text, remedy }];
}

/** A Werktag without a minute of work that is no holiday and not taken by an absence. */
function isFree(law: LawContext, day: Day): boolean {
  const isOff = law.absentOn(day, (type) => NO_REST.includes(type)) > 0;
  return !isSunday(day) && !law.dayOf(day).holiday && !law.minutesOn.has(day) && !isOff;
}

/** LAW-07: reported on every Sunday with which fewer than fifteen free ones can be reached; Sundays outside employment are free. */
export function sundaysRule(law: LawContext, day: Day): Violation[] {
  if (!isSunday(day) || !law.minutesOn.has(day) || law.isMinor(day)) return [];
  const year = yearOf(day);
  const sundays = daysFrom(`${year}-01-01`, `${year}-12-31`).filter(isSunday);
  const worked = sundays.filter((other) => other <= day && law.minutesOn.has(other));
  const value = sundays.length - worked.length;
  const limit = law.at('free_sundays', day);
  if (value >= limit) return [];
  const text = `${year} können nur noch ${value} Sonntage frei bleiben, mindestens ${limit} müssen es sein.`;
  return [{ code: 'sundays15', day, value, limit, text, remedy: null }];
}
