import { MONTHS } from '@stundenbuch/domain/calendar/month-names';
import { Icon } from '@stundenbuch/web/kit';
import { memo, useId, useMemo } from 'react';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarList } from './calendar-list.tsx';
import { rowsOfMonth, type Shown, type Year } from './calendar-rows.ts';
import { usePhone } from './use-phone.ts';

interface Props {
  year: number;
  /** 0 is January. */
  month: number;
  vacations: Year;
  shown: Shown;
  open: boolean;
  onToggle: (month: number) => void;
}

/** A collapsible month; its content is only rendered while open. */
export const CalendarMonth = memo(function CalendarMonth(props: Props) {
  const { year, month, open, onToggle } = props;
  const id = useId();
  return (
    <section className="ab-month">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => onToggle(month)}>
          <Icon name={open ? 'up' : 'down'} />
          {MONTHS[month]} {year}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && <OpenMonth {...props} />}
      </div>
    </section>
  );
});

function OpenMonth({ year, month, vacations, shown }: Props) {
  const rows = useMemo(() => rowsOfMonth(vacations, month, shown), [vacations, month, shown]);
  const isPhone = usePhone();
  if (rows.length === 0) return <p className="ab-month-empty">Niemand ist abwesend.</p>;
  const first = `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const label = `Abwesenheiten im ${MONTHS[month]} ${year}`;
  return isPhone ? (
    <CalendarList label={label} rows={rows} />
  ) : (
    <CalendarGrid label={label} rows={rows} first={first} />
  );
}
