import { ALLOWANCE_UNIT_WORDS } from '@stundenbuch/domain/accounts/allowances/allowance-kinds';
import type { AllowanceKind, WireSurchargeRule } from '@stundenbuch/domain/accounts/allowances/contract';
import { SURCHARGE_KIND_WORDS } from '@stundenbuch/domain/accounts/allowances/surcharge-rules';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatDay, formatPercents } from '@stundenbuch/web/format';
import {
  Button,
  IconButton,
  LoadFailure,
  PageHeader,
  Panel,
  Skeleton,
  StatusTag,
} from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useState } from 'react';
import { useKindsOfAllowanceQuery, useSurchargeRulesQuery } from './surcharges.api.ts';

const RuleDialog = lazyPage(async () => (await import('./rule-dialog.tsx')).RuleDialog);
const PresetDialog = lazyPage(async () => (await import('./preset-dialog.tsx')).PresetDialog);
const AllowanceKindDialog = lazyPage(
  async () => (await import('./allowance-kind-dialog.tsx')).AllowanceKindDialog,
);

/** /surcharge-rules: which minutes count as what, and what is counted beside the hours (ALW-01, ALW-04). */
export function SurchargeRulesPage() {
  return (
    <>
      <PageHeader title="Zuschläge und Zulagen einrichten">
        Hier entstehen Minuten und Mengen. Beträge und Prozente kennt nur das Lohnprogramm.
      </PageHeader>
      <Rules />
      <Kinds />
    </>
  );
}

const windowOf = ({ from, to, kind }: WireSurchargeRule): string => {
  if (kind === 'overtime') return '';
  return from === to ? 'ganzer Tag' : `${from}–${to === '00:00' ? '24:00' : to}`;
};

const ruleColumns = (today: string): Column<WireSurchargeRule>[] => [
  { key: 'name', title: 'Regel', value: ({ name }) => name, card: 'title' },
  { key: 'kind', title: 'Art', value: ({ kind }) => SURCHARGE_KIND_WORDS[kind] },
  {
    key: 'window',
    title: 'Zeit',
    value: windowOf,
    render: (rule) => <span className="sb-nowrap">{windowOf(rule)}</span>,
    sortable: false,
  },
  {
    key: 'source',
    title: 'Zuschlag',
    value: ({ source }) => source,
    render: ({ source }) => formatPercents(source),
  },
  { key: 'group', title: 'Gruppe', value: ({ group }) => group },
  { key: 'priority', title: 'Vorrang', value: ({ priority }) => priority },
  {
    key: 'valid_from',
    title: 'Gilt',
    kind: 'date',
    value: ({ valid_from }) => valid_from,
    render: ({ valid_from, valid_to }) => (
      <span className="sb-line">
        <span>
          ab {formatDay(valid_from)}
          {valid_to && ` bis ${formatDay(valid_to)}`}
        </span>
        {valid_to !== null && valid_to < today && <StatusTag tone="neutral">Beendet</StatusTag>}
      </span>
    ),
  },
];

function Rules() {
  const today = useToday();
  const { data, error, refetch } = useSurchargeRulesQuery();
  const [editing, setEditing] = useState<WireSurchargeRule | 'new' | 'preset' | null>(null);
  const close = () => setEditing(null);
  return (
    <Panel
      title="Zuschläge"
      actions={
        data && (
          <div className="sb-line">
            <Button onClick={() => setEditing('preset')}>§ 3b EStG übernehmen</Button>
            <Button kind="primary" icon="add" onClick={() => setEditing('new')}>
              Regel anlegen
            </Button>
          </div>
        )
      }
    >
      <p className="sb-muted">
        Von den Regeln einer Gruppe zählt für jede Minute die mit dem höchsten Vorrang; Gruppen gelten
        nebeneinander.
      </p>
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <DataTable
          id="surcharge-rules"
          label="Zuschläge"
          columns={ruleColumns(today)}
          rows={data.rules}
          rowKey={({ id }) => id}
          pageSize={20}
          step={<Button onClick={() => setEditing('preset')}>§ 3b EStG übernehmen</Button>}
          empty="Noch keine Regel. Mit „§ 3b EStG übernehmen“ entstehen die Zeiten des Steuerrechts."
          actions={(rule) => (
            <IconButton icon="edit" label={`${rule.name} bearbeiten`} onClick={() => setEditing(rule)} />
          )}
        />
      )}
      {data && editing === 'preset' && <PresetDialog openFrom={data.open_from} onClose={close} />}
      {data && editing !== null && editing !== 'preset' && (
        <RuleDialog rule={editing === 'new' ? null : editing} openFrom={data.open_from} onClose={close} />
      )}
    </Panel>
  );
}

const kindColumns: Column<AllowanceKind>[] = [
  {
    key: 'name',
    title: 'Zulage',
    value: ({ name }) => name,
    render: ({ name, archived }) => (
      <span className="sb-line">
        {name} {archived && <StatusTag tone="neutral">Archiviert</StatusTag>}
      </span>
    ),
    card: 'title',
  },
  { key: 'unit', title: 'Einheit', value: ({ unit }) => ALLOWANCE_UNIT_WORDS[unit] },
  {
    key: 'per_project',
    title: 'Erfasst',
    value: ({ per_project }) => (per_project ? 'je Projekt' : 'je Person'),
  },
];

function Kinds() {
  const { data: kinds, error, refetch } = useKindsOfAllowanceQuery();
  const [editing, setEditing] = useState<AllowanceKind | 'new' | null>(null);
  return (
    <Panel
      title="Zulagen"
      actions={
        <Button icon="add" onClick={() => setEditing('new')}>
          Zulage anlegen
        </Button>
      }
    >
      {error && !kinds && <LoadFailure error={error} onRetry={refetch} />}
      {!kinds && !error && <Skeleton lines={4} />}
      {kinds && (
        <DataTable
          id="allowance-kinds"
          label="Zulagen"
          columns={kindColumns}
          rows={kinds}
          rowKey={({ id }) => id}
          step={<Button onClick={() => setEditing('new')}>Zulage anlegen</Button>}
          empty="Noch keine Zulage, etwa Montage, Schmutz oder Rufbereitschaft."
          actions={(kind) => (
            <IconButton icon="edit" label={`${kind.name} bearbeiten`} onClick={() => setEditing(kind)} />
          )}
        />
      )}
      {editing && (
        <AllowanceKindDialog kind={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}
