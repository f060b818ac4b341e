import { allows } from '@stundenbuch/domain/access/access';
import { absenceSlots } from '@stundenbuch/domain/records/absences/access';
import { plannerParts } from '@stundenbuch/domain/records/visibility/access';
import { Button, ButtonLink, PageHeader } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { Planner } from './planner.tsx';
import { YearCalendar } from './year-calendar.tsx';

const VIEWS = { month: 'Monat', year: 'Jahr' } as const;

/** Who is away when: as a planner where the company has teams or says who sees what, else the year by months. */
export function CalendarPage() {
  const { who } = useSession();
  const [view, setView] = useState<keyof typeof VIEWS>('month');
  if (!allows(plannerParts.planner, who)) {
    return (
      <>
        <PageHeader title="Urlaubskalender" />
        <YearCalendar withAway={false} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Urlaubskalender"
        actions={
          allows(absenceSlots.request, who) && (
            <ButtonLink to="/manage-absence" kind="primary" icon="add">
              Abwesenheit beantragen
            </ButtonLink>
          )
        }
      />
      <fieldset className="sb-line ab-views" aria-label="Ansicht">
        {(['month', 'year'] as const).map((one) => (
          <Button
            key={one}
            kind={one === view ? 'primary' : 'quiet'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {VIEWS[one]}
          </Button>
        ))}
      </fieldset>
      {view === 'month' ? <Planner /> : <YearCalendar withAway />}
    </>
  );
}
