import { hasAnyFeature } from '@stundenbuch/domain/access/access';
import { Button, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { WeekAbsences } from '../calendar/week-absences.tsx';

/** What it draws with is the planner's, which a dashboard loads when it is asked for. */
const AbsenceBand = lazyPage(
  async () => (await import('./absence-band.tsx')).AbsenceBand,
  () => (
    <Panel>
      <Skeleton lines={8} />
    </Panel>
  ),
);

/** On the dashboard: the specified list of this week, and with features a band of two. */
export function WhoIsAway() {
  const { who } = useSession();
  // The list is of the whole company: a lead sees the own teams at once.
  const isLead = who?.role !== 'admin';
  const [isOpen, setIsOpen] = useState(isLead);
  if (!hasAnyFeature(who)) return <WeekAbsences />;
  return (
    <div className="ab-week-place">
      {isOpen ? <AbsenceBand /> : <WeekAbsences />}
      {!isLead && (
        <Button kind="quiet" expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Nur diese Woche' : 'Auch nächste Woche'}
        </Button>
      )}
    </div>
  );
}
