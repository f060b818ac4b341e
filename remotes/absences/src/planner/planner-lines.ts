import type { Day } from '@stundenbuch/domain/time/day';
import { awayPortion, type PlannerRow } from './planner-rows.ts';

/** One line of the planner; all are equally high. */
export type Line =
  | { kind: 'team'; key: string; name: string; team: PlannerTeam | null; rows: readonly PlannerRow[] }
  | { kind: 'person'; key: string; row: PlannerRow }
  /** People who are there all days, where only who is away has a row. */
  | { kind: 'rest'; key: string; count: number };

/** A team, who belongs to it and on which of the days. */
export interface PlannerTeam {
  id: number;
  name: string;
  people: readonly { user: number; home: boolean; from: Day; to: Day }[];
}

interface Options {
  /** The own row, where there is one: it comes first there, whatever team is chosen. */
  mine: PlannerRow | undefined;
  /** As on the phone: the own row first, and of everybody else only who is away. */
  onlyAway: boolean;
  /** Narrowed to one team: everybody who belongs to it, whatever their home team is. */
  chosen: number | null;
  /** Of people who change their team, the one on this day counts. */
  day: Day;
  /** Of whom no team is known. */
  others: string;
}

/** People under their home teams; those who have none come last. With `onlyAway` the own row first, and nobody who is there. */
export function linesOf(
  rows: readonly PlannerRow[],
  teams: readonly PlannerTeam[],
  { mine, onlyAway, chosen, day, others }: Options,
): Line[] {
  const shown = chosen === null ? teams : teams.filter(({ id }) => id === chosen);
  const groups = Map.groupBy(rows, ({ user }) => teamOf(user, shown, { day, anyTeam: chosen !== null }));
  const lines: Line[] = onlyAway && mine ? [person(mine)] : [];
  for (const team of [...shown, null]) {
    const members = groups.get(team) ?? [];
    const people = onlyAway ? awayAndRest(members, mine, team?.id ?? 0) : members.map(person);
    // Of one's own team the head says who is there, although nobody else is in it.
    if (people.length === 0 && (team === null || members.length === 0)) continue;
    if (shown.length > 0)
      lines.push({
        kind: 'team',
        key: `team ${team?.id ?? 0}`,
        name: team?.name ?? others,
        team,
        rows: team ? rows : members,
      });
    lines.push(...people);
  }
  return lines;
}

const person = (row: PlannerRow): Line => ({ kind: 'person', key: `person ${row.user}`, row });

function awayAndRest(members: readonly PlannerRow[], mine: PlannerRow | undefined, team: number): Line[] {
  const others = members.filter(({ user }) => user !== mine?.user);
  const away = others.filter(({ runs }) => runs.length > 0);
  const count = others.length - away.length;
  return [...away.map(person), ...(count > 0 ? [{ kind: 'rest', key: `rest ${team}`, count } as const] : [])];
}

function teamOf(
  user: number,
  teams: readonly PlannerTeam[],
  { day, anyTeam }: { day: Day; anyTeam: boolean },
): PlannerTeam | null {
  const memberships = teams.flatMap((team) =>
    team.people
      .filter((one) => one.user === user && (one.home || anyTeam))
      .map(({ from, to }) => ({ team, isNow: from <= day && day <= to })),
  );
  return (memberships.find(({ isNow }) => isNow) ?? memberships[0])?.team ?? null;
}

/** How many of a team are away on a day, each on the days of the own membership; of people without one all. */
export function awayOfTeam({ team, rows }: Pick<Line & { kind: 'team' }, 'team' | 'rows'>, day: Day): number {
  const isIn = (user: number) =>
    team === null ||
    team.people.some((one) => one.user === user && one.home && one.from <= day && day <= one.to);
  return rows.reduce((sum, row) => (isIn(row.user) ? sum + awayPortion(row, day) : sum), 0);
}
