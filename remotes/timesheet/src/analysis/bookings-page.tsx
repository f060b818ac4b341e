import { allows } from '@stundenbuch/domain/access/access';
import type {
  AnalysedBooking,
  AnalysedBookingSortKey,
  BookingPart,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { officePages } from '@stundenbuch/domain/day/office/access';
import { isDay } from '@stundenbuch/domain/time/day';
import {
  ExportButton,
  SearchField,
  type ServerColumn,
  ServerTable,
  useServerList,
} from '@stundenbuch/web/data';
import { formatDay, formatEuro, formatHours } from '@stundenbuch/web/format';
import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { Navigate, useSearchParams } from 'react-router-dom';
import { personWeek } from '../shared/person-paths.ts';
import { analysedBookings } from './analysis.api.ts';

const ID = 'analysis-bookings';
const SIZE = 20;

const euro = (
  key: 'amount' | 'cost',
  title: string,
): ServerColumn<AnalysedBooking, AnalysedBookingSortKey> => ({
  key,
  title,
  kind: 'number',
  value: (booking) => booking[key],
  render: (booking) => (booking[key] === null ? '–' : formatEuro(booking[key])),
});

/** The keys are the server's sort keys. */
const columns: ServerColumn<AnalysedBooking, AnalysedBookingSortKey>[] = [
  {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ first_name, name }) => `${first_name} ${name}`,
    card: 'title',
  },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
  { key: 'project_name', title: 'Projekt', value: ({ project_name }) => project_name, card: 'plain' },
  { key: 'job_title', title: 'Arbeitsplatz', value: ({ job_title }) => job_title },
  { key: 'booking_text', title: 'Text', value: ({ booking_text }) => booking_text, card: 'text' },
  { key: 'hours', title: 'Dauer (h)', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
  {
    key: 'rate',
    title: 'Satz',
    kind: 'number',
    sortable: false,
    value: ({ rate }) => rate,
    render: ({ rate }) => (rate === null ? 'ohne' : `${formatEuro(rate)}/h`),
  },
  euro('amount', 'Betrag'),
  euro('cost', 'Kosten'),
];

const PART_WORDS: Readonly<Record<BookingPart, string>> = {
  customers: 'auf Kundenprojekte',
  internal: 'auf interne Projekte',
  unpriced: 'ohne Satz',
  uncosted: 'ohne Kosten je Stunde',
};

/** What the address narrows the bookings to. */
function filterOf(search: URLSearchParams) {
  const of = (key: string) => search.get(key) ?? undefined;
  const part = (Object.keys(PART_WORDS) as BookingPart[]).find((one) => one === of('part'));
  const keys = {
    project: of('project'),
    person: of('person'),
    job: of('job'),
    customer: of('customer'),
    team: of('team'),
    part,
  };
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
}

/** /analysis-bookings?from&to&project&person&job&customer&part: the bookings behind a figure of the analysis. */
export function AnalysisBookingsPage() {
  const [search] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  if (!(isDay(from) && isDay(to))) return <Navigate to="/analysis" replace />;
  return <Bookings key={String(search)} {...{ from, to, search }} />;
}

function Bookings({ from, to, search }: { from: string; to: string; search: URLSearchParams }) {
  const { who } = useSession();
  const filter = filterOf(search);
  const list = useServerList(analysedBookings, { id: ID, size: SIZE }, { from, to, ...filter });
  const { data, all } = list;
  const part = filter.part as BookingPart | undefined;
  const mayOpen = allows(officePages['/person-week'], who);
  return (
    <>
      <PageHeader
        title="Buchungen"
        actions={<ExportButton id={ID} columns={columns} rows={all} disabled={!data} />}
      >
        {formatDay(from)} – {formatDay(to)}
        {part && `, ${PART_WORDS[part]}`}
      </PageHeader>
      <Panel>
        <div className="sb-filters">
          <SearchField {...list.searching} />
        </div>
        <ServerTable
          list={list}
          id={ID}
          label="Buchungen der Auswertung"
          columns={columns}
          rowKey={({ id }) => id}
          pageSize={SIZE}
          to={({ email, day }) => (mayOpen ? personWeek(email, day) : null)}
          {...(typeof data?.hours === 'number' && {
            summary: { name: 'Summe', hours: formatHours(data.hours) },
          })}
          empty={list.query.search ? 'Nichts gefunden.' : 'Dazu gibt es keine Buchungen.'}
        />
      </Panel>
    </>
  );
}
