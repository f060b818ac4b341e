import { hasTarget } from '@stundenbuch/domain/records/entries/status';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import type { Column } from '@stundenbuch/web/data';
import { formatHours, weekdayName } from '@stundenbuch/web/format';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useEntriesOfPersonQuery } from '../shared/timesheet.api.ts';
import { PersonTable } from './person-table.tsx';

const columns: Column<Entry>[] = [
  { key: 'weekday', title: 'Tag', value: ({ day }) => weekdayName(day), sortable: false, card: 'lead' },
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'title' },
  {
    key: 'type',
    title: 'Art',
    value: absenceName,
    card: 'plain',
  },
  { key: 'start', title: 'Beginn', value: ({ start_time }) => start_time, card: 'plain' },
  { key: 'end', title: 'Ende', value: ({ end_time }) => end_time, card: 'until' },
  { key: 'break', title: 'Pause', kind: 'hours', value: (entry) => entry.break },
  { key: 'target', title: 'Soll', kind: 'hours', value: ({ target }) => target },
  { key: 'actual', title: 'Ist', kind: 'hours', value: ({ actual }) => actual, card: 'amount' },
];

const total = (rows: readonly Entry[], of: 'target' | 'actual') =>
  formatHours(rows.reduce((sum, row) => sum + (row[of] ?? 0), 0));

const sums = (rows: readonly Entry[]) => ({ target: total(rows, 'target'), actual: total(rows, 'actual') });

export function TimesTab({ userId }: WorkerTabProps) {
  return (
    <PersonTable<Entry, Entry>
      id="timeBookings"
      label="Zeitbuchungen"
      userId={userId}
      useLoad={useEntriesOfPersonQuery}
      rowsOf={(entries) => entries.filter(hasTarget).sort((a, b) => (a.day < b.day ? 1 : -1))}
      columns={columns}
      rowKey={({ id }) => id}
      summary={(rows) => ({ weekday: 'Summe', ...sums(rows) })}
      months={{ dayOf: ({ day }) => day, sums }}
    />
  );
}
