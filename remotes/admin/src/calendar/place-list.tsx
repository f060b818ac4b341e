import type { Place } from '@stundenbuch/domain/day/calendar/contract';
import { EXTRAS, LAENDER } from '@stundenbuch/domain/time/laender';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { ButtonLink, EditLink, LoadFailure, Panel, Skeleton } from '@stundenbuch/web/kit';
import { usePlacesQuery } from './calendar.api.ts';

const columns: Column<Place>[] = [
  { key: 'name', title: 'Ort', value: ({ name }) => name, card: 'title' },
  { key: 'land', title: 'Land', value: ({ land }) => LAENDER[land] },
  {
    key: 'extras',
    title: 'Zusätzliche Feiertage',
    value: ({ extras }) => extras.map((extra) => EXTRAS[extra].label).join(', '),
  },
];

/** Where people work: the Land and the community decide which days are free. */
export function PlaceList({ mayChange }: { mayChange: boolean }) {
  const { data: places, error, refetch } = usePlacesQuery();
  const path = ({ id }: Place) => `/company-place?id=${id}`;
  return (
    <Panel
      title="Orte"
      actions={
        mayChange && (
          <ButtonLink to="/company-place" icon="add">
            Ort anlegen
          </ButtonLink>
        )
      }
    >
      {error && !places && <LoadFailure error={error} onRetry={refetch} />}
      {!places && !error && <Skeleton lines={3} />}
      {places && (
        <DataTable
          id="places"
          label="Orte"
          columns={columns}
          rows={places}
          rowKey={({ id }) => id}
          step={mayChange && <ButtonLink to="/company-place">Ort anlegen</ButtonLink>}
          empty="Noch kein Ort angelegt."
          {...(mayChange && {
            to: path,
            actions: (place: Place) => <EditLink to={path(place)} label={`${place.name} bearbeiten`} />,
          })}
        />
      )}
    </Panel>
  );
}
