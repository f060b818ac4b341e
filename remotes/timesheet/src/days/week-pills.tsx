import { addDays, type Day } from '@stundenbuch/domain/time/day';
import { mondayOf } from '@stundenbuch/domain/time/week';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { stateWords } from '@stundenbuch/domain/workflows/day/words';
import { weekdayName } from '@stundenbuch/web/format';
import { Link } from 'react-router-dom';
import { StateIcon } from './state-mark.tsx';

interface Props {
  days: readonly ComparedDay[];
  chosen: Day;
  today: Day;
}

/** The week of the day on a phone: five pills, and more for a Saturday or Sunday with something on it. */
export function WeekPills({ days, chosen, today }: Props) {
  const monday = mondayOf(chosen);
  const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at));
  const known = new Map(days.map((day) => [day.day, day]));
  const isShown = (day: Day, at: number) =>
    at < 5 || day === chosen || (known.get(day)?.entries.length ?? 0) > 0;
  return (
    <nav className="ts-pills" aria-label="Woche">
      {week.filter(isShown).map((day) => {
        const compared = known.get(day);
        return (
          <Link
            key={day}
            className="ts-pill"
            to={`/day?date=${day}`}
            replace
            aria-current={day === chosen ? 'date' : undefined}
          >
            <span>{weekdayName(day).slice(0, 2)}</span>
            <strong>{Number(day.slice(8))}.</strong>
            {compared && <StateIcon day={compared} today={today} />}
            {compared && <span className="sb-hidden">{stateWords(compared)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
