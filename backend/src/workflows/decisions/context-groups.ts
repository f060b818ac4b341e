import { addDays, type Day, daysFrom } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import type { ContextGroup } from '@stundenbuch/domain/workflows/decisions/contract';
import { type Calendars, specialWordOn } from '@stundenbuch/domain/workflows/decisions/staffing';
import { shownAs } from '@stundenbuch/domain/workflows/decisions/veiled';
import type { Presence } from './presence.ts';
import { COMPANY, JOB, type NamedRow, TEAM } from './presence-rows.ts';
import type { RequestRow } from './request-rows.ts';

/** Weeks of a request that are looked at as a whole; of a longer one the first. */
const WEEKS = 6;
/** People of a group that are named. */
const MOST = 25;

/** All days of the requests, and those of their weeks. */
export function shownDays(requests: readonly RequestRow[]): Day[] {
  return [
    ...new Set(requests.flatMap((request) => [...request.days.map(({ day }) => day), ...weeksOf(request)])),
  ].sort();
}

function weeksOf({ days }: RequestRow): Day[] {
  const monday = mondayOf(days[0]?.day as Day);
  const last = addDays(mondayOf(days.at(-1)?.day as Day), 6);
  const longest = addDays(monday, 7 * WEEKS - 1);
  return daysFrom(monday, last < longest ? last : longest);
}

/** The teams or jobs of the requests with their weeks, each once; `people` where they are named. */
export function groupsOf(
  requests: readonly RequestRow[],
  people: readonly NamedRow[] | null,
  presence: Presence,
  calendars: Calendars,
): ContextGroup[] {
  const byKey = Map.groupBy(requests, keyOf);
  byKey.delete(COMPANY);
  const named = people && Map.groupBy(people, ({ key }) => key);
  return [...byKey].map(([key, own]) => {
    const rows = named?.get(key) ?? [];
    const sees = own.every((request) => request.sees);
    const days = [...new Set(own.flatMap(weeksOf))].sort();
    const isShown = new Set(days);
    return {
      key,
      name: own[0]?.team_name ?? own[0]?.job_name ?? '',
      days: days.map((day) => ({
        day,
        special: specialWordOn(calendars, day),
        present: presence.on(key, day).present,
        minimum: presence.minimum(key, day),
      })),
      people:
        named &&
        rows.slice(0, MOST).map(({ user, first_name, name, away }) => ({
          ...{ user, first_name, name },
          away: away.filter(({ day }) => isShown.has(day)).map((day) => shownAs(day, sees)),
        })),
      more: Math.max(0, rows.length - MOST),
    };
  });
}

const keyOf = ({ team, job }: RequestRow): string =>
  team !== null ? `${TEAM}${team}` : job !== null ? `${JOB}${job}` : COMPANY;
