import { allows } from '@stundenbuch/domain/access/access';
import { overtimeAccess } from '@stundenbuch/domain/accounts/overtime/access';
import { absencePages } from '@stundenbuch/domain/records/absences/access';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import { sickCasePages } from '@stundenbuch/domain/records/sickcases/access';
import { monthParts } from '@stundenbuch/domain/workflows/month/access';
import type { TeamMate } from '@stundenbuch/domain/workflows/myteam/contract';
import { DataTable } from '@stundenbuch/web/data';
import { ButtonLink, InOrder, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { TeamSelect, useChosenTeam } from '@stundenbuch/web/teams';
import { requestColumns } from '../list/request-columns.tsx';
import { requestRows, useAsRequests } from '../list/request-rows.ts';
import { OPEN, useOpenRequestsQuery } from '../shared/absences.api.ts';
import { useMyTeamQuery } from './my-team.api.ts';
import { teamColumns } from './team-columns.tsx';
import './team.css';

/** /my-team: who of the teams that one leads is there, the week, what waits for a decision, open days and accounts (TEAM-14). */
export function MyTeamPage() {
  const { who } = useSession();
  const { data, error, refetch } = useMyTeamQuery(undefined, { refetchOnMountOrArgChange: 60 });
  const [team, choose] = useChosenTeam(data?.teams ?? []);
  const people = data?.people.filter(({ teams }) => team === null || teams.includes(team)) ?? [];
  const readsHours = data?.people.some(({ rights }) => rights.includes('hours'));
  const seesSickness =
    allows(sickCasePages['/team-sickness'], who) &&
    data?.people.some(({ rights }) => rights.includes('sick'));
  return (
    <>
      <PageHeader
        title="Mein Team"
        actions={
          (readsHours || seesSickness) && (
            <>
              {readsHours && allows(monthParts.team, who) && (
                <ButtonLink to="/month?of=team">Monate des Teams</ButtonLink>
              )}
              {readsHours && allows(overtimeAccess.company, who) && (
                <ButtonLink to="/company-overtime">Stundenkonten</ButtonLink>
              )}
              {seesSickness && <ButtonLink to="/team-sickness">Krankheit im Team</ButtonLink>}
            </>
          )
        }
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <>
          {data.teams.length > 1 && (
            <div className="sb-filters">
              <TeamSelect teams={data.teams} {...{ team, choose }} all="Alle meine Teams" />
            </div>
          )}
          <InOrder>
            <OpenOfTeam people={people} />
            <Panel title="Heute und diese Woche">
              <DataTable
                id="my-team"
                label="Mein Team"
                columns={teamColumns}
                rows={people}
                rowKey={({ user }) => user}
                pageSize={20}
                {...(readsHours && { to: ({ user }: TeamMate) => `/team-member?user=${user}` })}
                empty="Heute gehört niemand zu Ihrem Team."
              />
            </Panel>
          </InOrder>
        </>
      )}
    </>
  );
}

const { worker, period, type, days } = requestColumns;

/** What waits for the caller's word; it is given in the inbox. */
function OpenOfTeam({ people }: { people: readonly TeamMate[] }) {
  const { who } = useSession();
  const decides =
    allows(absencePages['/inbox'], who) && people.some(({ rights }) => rights.includes('absences'));
  const { data } = useOpenRequestsQuery(OPEN, { skip: !decides });
  const asRequests = useAsRequests();
  if (!decides || !data) return null;
  const ofTeam = new Set(people.map(({ user }) => user));
  const open = data.filter(({ user, status }) => status === ABSENCE_STATUS.requested && ofTeam.has(user));
  const rows = requestRows(open, asRequests);
  return (
    <Panel
      title="Offene Anträge"
      actions={rows.length > 0 && <ButtonLink to="/inbox">Anträge entscheiden</ButtonLink>}
    >
      <DataTable
        id="my-team-requests"
        label="Offene Anträge"
        columns={[worker, period, type, ...(asRequests ? [days] : [])]}
        rows={rows}
        rowKey={({ key }) => key}
        pageSize={5}
        empty="Kein Antrag wartet auf eine Antwort."
      />
    </Panel>
  );
}
