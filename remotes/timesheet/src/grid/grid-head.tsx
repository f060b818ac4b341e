import { isOpen } from '@stundenbuch/domain/day/workday/open-days';
import { type Day, weekday } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { dayNotes } from '@stundenbuch/domain/workflows/day/words';
import { formatDayMonth, weekdayName } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import type { Viewer } from '../shared/day-view.ts';

/** Nobody is expected to work: a weekend, a holiday, an absence. */
export const isOffDay = (day: ComparedDay): boolean => weekday(day.day) > 5 || dayNotes(day) !== '';

const isSealed = (day: Day, { months }: Viewer, today: Day): boolean =>
  day <= today && !isOpen(day, today, false, months);

interface Props {
  days: readonly ComparedDay[];
  viewer: Viewer;
  today: Day;
}

export const GridHead = ({ days, viewer, today }: Props) => (
  <thead>
    <tr>
      <th scope="col">{viewer.flags.includes('projectbooking') ? 'Projekt, Text' : 'Was'}</th>
      {days.map((day) => (
        <DayHead key={day.day} day={day} isSealed={isSealed(day.day, viewer, today)} today={today} />
      ))}
      <th scope="col">Summe</th>
    </tr>
  </thead>
);

function DayHead({ day, isSealed: sealed, today }: { day: ComparedDay; isSealed: boolean; today: Day }) {
  const notes = dayNotes(day);
  return (
    <th
      scope="col"
      className={isOffDay(day) ? 'ts-grid-off' : undefined}
      aria-current={day.day === today ? 'date' : undefined}
    >
      <strong>{weekdayName(day.day)}</strong>
      <time dateTime={day.day}>{formatDayMonth(day.day)}</time>
      {notes && <small title={notes}>{notes}</small>}
      {sealed && (
        <small>
          <Icon name="lock" /> gesperrt
        </small>
      )}
    </th>
  );
}
