import {
  type DayFacts,
  type DayKind,
  kindOfDay,
  specialWord,
} from '@stundenbuch/domain/day/workday/work-day';
import { type Day, daysFrom, lastOfMonth } from '@stundenbuch/domain/time/day';
import { MONTHS } from '@stundenbuch/domain/time/format';
import { formatDayMonth } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { useOwnCalendar } from '@stundenbuch/web/session';
import { usePhone } from '@stundenbuch/web/theme';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarList } from './calendar-list.tsx';
import { rowsOfMonth, type Shown, type Year } from './calendar-rows.ts';

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
  // The arrow turns before the rows of hundreds of people are drawn.
  const isDrawn = useDeferredValue(open);
  return (
    <section className="ab-month">
      <h2>
        <button
          type="button"
          className="sb-bare"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(month)}
        >
          <Icon name={open ? 'up' : 'down'} />
          {MONTHS[month]} {year}
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && isDrawn && <OpenMonth {...props} />}
      </div>
    </section>
  );
});

function OpenMonth({ year, month, vacations, shown }: Props) {
  const rows = useMemo(() => rowsOfMonth(vacations, month, shown), [vacations, month, shown]);
  const isPhone = usePhone();
  const { calendar } = useOwnCalendar();
  const first = `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const special = specialDaysOf(daysFrom(first, lastOfMonth(first)), calendar);
  const names = special.length > 0 && <SpecialDays days={special} />;
  if (rows.length === 0) {
    return (
      <>
        {names}
        <p className="sb-muted">Niemand ist abwesend.</p>
      </>
    );
  }
  const label = `Abwesenheiten im ${MONTHS[month]} ${year}`;
  const free = special.filter(({ share: factor }) => factor === 0).map(({ day }) => day);
  return (
    <>
      {names}
      {isPhone ? (
        <CalendarList label={label} rows={rows} />
      ) : (
        <CalendarGrid label={label} rows={rows} first={first} free={free} />
      )}
    </>
  );
}

/** The free and the half days of the month, by their names. */
function SpecialDays({ days }: { days: readonly (DayKind & { day: Day })[] }) {
  return (
    <p className="sb-muted">
      {days.map((day) => `${formatDayMonth(day.day)} ${specialWord(day)}`).join(' · ')}
    </p>
  );
}

function specialDaysOf(days: readonly Day[], calendar: DayFacts['calendar']) {
  if (!calendar) return [];
  return days
    .map((day) => ({ day, ...kindOfDay({ working_days: null, calendar }, day) }))
    .filter(({ name }) => name !== null);
}
