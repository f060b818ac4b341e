import { allows } from '@stundenbuch/domain/access/access';
import { inventoryPages } from '@stundenbuch/domain/sides/inventory/access';
import type { InventoryItem } from '@stundenbuch/domain/sides/inventory/contract';
import { tuvState } from '@stundenbuch/domain/sides/inventory/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, ExportButton, matches, SearchField } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { ButtonLink, EditLink, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSession } from '@stundenbuch/web/session';
import { useState } from 'react';
import { useInventoryQuery } from './inventory.api.ts';
import { TuvDate } from './tuv-date.tsx';

const ID = 'inventory';

const columns: Column<InventoryItem>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    card: 'title',
  },
  { key: 'manufacture', title: 'Hersteller', value: ({ manufacture }) => manufacture },
  { key: 'category', title: 'Kategorie', value: ({ category_name }) => category_name },
  { key: 'licence_plate', title: 'Kennzeichen', value: ({ licence_plate }) => licence_plate },
  { key: 'serial_number', title: 'Seriennummer', value: ({ serial_number }) => serial_number },
  { key: 'quantity', title: 'Menge', kind: 'number', value: ({ quantity }) => quantity },
  {
    key: 'tuv_date',
    title: 'TÜV',
    kind: 'date',
    value: ({ tuv_date }) => tuv_date,
    render: ({ tuv_date }) => tuv_date && <TuvDate date={tuv_date} />,
  },
];

/** The file also has columns that the table has no room for. */
const exported: Column<InventoryItem>[] = [
  ...columns,
  { key: 'buy_date', title: 'Kaufdatum', kind: 'date', value: ({ buy_date }) => buy_date },
  { key: 'notes', title: 'Notizen', value: ({ notes }) => notes },
];

const found = (search: string, item: InventoryItem) =>
  matches(search, ...columns.map(({ value }) => value(item)), formatDay(item.tuv_date));

/** /inventory */
export function InventoryPage() {
  const { data: items, error, refetch } = useInventoryQuery();
  const { who } = useSession();
  const [search, setSearch] = useState('');
  const today = useToday();
  if (error && !items) return <LoadFailure title="Inventar" error={error} onRetry={refetch} />;
  const mayChange = allows(inventoryPages['/manage-inventory'], who);
  const rows = (items ?? []).filter((item) => found(search, item));

  return (
    <>
      <PageHeader
        title="Inventar"
        actions={
          <>
            <ExportButton id={ID} columns={exported} rows={rows} />
            {mayChange && (
              <ButtonLink to="/new-inventory" kind="primary" icon="add">
                Inventar anlegen
              </ButtonLink>
            )}
          </>
        }
      >
        {items && tuvNotice(items, today)}
      </PageHeader>
      <Panel>
        <div className="sb-filters">
          <SearchField value={search} onChange={setSearch} />
        </div>
        {items ? (
          <DataTable
            id={ID}
            label="Inventar"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            pageSize={8}
            to={({ id }) => `/inventory-detail?id=${id}`}
            {...(mayChange && { actions: editLink })}
            onReset={search ? () => setSearch('') : undefined}
            step={mayChange && <ButtonLink to="/new-inventory">Inventar anlegen</ButtonLink>}
            empty={search ? 'Nichts gefunden.' : 'Es ist noch kein Inventar angelegt.'}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </Panel>
    </>
  );
}

const editLink = (item: InventoryItem) => (
  <EditLink to={`/manage-inventory?id=${item.id}`} label={`${item.name} bearbeiten`} />
);

/** Shown above the table, because the items may be on another of its pages. */
function tuvNotice(items: readonly InventoryItem[], today: Day): string | null {
  const states = items.map(({ tuv_date }) => tuvState(tuv_date, today));
  const overdue = states.filter((state) => state === 'overdue').length;
  const due = states.filter((state) => state === 'due').length;
  const parts = [overdue > 0 && `${overdue} überfällig`, due > 0 && `${due} bald fällig`].filter(Boolean);
  return parts.length > 0 ? `TÜV: ${parts.join(', ')}` : null;
}
