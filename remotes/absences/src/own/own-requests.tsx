import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import { takesTheDay } from '@stundenbuch/domain/records/entries/status';
import { type Column, DataTable } from '@stundenbuch/web/data';
import { formatHours } from '@stundenbuch/web/format';
import { IconButton } from '@stundenbuch/web/kit';
import type { ReactNode } from 'react';
import { LogOfDay } from '../inbox/log-of-day.tsx';
import { AbsenceStatus } from '../list/absence-status.tsx';
import { requestColumns } from '../list/request-columns.tsx';
import { RequestDays } from '../list/request-days.tsx';
import { daysIn, daysText, hoursIn, periodOf, type RequestRow, rowOfDay } from '../list/request-rows.ts';
import { useDeletable } from '../list/use-deletable.ts';
import { dayOf } from '../shared/names.ts';
import { CorrectLink } from './correct-link.tsx';

interface Props {
  id: string;
  rows: readonly RequestRow<OwnAbsence>[];
  onDelete: (row: RequestRow<OwnAbsence>) => void;
  /** The button below an empty list. */
  step: ReactNode;
  /** Where one of its days leads. */
  to: (day: OwnAbsence) => string | null;
}

const { period, type, days, hours, status } = requestColumns;

/** Of what was requested or approved; an absence counts in the month of its first day. */
function sums(rows: readonly RequestRow<OwnAbsence>[]) {
  const alive = rows.filter((row) => row.days.some(({ status }) => takesTheDay(status)));
  const sumOf = (of: typeof daysIn) => alive.reduce((sum, row) => sum + of(row), 0);
  return { days: daysText(sumOf(daysIn)), hours: formatHours(sumOf(hoursIn)) };
}

/** One's own absences where a request is one row. */
export function OwnRequests({ id, rows, onDelete, step, to }: Props) {
  const isDeletable = useDeletable();
  const columns: Column<RequestRow<OwnAbsence>>[] = [
    { ...period, card: 'title' },
    type,
    {
      ...days,
      render: (row) => (
        <RequestDays row={row}>
          {(day) => (
            <>
              <AbsenceStatus status={day.status} />
              <LogOfDay day={day} />
              <CorrectLink absence={day} />
              {isDeletable(day) && (
                <IconButton
                  icon="delete"
                  label={`${day.kind_name ?? day.project_name} am ${dayOf(day)} löschen`}
                  onClick={() => onDelete(rowOfDay(day))}
                />
              )}
            </>
          )}
        </RequestDays>
      ),
    },
    hours,
    status,
  ];
  return (
    <DataTable
      id={id}
      label="Meine Abwesenheiten"
      pageSize={8}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      to={({ days: [first] }) => to(first)}
      months={{ dayOf: ({ days: [first] }) => first.day, sums }}
      step={step}
      empty="Sie haben noch keine Abwesenheit beantragt."
      actions={(row) => (
        <>
          {row.days.length === 1 && <LogOfDay day={row.days[0]} />}
          {row.days.length === 1 && <CorrectLink absence={row.days[0]} />}
          {row.days.some(isDeletable) && (
            <IconButton
              icon="delete"
              label={`${row.days[0].kind_name ?? row.days[0].project_name} am ${periodOf(row)} löschen`}
              onClick={() => onDelete(row)}
            />
          )}
        </>
      )}
    />
  );
}
