import type { Vacation } from '@stundenbuch/domain/records/absences/contract';
import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { addDays, type Day } from '@stundenbuch/domain/time/day';

/** Consecutive days on which somebody is away for the same reason. */
export interface Period {
  from: Day;
  to: Day;
  project: number;
  status: number;
  /** A kind of the company's own, for who may know it. */
  kind_name?: string | null | undefined;
  /** Half a day is shown on its own and not joined to others. */
  half: Half;
  away_minutes?: number | null | undefined;
}

export interface PersonRow {
  user: number;
  name: string;
  periods: Period[];
}

export interface Shown {
  /** Of whom; null: of everybody. */
  isShown: ((user: number) => boolean) | null;
  types: ReadonlySet<number>;
}

/** The content of all twelve months, prepared once per year. */
export interface Year {
  /** January first; each in chronological order. */
  months: readonly (readonly Vacation[])[];
  /** Each person's position in the order of names. */
  ranks: ReadonlyMap<number, number>;
}

const words = new Intl.Collator('de');
const sortName = ({ name, first_name }: Vacation) => `${name} ${first_name}`;

export function yearOfVacations(vacations: readonly Vacation[]): Year {
  const months: Vacation[][] = Array.from({ length: 12 }, () => []);
  const people = new Map<number, string>();
  for (const vacation of vacations) {
    months[Number(vacation.day.slice(5, 7)) - 1]?.push(vacation);
    if (!people.has(vacation.user)) people.set(vacation.user, sortName(vacation));
  }
  const inOrder = [...people].sort(([a, aName], [b, bName]) => words.compare(aName, bName) || a - b);
  return { months, ranks: new Map(inOrder.map(([user], rank) => [user, rank])) };
}

/** Identifies a period of a person: a day can have two halves, and hours. */
export const keyOf = ({ from, half, kind_name, away_minutes }: Period): string =>
  `${from} ${half ?? ''} ${away_minutes ? kind_name : ''}`;

/** One row per person with an absence in the month, with the days joined to periods. */
export function rowsOfMonth(year: Year, month: number, { isShown, types }: Shown): PersonRow[] {
  const rows = new Map<number, PersonRow>();
  for (const vacation of year.months[month] ?? []) {
    if (!types.has(vacation.project) || isShown?.(vacation.user) === false) continue;
    const row = rows.get(vacation.user) ?? newRow(vacation);
    rows.set(vacation.user, row);
    addDay(row.periods, vacation);
  }
  const rank = (row: PersonRow) => year.ranks.get(row.user) ?? 0;
  return [...rows.values()].sort((a, b) => rank(a) - rank(b));
}

function newRow({ user, first_name, name }: Vacation): PersonRow {
  return { user, name: `${first_name} ${name}`, periods: [] };
}

function addDay(
  periods: Period[],
  { day, project, status, kind_name, half = null, away_minutes }: Vacation,
): void {
  const last = periods.at(-1);
  const goesOn = last && isSame(last, { project, status, kind_name, half }) && addDays(last.to, 1) === day;
  if (goesOn) last.to = day;
  else
    periods.push({
      from: day,
      to: day,
      project,
      status,
      half,
      ...(kind_name && { kind_name, away_minutes }),
    });
}

const isSame = (last: Period, next: Pick<Period, 'project' | 'status' | 'half' | 'kind_name'>) =>
  last.project === next.project &&
  (last.kind_name ?? null) === (next.kind_name ?? null) &&
  last.status === next.status &&
  !last.half &&
  !next.half;
