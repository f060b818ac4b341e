import { allows } from '@stundenbuch/domain/access/access';
import { absenceSlots } from '@stundenbuch/domain/records/absences/access';
import { plannerParts } from '@stundenbuch/domain/workflows/planner/access';
import { ButtonLink, PageHeader } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { YearCalendar } from '../calendar/year-calendar.tsx';
import { Planner } from './planner.tsx';

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
  const views = (
    <fieldset className="ab-views">
      <legend className="sb-hidden">Ansicht</legend>
      {(['month', 'year'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="view"
            className="sb-hidden"
            checked={one === view}
            onChange={() => setView(one)}
          />
          {VIEWS[one]}
        </label>
      ))}
    </fieldset>
  );
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
      {view === 'month' ? (
        <Planner>{views}</Planner>
      ) : (
        <>
          <div className="ab-year-views">{views}</div>
          <YearCalendar withAway />
        </>
      )}
    </>
  );
}
