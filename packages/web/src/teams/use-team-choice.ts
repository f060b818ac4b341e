import { allows } from '@stundenbuch/domain/access/access';
import { teamParts } from '@stundenbuch/domain/day/teams/access';
import type { TeamWithPeople } from '@stundenbuch/domain/day/teams/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import { useMemo } from 'react';
import { useChosenTeam } from './use-chosen-team.ts';

const NONE: readonly TeamWithPeople[] = [];

export interface TeamChoice {
  /** Those that the viewer sees: an admin all, whoever leads or belongs to some these. Each with who belongs to it in the period. */
  teams: readonly TeamWithPeople[];
  /** Null: all people, in whatever team. */
  team: number | null;
  choose: (team: number | null) => void;
  /** Whether the person belongs to the chosen team on a day of the period. */
  has: (user: number) => boolean;
}

/** The team that a list of people is narrowed to, in every list the same; by who belongs to it in the period, today if none is named. */
export function useTeamChoice(period: { from?: Day; to?: Day } = {}): TeamChoice {
  const { who } = useSession();
  const { data: teams = NONE } = sessionApi.useTeamPeopleQuery(period, {
    skip: !allows(teamParts.picker, who),
  });
  const [team, choose] = useChosenTeam(teams);
  const has = useMemo(() => {
    const chosen = teams.find(({ id }) => id === team);
    const people = chosen && new Set(chosen.people.map(({ user }) => user));
    return (user: number) => people?.has(user) ?? true;
  }, [teams, team]);
  return { teams, team, choose, has };
}
