import { allows } from '@stundenbuch/domain/access/access';
import { teamAccess } from '@stundenbuch/domain/day/teams/access';
import { useSession } from '@stundenbuch/web/session';
import { useLedAloneQuery } from './teams.api.ts';

/** Before somebody leaves: the teams that are without a lead then (TEAM-13). Nothing where there are none. */
export function LedAlone({ user }: { user: number }) {
  const { who } = useSession();
  const { currentData } = useLedAloneQuery(user, {
    skip: !allows(teamAccess.teams, who),
    refetchOnMountOrArgChange: true,
  });
  const teams = currentData?.teams ?? [];
  if (teams.length === 0) return null;
  return (
    <p role="alert">
      {`Danach ohne Leitung, so dass die Verwaltung entscheidet: ${teams.map(({ name }) => name).join(', ')}.`}
    </p>
  );
}
