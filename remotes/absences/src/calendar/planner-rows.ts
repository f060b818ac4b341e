import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import { portionOf } from '@stundenbuch/domain/records/entries/halves';
import type { Day } from '@stundenbuch/domain/time/day';

/** Somebody's days: what lies on them, in runs that read the same. */
export interface PlannerRow {
  user: number;
  name: string;
  cells: readonly Cell[];
}

/** One free day, or consecutive days of one absence; of a day with halves one or both of them. */
export interface Cell {
  days: readonly Day[];
  absences: readonly Vacation[];
}

export interface PlannerPerson {
  user: number;
  first_name: string;
  name: string;
}

const words = new Intl.Collator('de');

/** Everybody who is known or away in these days, by name. */
export function plannerRows(
  people: readonly PlannerPerson[],
  vacations: readonly Vacation[],
  days: readonly Day[],
): PlannerRow[] {
  const known = new Map<number, PlannerPerson>();
  for (const person of [...people, ...vacations]) if (!known.has(person.user)) known.set(person.user, person);
  const sorted = [...known.values()].sort(
    (a, b) => words.compare(`${a.name} ${a.first_name}`, `${b.name} ${b.first_name}`) || a.user - b.user,
  );
  return sorted.map(({ user, first_name, name }) => ({
    user,
    name: `${first_name} ${name}`,
    cells: cellsOf(
      days,
      vacations.filter((vacation) => vacation.user === user),
    ),
  }));
}

function cellsOf(days: readonly Day[], vacations: readonly Vacation[]): Cell[] {
  const cells: { days: Day[]; absences: Vacation[] }[] = [];
  for (const day of days) {
    const absences = vacations
      .filter((vacation) => vacation.day === day)
      .sort((a, b) => (a.half ?? '').localeCompare(b.half ?? ''));
    const last = cells.at(-1);
    if (last && goesOn(last.absences, absences)) last.days.push(day);
    else cells.push({ days: [day], absences });
  }
  return cells;
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

/** How many are away on a day; half a day counts half, two halves are one. */
export function awayCount(rows: readonly PlannerRow[], day: Day): number {
  return rows.reduce((sum, { cells }) => {
    const absences = cells.find(({ days }) => days.includes(day))?.absences ?? [];
    return (
      sum +
      Math.min(
        1,
        absences.reduce((portion, { half }) => portion + portionOf(half ?? null), 0),
      )
    );
  }, 0);
}
