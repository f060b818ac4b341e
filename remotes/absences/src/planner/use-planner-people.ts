import { allows } from '@stundenbuch/domain/access/access';
import { teamParts } from '@stundenbuch/domain/day/teams/access';
import { seesEverybody } from '@stundenbuch/domain/records/absences/access';
import { visibilityParts } from '@stundenbuch/domain/records/visibility/access';
import type { Day } from '@stundenbuch/domain/time/day';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import type { TeamChoice } from '@stundenbuch/web/teams';
import { useMemo } from 'react';
import { useSubstituteCandidatesQuery } from '../shared/absences.api.ts';
import type { PlannerPerson } from './planner-rows.ts';

/** Who has a row also without an absence: nobody of whom the calendar would not show one, or all their days would read as there. */
export function usePlannerPeople(
  period: { from: Day; to: Day },
  { teams }: TeamChoice,
): readonly PlannerPerson[] {
  const { user, who } = useSession();
  const mayBeNarrow = allows(teamParts.picker, who) && !seesEverybody(who?.role ?? '');
  const settings = sessionApi.useSettingsOfCompanyQuery(undefined, { skip: !mayBeNarrow });
  const isNarrow = mayBeNarrow && settings.data?.teams?.value.calendar !== 'company';
  const { data: colleagues } = useSubstituteCandidatesQuery(period, {
    skip: isNarrow || !allows(visibilityParts.substitutes, who),
  });
  return useMemo(() => {
    const self = user ? [{ user: user.id, first_name: user.first_name, name: user.name }] : [];
    const ofTeams = teams.flatMap(({ people }) => people.filter(({ active }) => active));
    return [...self, ...(isNarrow ? [] : (colleagues ?? [])), ...ofTeams];
  }, [user, teams, isNarrow, colleagues]);
}
