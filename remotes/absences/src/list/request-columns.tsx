import type { OwnAbsence } from '@stundenbuch/domain/records/absences/contract';
import type { Column } from '@stundenbuch/web/data';
import { formatNumber } from '@stundenbuch/web/format';
import { dayOf, nameOf } from '../shared/names.ts';
import { AbsenceStatus, statusLabel } from './absence-status.tsx';
import { daysIn, hoursIn, nameOfRequest, type RequestRow } from './request-rows.ts';
import { StandsIn } from './stands-in.tsx';
import { Waiting } from './waiting.tsx';

type Row = RequestRow<OwnAbsence>;

const statusesOf = ({ days }: Row) => [...new Set(days.map(({ status }) => status))];

/** Columns of the lists in which a request is one line. */
export const requestColumns = {
  worker: {
    key: 'name',
    title: 'Mitarbeiter',
    value: ({ days: [{ name, first_name }] }) => `${name} ${first_name}`,
    render: ({ days: [first] }) => nameOf(first),
    card: 'title',
  },
  period: {
    key: 'day',
    title: 'Zeitraum',
    kind: 'date',
    value: ({ days: [first] }) => first.day,
    render: (row) => <Period row={row} />,
    card: 'plain',
  },
  type: {
    key: 'project_name',
    title: 'Art',
    value: nameOfRequest,
    render: (row) => <TypeAndNote row={row} />,
    card: 'plain',
  },
  days: {
    key: 'days',
    title: 'Tage',
    kind: 'number',
    value: (row) => daysIn(row) || undefined,
    render: (row) => (daysIn(row) > 0 ? <Days days={daysIn(row)} /> : null),
    card: 'text',
  },
  // Else the status would be half below the page beside it.
  hours: { key: 'hours', title: 'Stunden', kind: 'hours', value: hoursIn, card: 'amount', yields: true },
  status: {
    key: 'status',
    title: 'Status',
    value: (row) => statusesOf(row).map(statusLabel).join(', '),
    render: (row) => (
      <span className="sb-line">
        {statusesOf(row).map((status) => (
          <AbsenceStatus key={status} status={status} />
        ))}
      </span>
    ),
    card: 'plain',
  },
} as const satisfies Record<string, Column<Row>>;

const last: Column<Row> = {
  key: 'last',
  title: 'Bis',
  kind: 'date',
  value: ({ days }) => days.at(-1)?.day,
};
const note: Column<Row> = { key: 'note', title: 'Notiz', value: ({ days: [{ note }] }) => note };

const { worker, period, type, days, hours, status } = requestColumns;
const first: Column<Row> = { key: 'first', title: 'Von', kind: 'date', value: period.value };

export const exportedRequest: readonly Column<Row>[] = [first, last, type, note, days, hours, status];
export const exportedRequestOf: readonly Column<Row>[] = [worker, ...exportedRequest];

/** A card has no head that says what the number is. */
function Days({ days }: { days: number }) {
  return (
    <>
      {formatNumber(days)}
      <span className="sb-on-card"> {days === 1 ? 'Tag' : 'Tage'}</span>
    </>
  );
}

function Period({ row: { days } }: { row: Row }) {
  const [begin] = days;
  const end = days.at(-1) ?? begin;
  if (end.day === begin.day) return <span className="sb-nowrap">{dayOf(begin)}</span>;
  return (
    <>
      <span className="sb-nowrap">{dayOf(begin)} –</span> <span className="sb-nowrap">{dayOf(end)}</span>
    </>
  );
}

function TypeAndNote({ row }: { row: Row }) {
  return (
    <span>
      {type.value(row)}
      <Note row={row} />
    </span>
  );
}

/** The person's comment on the request, whom it waits for, and why it was declined. */
function Note({ row: { days } }: { row: Row }) {
  const [{ note }] = days;
  const open = days.find((day) => day.waits_for);
  const reason = days.find((day) => day.decline_reason)?.decline_reason;
  return (
    <>
      {note && <small>{`„${note}“`}</small>}
      <StandsIn absence={days[0]} />
      {open && <Waiting absence={open} />}
      {reason && <small>{`Abgelehnt: „${reason}“`}</small>}
    </>
  );
}
