import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { WeekAbsences } from '../calendar/week-absences.tsx';

/** What it draws with is the planner's. */
const AbsenceBand = lazyPage(
  async () => (await import('./absence-band.tsx')).AbsenceBand,
  () => (
    <Panel>
      <Skeleton lines={8} />
    </Panel>
  ),
);

/** On the dashboard: the specified list of this week, or with features a band of two. */
export function WhoIsAway() {
  return hasAnyFeature(useSession().who) ? <AbsenceBand /> : <WeekAbsences />;
}
