import type { Team, TeamPerson } from '@stundenbuch/domain/day/teams/contract';
import { STAGE_WORDS } from '@stundenbuch/domain/day/teams/feature-words';
import { type Column, DataTable } from '@stundenbuch/web/data';
import {
  ButtonLink,
  EditLink,
  EmptyLine,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  StatusTag,
} from '@stundenbuch/web/kit';
import { Deputies } from './deputies.tsx';
import { useTeamsQuery, useUnassignedQuery } from './teams.api.ts';

const nameOf = ({ first_name, name }: TeamPerson) => `${first_name} ${name}`;
const pathOf = ({ id }: Team) => `/team?id=${id}`;

const columns: Column<Team>[] = [
  {
    key: 'name',
    title: 'Team',
    value: ({ name }) => name,
    render: ({ name, archived }) => (
      <span className="sb-line">
        {name} {archived && <StatusTag tone="neutral">Archiviert</StatusTag>}
      </span>
    ),
    card: 'title',
  },
  {
    key: 'leads',
    title: 'Leitung',
    value: ({ leads }) => leads.map(nameOf).join(', '),
    render: ({ leads, archived }) =>
      leads.length > 0 ? leads.map(nameOf).join(', ') : archived ? '' : 'keine: die Verwaltung entscheidet',
  },
  { key: 'members', title: 'Mitglieder', kind: 'number', value: ({ members }) => members },
  { key: 'stage', title: 'Entscheidung', value: ({ stage }) => STAGE_WORDS[stage] },
];

/** /teams: who works together, and who decides for them (TEAM-14). */
export function TeamsPage() {
  const { data: teams, error, refetch } = useTeamsQuery();
  return (
    <>
      <PageHeader
        title="Teams"
        actions={
          <ButtonLink to="/team" kind="primary" icon="add">
            Team anlegen
          </ButtonLink>
        }
      />
      <Panel>
        {error && !teams && <LoadFailure error={error} onRetry={refetch} />}
        {!teams && !error && <Skeleton lines={4} />}
        {teams && (
          <DataTable
            id="teams"
            label="Teams"
            columns={columns}
            rows={teams}
            rowKey={({ id }) => id}
            to={pathOf}
            step={<ButtonLink to="/team">Team anlegen</ButtonLink>}
            empty="Noch kein Team angelegt. Ohne Team entscheidet die Verwaltung über alle Anträge."
            actions={(team) => <EditLink to={pathOf(team)} label={`${team.name} bearbeiten`} />}
          />
        )}
      </Panel>
      <Deputies ofAll />
      <Unassigned />
    </>
  );
}

/** Over whose requests nobody but an admin decides. */
function Unassigned() {
  const { data: people, error, refetch } = useUnassignedQuery();
  return (
    <Panel title="Personen ohne Stammteam">
      {error && !people && <LoadFailure error={error} onRetry={refetch} />}
      {!people && !error && <Skeleton lines={2} />}
      {people?.length === 0 && <EmptyLine>Alle gehören zu einem Stammteam.</EmptyLine>}
      {people && people.length > 0 && (
        <ul className="sb-bullets">
          {people.map((person) => (
            <li key={person.user}>{nameOf(person)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
