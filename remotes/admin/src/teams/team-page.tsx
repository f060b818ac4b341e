import { EmptyState, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { TeamForm } from './team-form.tsx';
import { TeamLeads } from './team-leads.tsx';
import { TeamMembers } from './team-members.tsx';
import { useTeamQuery } from './teams.api.ts';

/** /team?id: a team with its leads and members; without an id a new one. */
export function TeamPage() {
  const id = useSearchParams()[0].get('id');
  if (id === null)
    return (
      <>
        <PageHeader title="Team anlegen" />
        <Panel>
          <TeamForm team={null} />
        </Panel>
      </>
    );
  return <StoredTeam key={id} id={id} />;
}

function StoredTeam({ id }: { id: string }) {
  const { data: team, error, refetch } = useTeamQuery(Number(id));
  if (error && !team)
    return (
      <>
        <PageHeader title="Team" />
        {isGone(error) ? (
          <EmptyState>Dieses Team gibt es nicht.</EmptyState>
        ) : (
          <LoadFailure error={error} onRetry={refetch} />
        )}
      </>
    );
  if (!team)
    return (
      <>
        <PageHeader title="Team" />
        <Skeleton lines={8} />
      </>
    );
  return (
    <>
      <PageHeader title={team.name} />
      <TeamLeads team={team} />
      <TeamMembers team={team} />
      <Panel title="Name und Entscheidung">
        <TeamForm key={team.version} team={team} />
      </Panel>
    </>
  );
}

const isGone = (error: unknown): boolean => (error as { status?: unknown }).status === 404;
