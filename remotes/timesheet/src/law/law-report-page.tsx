import { firstOfMonth } from '@stundenbuch/domain/calendar/day';
import { LAW_CODES } from '@stundenbuch/domain/law/codes';
import type { LawRow } from '@stundenbuch/domain/law/contract';
import { LAW_WORDS } from '@stundenbuch/domain/law/words';
import { useToday } from '@stundenbuch/web/clock';
import { type Column, DataTable, ExportButton } from '@stundenbuch/web/data';
import { formatDay } from '@stundenbuch/web/format';
import { LoadFailure, PageHeader, Panel, SelectField, Skeleton } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { ReportFilter } from '../report-filter.tsx';
import { useLawOfCompanyQuery } from './law.api.ts';
import './law.css';

const ID = 'law-report';
const ALL = '';

const nameOf = ({ first_name, name }: LawRow) => `${first_name} ${name}`;

const columns: Column<LawRow>[] = [
  { key: 'name', title: 'Mitarbeiter', value: nameOf, card: 'title' },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'amount' },
  { key: 'label', title: 'Hinweis', value: ({ label, law }) => `${label} (${law})` },
  { key: 'reason', title: 'Grund', value: ({ reason }) => reason, card: 'text' },
  { key: 'remedy', title: 'Abhilfe', value: ({ remedy }) => remedy ?? '' },
  {
    key: 'explanation',
    title: 'Erklärung',
    value: ({ explanation, explained_by }) =>
      explanation ? `${explanation} (${explained_by ?? 'ehemals'})` : '',
  },
];

/** /law-report: what the working-time law says of everybody's days. */
export function LawReportPage() {
  const today = useToday();
  const [period, setPeriod] = useState({ from: firstOfMonth(today), to: today });
  const [user, setUser] = useState(ALL);
  const [code, setCode] = useState(ALL);
  const { currentData, error, isFetching, refetch } = useLawOfCompanyQuery(period);
  const all = currentData ?? [];
  const rows = all.filter(
    (row) => (user === ALL || String(row.user) === user) && (code === ALL || row.code === code),
  );
  const people = [...new Map(all.map((row) => [row.user, nameOf(row)]))];
  const codes = LAW_CODES.filter((one) => all.some((row) => row.code === one));
  return (
    <>
      <PageHeader
        title="Arbeitszeitschutz"
        actions={<ExportButton id={ID} columns={columns} rows={rows} disabled={!currentData} />}
      />
      <ReportFilter period={period} busy={isFetching} onSearch={setPeriod} />
      <div className="sb-filters">
        <SelectField
          {...{ id: 'law-user', name: 'user', disabled: false, value: user, onChange: setUser }}
          label="Mitarbeiter"
          options={[
            { value: ALL, label: 'alle' },
            ...people.map(([id, label]) => ({ value: String(id), label })),
          ]}
        />
        <SelectField
          {...{ id: 'law-code', name: 'code', disabled: false, value: code, onChange: setCode }}
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
            empty="In diesem Zeitraum gibt es keine Hinweise."
          />
        )}
      </Panel>
    </>
  );
}
