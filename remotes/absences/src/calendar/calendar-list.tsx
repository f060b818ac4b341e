import { ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { useVisibleRows } from '../list/use-visible-rows.ts';
import { keyOf, type PersonRow } from './calendar-rows.ts';
import { classOf, letterOf, shortDaysOf, typeOf } from './calendar-words.ts';

/** Same value as in calendar.css. */
const ROW_HEIGHT = 52;

/** A phone is too narrow for thirty-one columns: one line per period. */
export function CalendarList({ label, rows }: { label: string; rows: readonly PersonRow[] }) {
  const lines = rows.flatMap((row) =>
    row.periods.map((period) => ({ user: row.user, name: row.name, period })),
  );
  const { list, from, to } = useVisibleRows(lines.length, ROW_HEIGHT);
  return (
    <ul ref={list} className="ab-lines" aria-label={label} style={{ height: lines.length * ROW_HEIGHT }}>
      {lines.slice(from, to).map(({ user, name, period }, i) => (
        <li
          key={`${user} ${keyOf(period)}`}
          style={{ top: (from + i) * ROW_HEIGHT }}
          aria-setsize={lines.length}
          aria-posinset={from + i + 1}
        >
          <span aria-hidden="true" className={classOf(period)}>
            {letterOf(period.project)}
          </span>
          <span>
            <strong>{name}</strong>
            <small>
              {shortDaysOf(period)} · {typeOf(period)} · {ABSENCE_STATUS_LABELS[period.status as 0 | 1]}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
