import { allows } from '@stundenbuch/domain/access/access';
import { calendarAccess, calendarPages } from '@stundenbuch/domain/day/calendar/access';
import { yearOf } from '@stundenbuch/domain/time/day';
import { LAENDER } from '@stundenbuch/domain/time/laender';
import { useToday } from '@stundenbuch/web/clock';
import { ButtonLink, LoadFailure, PageHeader, Panel, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { sessionApi, useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useCalendarYearQuery, useCompanyDaysQuery, usePlacesQuery } from './calendar.api.ts';
import { CalendarYear } from './calendar-year.tsx';
import { FreeDays } from './free-days.tsx';
import { PlaceList } from './place-list.tsx';
import { ShutdownList } from './shutdown-list.tsx';

/** /company-calendar: which days are free or short, at which place, and why. */
export function CompanyCalendarPage() {
  const { who } = useSession();
  const mayChange = allows(calendarPages['/company-day'], who);
  const mayClose = allows(calendarPages['/company-closure'], who);
  const seesShutdowns = allows(calendarAccess.shutdowns, who);
  return (
    <>
      <PageHeader
        title="Feiertage und Betriebskalender"
        actions={
          mayChange && (
            <>
              {mayClose && <ButtonLink to="/company-closure">Betriebsferien</ButtonLink>}
              <ButtonLink to="/company-day" kind="primary" icon="add">
                Eigener Tag
              </ButtonLink>
            </>
          )
        }
      />
      {mayClose && <FreeDays />}
      <Year mayChange={mayChange} />
      <PlaceList mayChange={mayChange} />
      {seesShutdowns && <ShutdownList mayChange={mayClose} />}
    </>
  );
}

function Year({ mayChange }: { mayChange: boolean }) {
  const today = useToday();
  const settings = sessionApi.useSettingsOfCompanyQuery();
  const { data: places = [] } = usePlacesQuery();
  const { data: own = [] } = useCompanyDaysQuery();
  const [year, setYear] = useState(yearOf(today));
  const [chosen, setPlace] = useState<number | null>(null);
  const usual = settings.data?.calendar?.value.place;
  const place = chosen ?? (typeof usual === 'number' ? usual : null);
  const { currentData: days, error, refetch } = useCalendarYearQuery({ year, place: place ?? undefined });
  const years = Array.from({ length: 4 }, (_, i) => yearOf(today) - 1 + i);
  const landOf = (id: number | null) => places.find((one) => one.id === id)?.land;
  const land = landOf(place);
  return (
    <Panel>
      <div className="sb-filters">
        <SelectField
          id="calendar-year"
          name="year"
          label="Jahr"
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={setYear}
        />
        {places.length > 0 && (
          <SelectField
            id="calendar-place"
            name="place"
            label="Ort"
            value={place}
            {...(place === null && { placeholder: 'Kein üblicher Ort' })}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setPlace}
          />
        )}
        {land && <p className="sb-muted">{LAENDER[land]}</p>}
      </div>
      {settings.data && place === null && (
        <p className="sb-muted">
          Noch ist kein üblicher Ort gewählt: Es gelten nur die Feiertage, die es in allen Ländern gibt.
        </p>
      )}
      {error && !days && <LoadFailure error={error} onRetry={refetch} />}
      {!days && !error && <Skeleton lines={12} />}
      {days && <CalendarYear {...{ year, days, own, place, mayChange }} />}
    </Panel>
  );
}
