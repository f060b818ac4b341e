import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Column } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import type { WorkerTabProps } from '@stundenbuch/web/module';
import { useEntriesOfPersonQuery } from '../shared/timesheet.api.ts';
import { PersonTable } from './person-table.tsx';

const columns: Column<Entry>[] = [
  { key: 'day', title: 'Datum', kind: 'date', value: ({ day }) => day, card: 'plain' },
  { key: 'internal_id', title: 'Interne ID', value: ({ internal_id }) => internal_id },
  { key: 'project_name', title: 'Projekt', value: ({ project_name }) => project_name, card: 'title' },
  { key: 'booking_text', title: 'Beschreibung', value: ({ booking_text }) => booking_text, card: 'text' },
  { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
];

const sums = (rows: readonly Entry[]) => ({
  hours: formatHours(rows.reduce((sum, { hours }) => sum + hours, 0)),
});

export function BookingsTab({ userId }: WorkerTabProps) {
  return (
    <PersonTable<Entry, Entry>
      id="projectBookings"
      label="Projektbuchungen"
      userId={userId}
      useLoad={useEntriesOfPersonQuery}
      rowsOf={(entries) =>
        entries
          .filter(({ project }) => kindOf(project) === 'project')
          .sort((a, b) => (a.day < b.day ? 1 : -1))
      }
      columns={columns}
      rowKey={({ id }) => id}
      summary={(rows) => ({ day: 'Summe', ...sums(rows) })}
      months={{ dayOf: ({ day }) => day, sums }}
    />
  );
}
