import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import { type Day, isWeekday } from '@stundenbuch/domain/time/day';
import type { FreeDays } from './planner-days.ts';

/** Somebody's days: what lies on each, and the same in runs that read the same. */
export interface PlannerRow {
  user: number;
  name: string;
  byDay: ReadonlyMap<Day, readonly Vacation[]>;
  runs: readonly Run[];
  /** Where the person works. */
  free: FreeDays;
}

/** Consecutive days of one absence; of a day with halves one or both of them. */
export interface Run {
  from: Day;
  to: Day;
  absences: readonly Vacation[];
}

export interface PlannerPerson {
  user: number;
  first_name: string;
  name: string;
}

const words = new Intl.Collator('de');

/** Everybody who is known or away in these days, by name; a run goes on across days on which nobody works. */
export function plannerRows(
  people: readonly PlannerPerson[],
  vacations: readonly Vacation[],
  days: readonly Day[],
  freeOf: (user: number) => FreeDays,
): PlannerRow[] {
  const known = new Map<number, PlannerPerson>();
  for (const person of [...people, ...vacations]) if (!known.has(person.user)) known.set(person.user, person);
  const byUser = Map.groupBy(vacations, ({ user }) => user);
  const sorted = [...known.values()].sort(
    (a, b) => words.compare(`${a.name} ${a.first_name}`, `${b.name} ${b.first_name}`) || a.user - b.user,
  );
  return sorted.map(({ user, first_name, name }) => {
    const byDay = Map.groupBy(byUser.get(user) ?? [], ({ day }) => day);
    const free = freeOf(user);
    const isOff = (day: Day) => !isWeekday(day) || free.get(day)?.share === 0;
    return { user, name: `${first_name} ${name}`, byDay, runs: runsOf(byDay, days, isOff), free };
  });
}

function runsOf(
  byDay: ReadonlyMap<Day, readonly Vacation[]>,
  days: readonly Day[],
  isOff: (day: Day) => boolean,
): Run[] {
  const runs: Run[] = [];
  let isBroken = true;
  for (const day of byDay.size > 0 ? days : []) {
    const absences = byDay.get(day)?.toSorted((a, b) => (a.half ?? '').localeCompare(b.half ?? ''));
    if (!absences) {
      isBroken ||= !isOff(day);
      continue;
    }
    const last = runs.at(-1);
    if (last && !isBroken && goesOn(last.absences, absences)) last.to = day;
    else runs.push({ from: day, to: day, absences });
    isBroken = false;
  }
  return runs;
}

function goesOn([last, ...more]: readonly Vacation[], [next, ...others]: readonly Vacation[]): boolean {
  if (!last || !next || more.length > 0 || others.length > 0) return false;
  return (
    last.project === next.project &&
    last.kind_name === next.kind_name &&
    last.status === next.status &&
    !last.half &&
    !next.half
  );
}

/** How much of a day somebody is away; two halves are one. */
export const awayPortion = ({ byDay }: PlannerRow, day: Day): number =>
  Math.min(
    1,
    (byDay.get(day) ?? []).reduce((portion, { half }) => portion + portionOf(half ?? null), 0),
  );

/** How many are away on a day; half a day counts half. */
export const awayCount = (rows: readonly PlannerRow[], day: Day): number =>
  rows.reduce((sum, row) => sum + awayPortion(row, day), 0);
