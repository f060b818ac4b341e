import { type Day, daysFrom, isWeekday, lastOfMonth } from '@stundenbuch/domain/time/day';
import { useToday } from '@stundenbuch/web/clock';
import { weekdayName } from '@stundenbuch/web/format';
import { type CSSProperties, memo } from 'react';
import { useVisibleRows } from '../list/use-visible-rows.ts';
import { keyOf, type Period, type PersonRow } from './calendar-rows.ts';
import { classOf, letterOf, sentenceOf } from './calendar-words.ts';

/** Same value as in calendar.css. */
const ROW_HEIGHT = 30;

interface Props {
  label: string;
  rows: readonly PersonRow[];
  /** The first day of the month. */
  first: Day;
  /** Free like a weekend. */
  free: readonly Day[];
}

const column = (day: Day): number => Number(day.slice(8));

/** People in rows, days in columns. Only the absences are elements; the squares are a painted background. */
export function CalendarGrid({ label, rows, first, free }: Props) {
  const { list, from, to } = useVisibleRows(rows.length, ROW_HEIGHT);
  const days = daysFrom(first, lastOfMonth(first));
  return (
    <div className="ab-grid" style={{ '--ab-days': days.length } as CSSProperties}>
      <div className="ab-squares" aria-hidden="true">
        {days
          .filter((day) => !isWeekday(day) || free.includes(day))
          .map((day) => (
            <span key={day} style={{ gridColumn: column(day) + 1 }} />
          ))}
      </div>
      <div className="ab-heads">
        <DayHeads days={days} />
      </div>
      <ul ref={list} className="ab-rows" aria-label={label} style={{ height: rows.length * ROW_HEIGHT }}>
        {rows.slice(from, to).map((row, i) => (
          <Row key={row.user} row={row} place={from + i} count={rows.length} />
        ))}
      </ul>
    </div>
  );
}

function DayHeads({ days }: { days: readonly Day[] }) {
  const today = useToday();
  return (
    <div className="ab-days" aria-hidden="true">
      <span className="ab-name">Mitarbeiter</span>
      {days.map((day) => (
        <span key={day} className={day === today ? 'ab-day ab-today' : 'ab-day'}>
          <small>{weekdayName(day)}</small>
          {column(day)}
        </span>
      ))}
    </div>
  );
}

const Row = memo(function Row({ row, place, count }: { row: PersonRow; place: number; count: number }) {
  return (
    <li style={{ top: place * ROW_HEIGHT }} aria-setsize={count} aria-posinset={place + 1}>
      <span className="ab-name">{row.name}</span>
      {row.periods.map((period) => (
        <Bar key={keyOf(period)} period={period} />
      ))}
    </li>
  );
});

function Bar({ period }: { period: Period }) {
  const text = sentenceOf(period);
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={classOf(period)}
      // The first column has the names.
      style={{ gridColumn: `${column(period.from) + 1} / ${column(period.to) + 2}` }}
    >
      {letterOf(period.project)}
    </span>
  );
}
