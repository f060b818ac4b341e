import { HALF_LABELS, isInHours } from '@stundenbuch/domain/records/entries/halves';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { ReactNode } from 'react';
import { dayOf } from '../shared/names.ts';
import { lengthOf, type RequestRow } from './request-rows.ts';

interface Props<Absence extends Entry> {
  row: RequestRow<Absence>;
  /** Beside the number, where there is only one day. */
  single?: ReactNode;
  /** The note and the controls of a day. */
  children: (day: Absence) => ReactNode;
}

/** How many days a request has; it opens to show them one by one. */
export function RequestDays<Absence extends Entry>({ row, single, children }: Props<Absence>) {
  const text = lengthOf(row);
  if (row.days.length === 1)
    return (
      <span className="sb-nowrap">
        {/* Of hours the name says how long. */}
        {!isInHours(row.days[0]) && text} {single}
      </span>
    );
  return (
    <details>
      <summary>
        {text} <span className="sb-hidden">einzeln zeigen</span>
      </summary>
      <ul className="sb-rows">
        {row.days.map((day) => (
          <li key={day.id}>
            <span className="sb-nowrap">
              {dayOf(day)}
              {day.half && ` (${HALF_LABELS[day.half]})`}
            </span>
            {children(day)}
          </li>
        ))}
      </ul>
    </details>
  );
}
