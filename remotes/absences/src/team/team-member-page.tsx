import { allows } from '@stundenbuch/domain/access/access';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { ButtonLink, EmptyState, LoadFailure, PageHeader, Skeleton } from '@stundenbuch/web/kit';
import { WorkerTabs } from '@stundenbuch/web/module';
import { useSession } from '@stundenbuch/web/session';
import { useSearchParams } from 'react-router-dom';
import { nameOf } from '../shared/names.ts';
import { useMyTeamQuery } from './my-team.api.ts';
import { TeamFigures } from './team-figures.tsx';

/** /team-member?user: how somebody whom the caller leads stands, days and bookings, as far as the rights go. */
export function TeamMemberPage() {
  const [search] = useSearchParams();
  const { who } = useSession();
  const { data, error, refetch } = useMyTeamQuery();
  const person = data?.people.find(({ user }) => String(user) === search.get('user'));
  return (
    <>
      <PageHeader
        title={person ? nameOf(person) : 'Mein Team'}
        actions={
          person?.rights.includes('correct') &&
          allows(officePages['/person-week'], who) && (
            <ButtonLink to={`/person-week?user=${person.user}`} icon="edit">
              Woche bearbeiten
            </ButtonLink>
          )
        }
      />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={12} />}
      {data && !person && <EmptyState>Diese Person gehört nicht zu Ihrem Team.</EmptyState>}
      {person && <TeamFigures mate={person} />}
      {person?.rights.includes('hours') && <WorkerTabs userId={person.user} only="timesheet" />}
    </>
  );
}
