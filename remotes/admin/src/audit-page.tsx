import { allows } from '@stundenbuch/domain/access/access';
import { auditCalls } from '@stundenbuch/domain/audit/access';
import type { Change } from '@stundenbuch/domain/audit/contract';
import { actorName, deedOf, recordTitle } from '@stundenbuch/domain/audit/titles';
import { formatMoment } from '@stundenbuch/domain/audit/values';
import { type Day, firstOfMonth } from '@stundenbuch/domain/calendar/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { useToday } from '@stundenbuch/web/clock';
import {
  type Column,
  DataTable,
  DateRange,
  everyPage,
  SearchSelect,
  useLastPage,
  useServerTable,
} from '@stundenbuch/web/data';
import { FormMessage, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useId, useState } from 'react';
import { useWorkersQuery } from './admin.api.ts';
import { useCompanyLogQuery, useLazyCompanyLogQuery } from './audit.api.ts';
import { ChangeFields } from './change-fields.tsx';
import { featureWords } from './feature-words.ts';
import { SealPanel } from './seal-panel.tsx';

const PackagePanel = lazyPage(async () => (await import('./package-panel.tsx')).PackagePanel);

const SIZE = 10;
const EVERYBODY = 0;

const columns: Column<Change>[] = [
  {
    ...{ key: 'at', title: 'Zeit', sortable: false, card: 'plain' },
    value: ({ at }) => formatMoment(at),
    render: ({ at }) => <span className="adm-log-moment">{formatMoment(at)}</span>,
  },
  { key: 'actor', title: 'Wer', sortable: false, value: actorName, card: 'plain' },
  {
    key: 'what',
    title: 'Was',
    sortable: false,
    value: (change) => `${recordTitle(change, featureWords)}: ${deedOf(change)}`,
    card: 'title',
  },
  {
    key: 'person',
    title: 'Betrifft',
    sortable: false,
    value: ({ person_name }) => person_name,
    card: 'plain',
  },
  {
    key: 'change',
    title: 'Änderung',
    sortable: false,
    value: () => null,
    render: (change) => <ChangeFields change={change} />,
    card: 'text',
  },
  {
    ...{ key: 'reason', title: 'Grund', sortable: false, card: 'text' },
    value: ({ reason }) => reason,
    neededBy: ({ reason }) => Boolean(reason),
  },
];

/** /audit: everything that was changed in the company. */
export function AuditPage() {
  const today = useToday();
  const { who } = useSession();
  const [period, setPeriod] = useState<{ from: Day; to: Day }>({ from: firstOfMonth(today), to: today });
  const [person, setPerson] = useState(EVERYBODY);
  const table = useServerTable(SIZE);
  const refusal = periodRefusal(period.from, period.to);
  const { page, size } = table.query;
  // Up to today means up to now.
  const { from, to } = period;
  const wanted = { from, ...(to !== today && { to }), ...(person !== EVERYBODY && { person }) };
  const { data, currentData, error, refetch } = useCompanyLogQuery(
    { ...wanted, page, size },
    { skip: refusal !== null, refetchOnMountOrArgChange: true },
  );
  const [fetchPage] = useLazyCompanyLogQuery();
  useLastPage(table, currentData?.total);
  const all = everyPage(currentData, (pages) => fetchPage({ ...wanted, ...pages }).unwrap());

  return (
    <>
      <PageHeader title="Verlauf">
        Wer was wann geändert hat. Auch dass Sie hier nachsehen, steht darin.
      </PageHeader>
      <Panel>
        <div className="sb-filters">
          <DateRange
            value={period}
            max={today}
            onChange={(chosen) => {
              table.toPage(1);
              setPeriod(chosen);
            }}
          />
          <PersonSelect
            value={person}
            onChange={(chosen) => {
              table.toPage(1);
              setPerson(chosen);
            }}
          />
        </div>
        <FormMessage message={refusal?.message ?? null} />
        {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
        {!data && !error && <Skeleton lines={SIZE} />}
        {data && !error && (
          <DataTable
            id="audit"
            label="Verlauf"
            columns={columns}
            rows={data.rows}
            rowKey={({ id }) => id}
            pageSize={SIZE}
            server={table.server(data.total, all)}
            empty="In diesem Zeitraum wurde nichts geändert."
          />
        )}
      </Panel>
      <SealPanel />
      {allows(auditCalls.package, who) && <PackagePanel />}
    </>
  );
}

function PersonSelect({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  const { data = [] } = useWorkersQuery();
  const people = data.map((each) => ({ value: each.id, label: `${each.first_name} ${each.name}` }));
  const options = [{ value: EVERYBODY, label: 'Alle' }, ...people];
  return <SearchSelect id={id} name="person" label="Person" {...{ value, onChange, options }} />;
}
