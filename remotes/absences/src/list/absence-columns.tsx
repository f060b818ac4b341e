import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { absenceName } from '@stundenbuch/domain/records/timesheet/entry-name';
import type { Column } from '@stundenbuch/web/data';
import { dayOf } from '../shared/names.ts';
import { AbsenceStatus, statusLabel } from './absence-status.tsx';
import { Waiting } from './waiting.tsx';

/** Columns of one's own absences where every day is a row. */
export const absenceColumns = {
  day: {
    key: 'day',
    title: 'Datum',
    kind: 'date',
    value: ({ day }) => day,
    render: (absence) => <span className="sb-nowrap">{dayOf(absence)}</span>,
    card: 'plain',
  },
  type: {
    key: 'project_name',
    title: 'Art',
    value: absenceName,
    render: (absence) => (
      <span>
        {absenceName(absence)}
        <Waiting absence={absence} />
      </span>
    ),
    card: 'plain',
  },
  hours: { key: 'hours', title: 'Stunden', kind: 'hours', value: ({ hours }) => hours, card: 'amount' },
  status: {
    key: 'status',
    title: 'Status',
    value: ({ status }) => statusLabel(status),
    render: ({ status }) => <AbsenceStatus status={status} />,
    card: 'plain',
  },
} as const satisfies Record<string, Column<OwnAbsence>>;
