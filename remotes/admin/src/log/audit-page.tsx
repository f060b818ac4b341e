import { allows } from '@stundenbuch/domain/access/access';
import { auditAccess } from '@stundenbuch/domain/sides/log/access';
import type { Change } from '@stundenbuch/domain/sides/log/contract';
import { actorName, deedOf, recordTitle } from '@stundenbuch/domain/sides/log/titles';
import { FEATURE_LABELS } from '@stundenbuch/domain/sides/log/words';
import { type Day, firstOfMonth } from '@stundenbuch/domain/time/day';
import { formatMoment } from '@stundenbuch/domain/time/format';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DateRange, SearchSelect, ServerTable, useServerList } from '@stundenbuch/web/data';
import { FormMessage, InOrder, PageHeader, Panel } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useId, useState } from 'react';
import { useWorkersQuery } from '../shared/admin.api.ts';
import { companyLog } from './audit.api.ts';
import { ChangeFields } from './change-fields.tsx';
import { SealPanel } from './seal-panel.tsx';

const PackagePanel = lazyPage(async () => (await import('./package-panel.tsx')).PackagePanel);

const ID = 'audit';
const SIZE = 10;
const EVERYBODY = 0;

const columns: Column<Change>[] = [
  {
    key: 'at',
    title: 'Zeit',
    sortable: false,
    card: 'plain',
    value: ({ at }) => formatMoment(at),
    render: ({ at }) => <span className="sb-nowrap">{formatMoment(at)}</span>,
  },
  { key: 'actor', title: 'Wer', sortable: false, value: actorName, card: 'plain' },
  {
    key: 'what',
    title: 'Was',
    sortable: false,
    value: (change) => `${recordTitle(change, FEATURE_LABELS)}: ${deedOf(change)}`,
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
    key: 'reason',
    title: 'Grund',
    sortable: false,
    card: 'text',
    value: ({ reason }) => reason,
    neededBy: ({ reason }) => Boolean(reason),
  },
];

/** /audit: everything that was changed in the company. */
export function AuditPage() {
  const today = useToday();
  const { who } = useSession();
  const thisMonth = { from: firstOfMonth(today), to: today };
  const [period, setPeriod] = useState<{ from: Day; to: Day }>(thisMonth);
  const [person, setPerson] = useState(EVERYBODY);
  const refusal = periodRefusal(period.from, period.to);
  // Up to today means up to now.
  const { from, to } = period;
  const wanted = { from, ...(to !== today && { to }), ...(person !== EVERYBODY && { person }) };
  const list = useServerList(companyLog, { id: ID, size: SIZE }, wanted, {
    skip: refusal !== null,
    refetchOnMountOrArgChange: true,
  });

  const isNarrowed = from !== thisMonth.from || to !== today || person !== EVERYBODY;
  const reset = () => {
    list.toPage(1);
    setPeriod(thisMonth);
    setPerson(EVERYBODY);
  };

  return (
    <>
      <PageHeader title="Verlauf">
        Wer was wann geändert hat. Auch dass Sie hier nachsehen, steht darin.
      </PageHeader>
      <InOrder>
        <Panel>
          <div className="sb-filters">
            <DateRange
              value={period}
              max={today}
              onChange={(chosen) => {
                list.toPage(1);
                setPeriod(chosen);
              }}
            />
            <PersonSelect
              value={person}
              onChange={(chosen) => {
                list.toPage(1);
                setPerson(chosen);
              }}
            />
          </div>
          <FormMessage message={refusal?.message ?? null} />
          <ServerTable
            list={list}
            id={ID}
            label="Verlauf"
            columns={columns}
            rowKey={({ id }) => id}
            pageSize={SIZE}
            onReset={isNarrowed ? reset : undefined}
            empty="In diesem Zeitraum wurde nichts geändert."
          />
        </Panel>
        <SealPanel />
        {allows(auditAccess.package, who) && <PackagePanel />}
      </InOrder>
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
