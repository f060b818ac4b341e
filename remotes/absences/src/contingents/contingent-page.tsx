import type { Contingent, ContingentAmount } from '@stundenbuch/domain/accounts/contingents/contract';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { EmptyState, LoadFailure, PageHeader, Panel, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { presetNamed } from '../kinds/kind-presets.tsx';
import { AmountForm } from './amount-form.tsx';
import { ContingentForm } from './contingent-form.tsx';
import { useContingentQuery } from './contingents.api.ts';
import { amountOf } from './words.ts';

/** /contingent?id: what people have of a kind; without an id a new one, which may begin with a preset. */
export function ContingentPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  const preset = presetNamed(search.get('preset') ?? '');
  if (id !== null) return <StoredContingent key={id} id={id} />;
  return (
    <>
      <PageHeader title="Kontingent anlegen" />
      <Panel>
        {preset && <p className="sb-muted">{preset.law}</p>}
        <ContingentForm key={preset?.name} contingent={null} preset={preset} />
      </Panel>
    </>
  );
}

function StoredContingent({ id }: { id: string }) {
  const { data: contingent, error, refetch } = useContingentQuery(Number(id));
  const isGone = (error as { status?: unknown } | undefined)?.status === 404;
  return (
    <>
      <PageHeader title={contingent?.name ?? 'Kontingent'} />
      {isGone && !contingent && <EmptyState>Dieses Kontingent gibt es nicht.</EmptyState>}
      {error && !isGone && !contingent && <LoadFailure error={error} onRetry={refetch} />}
      {!contingent && !error && <Skeleton lines={8} />}
      {contingent && (
        <>
          <Panel>
            <ContingentForm key={contingent.version} contingent={contingent} />
          </Panel>
          <Panel title="Umfang">
            <Amounts contingent={contingent} />
          </Panel>
          <Panel title="Umfang für alle ab einem anderen Jahr">
            <AmountForm contingents={[contingent]} />
          </Panel>
        </>
      )}
    </>
  );
}

const conditionOf = ({ since, until }: ContingentAmount): string =>
  [since && `ab ${formatDay(since)}`, until && `bis ${formatDay(until)}`].filter(Boolean).join(' ');

function Amounts({ contingent: { amounts, unit } }: { contingent: Contingent }) {
  const columns: Column<ContingentAmount>[] = [
    { key: 'name', title: 'Für', value: ({ name }) => name ?? 'Alle', card: 'title' },
    { key: 'year', title: 'Ab Jahr', value: ({ year }) => year, render: ({ year }) => String(year) },
    {
      key: 'amount',
      title: 'Umfang',
      value: ({ amount }) => (amount === null ? 'wie für alle' : amountOf(amount, unit)),
    },
    { key: 'condition', title: 'Voraussetzung', value: conditionOf },
  ];
  return (
    <DataTable
      id="contingent-amounts"
      label="Wer wie viel hat"
      columns={columns}
      rows={amounts}
      rowKey={({ user, year }) => `${user} ${year}`}
      empty="Noch kein Umfang eingetragen."
    />
  );
}
