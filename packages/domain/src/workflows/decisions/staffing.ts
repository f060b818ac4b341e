import { type PlaceCalendar, specialDay } from '../../day/calendar/special-days.ts';
import { specialWord } from '../../day/workday/work-day.ts';
import { type Day, weekday } from '../../time/day.ts';
import { formatDay, formatNumber } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import type { Shortage } from './contract.ts';

/** People of a group who work the same weekdays at the same place, from a day to a day. */
export interface Roster {
  /** Seven characters from Monday to Sunday, 1 for a working day. */
  weekdays: string;
  place: number | null;
  from: Day | null;
  to: Day | null;
  people: number;
}

/** What of a group is away on a day, of those who would work it; halves count half. */
export interface Away {
  day: Day;
  place: number | null;
  portions: number;
}

interface Group {
  rosters: readonly Roster[];
  away: readonly Away[];
}

/** Of where the company usually works, and of its places; null while it has no calendar. */
export type Calendars = { usual: PlaceCalendar; places: ReadonlyMap<number, PlaceCalendar> } | null;

const isFreeAt = (calendars: Calendars, place: number | null, day: Day): boolean => {
  const calendar = (place !== null && calendars?.places.get(place)) || calendars?.usual;
  return calendar !== undefined && specialDay(calendar, day)?.share === 0;
};

/**
 * Who is there on a day: active people whose target is above 0, less the absences that are requested or approved (SET-44).
 * Null where nobody would work: a day off leaves no post empty.
 */
export function presentOn({ rosters, away }: Group, day: Day, calendars: Calendars): number | null {
  const works = ({ weekdays, place, from, to }: Roster) =>
    weekdays[weekday(day) - 1] === '1' &&
    (from === null || from <= day) &&
    (to === null || day <= to) &&
    !isFreeAt(calendars, place, day);
  const expected = rosters.filter(works).reduce((sum, { people }) => sum + people, 0);
  if (expected === 0) return null;
  const missing = away.filter((one) => one.day === day && !isFreeAt(calendars, one.place, day));
  return round(missing.reduce((sum, { portions }) => sum - portions, expected));
}

interface Rule {
  name: string | null;
  weekdays: string;
  minimum: number;
}

/** The rule of which this group has the fewest people too many on the weekday: the greatest minimum. */
export function minimumOn(rules: readonly Pick<Rule, 'weekdays' | 'minimum'>[], day: Day): number | null {
  const ofDay = rules.filter(({ weekdays }) => weekdays[weekday(day) - 1] === '1');
  return ofDay.length > 0 ? Math.max(...ofDay.map(({ minimum }) => minimum)) : null;
}

/** Warned of, never refused (VIS-04). */
export function shortageOn(rules: readonly Rule[], day: Day, present: number | null): Shortage | null {
  const minimum = minimumOn(rules, day);
  if (minimum === null || present === null || present >= minimum) return null;
  return { day, of: rules[0]?.name ?? null, present, minimum };
}

/** 'Am 21.12.2026 wären nur 2 von mindestens 3 anwesend.' */
export const shortageSentence = ({ day, of, present, minimum }: Shortage): string =>
  `${of ? `${of}: ` : ''}Am ${formatDay(day)} wären nur ${formatNumber(present)} von mindestens ${minimum} anwesend.`;

/** What makes a day free or short where the company usually works. */
export function specialWordOn(calendars: Calendars, day: Day): string | null {
  const special = calendars && specialDay(calendars.usual, day);
  return special ? specialWord(special) : null;
}
