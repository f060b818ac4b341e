import type { Day } from '@stundenbuch/domain/time/day';
import type { PlannerFrame } from '@stundenbuch/domain/workflows/planner/contract';
import { useSession } from '@stundenbuch/web/session';
import type { TeamChoice } from '@stundenbuch/web/teams';
import { useMemo } from 'react';
import { usePlannerFrameQuery } from '../shared/absences.api.ts';
import { type Column, type FreeDays, freeByColumns } from './planner-days.ts';
import { awayOfTeam, type Line } from './planner-lines.ts';
import type { PlannerPerson } from './planner-rows.ts';

/** Who of a team is there on a day, as far as the viewer sees who is away; null where nobody would work. */
export type Presence = (
  line: Line & { kind: 'team' },
  day: Day,
) => { present: number; minimum: number | null } | null;

/** What the planner has besides absences: who has a row, which days are free for whom, and who is there of a team. */
export function useFrame(
  period: { from: Day; to: Day },
  { teams }: TeamChoice,
  columns: readonly Column[],
  isAsked = true,
) {
  const { user } = useSession();
  const { currentData: frame, error, refetch } = usePlannerFrameQuery(period, { skip: !isAsked });
  /** Nobody of whom the calendar would not show an absence, or all their days would read as there. */
  const people = useMemo((): readonly PlannerPerson[] => {
    const self = user ? [{ user: user.id, first_name: user.first_name, name: user.name }] : [];
    const ofTeams = teams.flatMap((team) => team.people.filter(({ active }) => active));
    return [...self, ...(frame?.people ?? []), ...ofTeams];
  }, [user, teams, frame]);
  const freeOf = useMemo(() => freeDaysOf(frame, freeByColumns(columns)), [frame, columns]);
  const presence = useMemo(() => presenceOf(frame), [frame]);
  const worked = useMemo(
    () => new Set(frame?.teams.flatMap(({ days }) => days.map(({ day }) => day))),
    [frame],
  );
  const failed = error && !frame ? { error, refetch } : undefined;
  return { people, freeOf, presence, worked, isLoaded: frame !== undefined || !isAsked, failed };
}

/** Of whom no place is known the days of the viewer are free. */
function freeDaysOf(frame: PlannerFrame | undefined, own: FreeDays): (user: number) => FreeDays {
  const calendars = frame?.calendars.map((days): FreeDays => new Map(days.map((day) => [day.day, day])));
  const numbers = new Map(frame?.people.map(({ user, calendar }) => [user, calendar]));
  return (user) => calendars?.[numbers.get(user) ?? -1] ?? own;
}

function presenceOf(frame: PlannerFrame | undefined): Presence {
  const teams = new Map(frame?.teams.map(({ id, days }) => [id, new Map(days.map((day) => [day.day, day]))]));
  return ({ team, rows }, day) => {
    const known = team && teams.get(team.id)?.get(day);
    if (!known) return null;
    return { present: known.expected - awayOfTeam({ team, rows }, day), minimum: known.minimum };
  };
}
