import { LAW_RULES } from '@stundenbuch/domain/accounts/law/law-rules';
import { LAW_WORDS } from '@stundenbuch/domain/accounts/law/words';
import type { LawRow } from '@stundenbuch/domain/accounts/lawguide/contract';
import { firstOfMonth } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatDay, formatLaw } from '@stundenbuch/web/format';
import { LoadFailure, PageHeader, Panel, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { useSearchParams } from 'react-router-dom';
import { ReportFilter } from '../reports/report-filter.tsx';
import { useLawOfCompanyQuery } from './law.api.ts';

const ID = 'law-report';
const ALL = '';

const nameOf = ({ first_name, name }: LawRow) => `${first_name} ${name}`;

const columns: Column<LawRow>[] = [
  { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'amount' },
  {
    key: 'label',
    title: 'Hinweis',
    card: 'plain',
    value: ({ label, law }) => `${label} (${law})`,
    // Sign and number of a paragraph stay in one line.
    render: ({ label, law }) => `${label} (${formatLaw(law)})`,
  },
  { key: 'reason', title: 'Grund', value: ({ reason }) => reason, card: 'text' },
  {
    key: 'remedy',
    title: 'Abhilfe',
    value: ({ remedy }) => remedy ?? '',
    neededBy: ({ remedy }) => Boolean(remedy),
  },
  {
    key: 'explanation',
    title: 'Erklärung',
    neededBy: ({ explanation }) => Boolean(explanation),
    value: ({ explanation, explained_by }) =>
      explanation ? `${explanation} (${explained_by ?? 'ehemals'})` : '',
  },
];

type Chosen = { [Key in 'from' | 'to' | 'user' | 'code']?: string };

function searched(search: URLSearchParams, changes: Chosen): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) value === ALL ? next.delete(key) : next.set(key, value);
  return next;
}

function countText(rows: readonly LawRow[]): string {
  const people = new Set(rows.map(({ user }) => user)).size;
  return `${rows.length} ${rows.length === 1 ? 'Hinweis' : 'Hinweise'} bei ${people} ${people === 1 ? 'Person' : 'Personen'}`;
}

/** /law-report?from&to&user&code: what the working-time law says of everybody's days; a row leads to those of its person. */
export function LawReportPage() {
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const of = (key: string) => search.get(key) ?? ALL;
  const period = { from: of('from') || firstOfMonth(today), to: of('to') || today };
  const [user, code] = [of('user'), of('code')];
  const choose = (changes: Chosen) => setSearch(searched(search, changes), { replace: true });
  const { currentData, error, isFetching, refetch } = useLawOfCompanyQuery(period);
  const all = currentData ?? [];
  const rows = all.filter(
    (row) => (user === ALL || String(row.user) === user) && (code === ALL || row.code === code),
  );
  const people = [...new Map(all.map((row) => [row.user, nameOf(row)]))];
  const codes = LAW_RULES.filter((one) => all.some((row) => row.code === one));
  const pathOf = (row: LawRow) => `/law-report?${searched(search, { user: String(row.user) })}`;
  return (
    <>
      <PageHeader
        title="Arbeitszeitschutz"
        actions={<ExportButton id={ID} columns={columns} rows={rows} disabled={!currentData} />}
      />
      <ReportFilter period={period} busy={isFetching} onSearch={choose} />
      <div className="sb-filters">
        <SelectField
          {...{ id: 'law-user', name: 'user', disabled: false, value: user }}
          onChange={(chosen) => choose({ user: chosen })}
          label="Mitarbeiter"
          options={[
            { value: ALL, label: 'alle' },
            ...people.map(([id, label]) => ({ value: String(id), label })),
          ]}
        />
        <SelectField
          {...{ id: 'law-code', name: 'code', disabled: false, value: code }}
          onChange={(chosen) => choose({ code: chosen })}
          label="Hinweis"
          options={[
            { value: ALL, label: 'alle' },
            ...codes.map((one) => ({ value: one as string, label: LAW_WORDS[one].label })),
          ]}
        />
      </div>
      <Panel>
        {error && !currentData && <LoadFailure error={error} onRetry={refetch} />}
        {!currentData && !error && <Skeleton lines={8} />}
        {currentData && (
          <DataTable
            id={ID}
            label={`Arbeitszeitschutz vom ${formatDay(period.from)} bis ${formatDay(period.to)}`}
            columns={columns}
            rows={rows}
            rowKey={({ user: whose, day, code: what }) => `${whose} ${day} ${what}`}
            pageSize={20}
            to={(row) => (user === ALL ? pathOf(row) : null)}
            summary={{ name: 'Summe', label: countText(rows) }}
            empty="In diesem Zeitraum gibt es keine Hinweise."
          />
        )}
      </Panel>
    </>
  );
}
