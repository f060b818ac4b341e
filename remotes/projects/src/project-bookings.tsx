import { allows, hasAnyFeature } from '@stundenbuch/domain/access/access';
import { timesheetPages } from '@stundenbuch/domain/records/timesheet/access';
import type { Entry, ProjectBookingSortKey } from '@stundenbuch/domain/records/timesheet/contract';
import {
  ExportButton,
  SearchField,
  type ServerColumn,
  ServerTable,
  useServerList,
} from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { ButtonLink, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import type { PathOfBooking } from './bookings-split-view.tsx';
import { projectBookings } from './projects.api.ts';

const ID = 'projectbookings';

// Not fetched where rows open nothing.
const BookingsSplitView = lazyPage(
  async () => (await import('./bookings-split-view.tsx')).BookingsSplitView,
  ({ children }) => children(),
);

const SIZE = 10;

/** More rows can be paged, sorted by day and exported; searching them all would be slow. */
const SEARCHED_UP_TO = 1000;

const columns: ServerColumn<Entry, ProjectBookingSortKey>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
  { key: 'booking_text', title: 'Text', value: ({ booking_text }) => booking_text, card: 'text' },
  { key: 'hours', title: 'Dauer (h)', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

const onlyByDay = columns.map((column) => ({ ...column, sortable: column.key === 'day' }));

/** All bookings on the project by everyone. The server pages: there may be a hundred thousand. */
export function BookingsOfProject({ project, sum }: { project: number; sum: number | null }) {
  const list = useServerList(projectBookings, { id: ID, size: SIZE }, { project });
  const { data, all, query } = list;
  const few = data !== undefined && data.total <= SEARCHED_UP_TO;
  const { who } = useSession();
  // The server's sum covers all bookings, not just those that match the search.
  const summary = query.search || sum === null ? undefined : { name: 'Summe', hours: formatHours(sum) };

  const table = (pathOf?: PathOfBooking) => (
    <Panel title="Buchungen" actions={<ExportButton id={ID} columns={columns} rows={all} disabled={!data} />}>
      {(few || query.search) && (
        <div className="sb-filters">
          <SearchField {...list.searching} />
        </div>
      )}
      <ServerTable
        list={list}
        id={ID}
        label="Buchungen des Projekts"
        columns={few ? columns : onlyByDay}
        rowKey={({ id }) => id}
        {...(pathOf && { to: pathOf })}
        pageSize={SIZE}
        {...(summary && { summary })}
        step={
          allows(timesheetPages['/booking'], who) && <ButtonLink to="/booking">Projekt buchen</ButtonLink>
        }
        empty={query.search ? 'Nichts gefunden.' : 'Auf dieses Projekt ist noch nichts gebucht.'}
      />
    </Panel>
  );
  return hasAnyFeature(who) ? <BookingsSplitView>{table}</BookingsSplitView> : table();
}
