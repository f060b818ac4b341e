import type { Day } from '@stundenbuch/domain/time/day';
import { isWeekday, weekday } from '@stundenbuch/domain/time/day';
import { isoWeek } from '@stundenbuch/domain/time/week';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import { dayNotes, stateWords } from '@stundenbuch/domain/workflows/day/words';
import { formatHours, formatShortDay } from '@stundenbuch/web/format';
import { Checkbox } from '@stundenbuch/web/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StateIcon } from './state-mark.tsx';
import { isToBeRight } from './use-compared.ts';

interface Props {
  days: readonly ComparedDay[];
  chosen: Day | null;
  today: Day;
}

/** Each day of the month with its sums; a weekend without work is a thin line that names the week. */
export function MonthList({ days, chosen, today }: Props) {
  const [isOpenOnly, setOpenOnly] = useState(false);
  const counted = days.filter((day) => isToBeRight(day, today));
  const right = counted.filter(({ state }) => state === 'right').length;
  const shown = isOpenOnly ? days.filter(({ state }) => isOpenState(state)) : days;
  return (
    <section className="sb-panel ts-month-list" aria-label="Tage des Monats">
      <header>
        <strong>
          {right} von {counted.length} {counted.length === 1 ? 'Tag' : 'Tagen'} stimmen
        </strong>
        <Checkbox
          className="sb-checkbox"
          checked={isOpenOnly}
          onChange={({ target }) => setOpenOnly(target.checked)}
        >
          Nur offene
        </Checkbox>
      </header>
      <progress
        className="ts-progress"
        aria-label="Tage, die stimmen"
        value={right}
        max={Math.max(1, counted.length)}
      />
      <p className="ts-month-head" aria-hidden="true">
        <span>Tag</span>
        <span>Arbeit</span>
        <span>Projekte</span>
      </p>
      <ol className="ts-compared">
        {shown.map((day) =>
          isThin(day) ? (
            <WeekendLine key={day.day} day={day} isListed={!isOpenOnly} />
          ) : (
            <DayRow key={day.day} day={day} isChosen={day.day === chosen} today={today} />
          ),
        )}
      </ol>
      {shown.length === 0 && <p className="sb-muted ts-none">Kein offener Tag.</p>}
    </section>
  );
}

const isThin = ({ day, state, entries }: ComparedDay): boolean =>
  !isWeekday(day) && entries.length === 0 && !isOpenState(state);

/** One for both days: it stands where the Sunday is. */
function WeekendLine({ day: { day }, isListed }: { day: ComparedDay; isListed: boolean }) {
  if (weekday(day) !== 7 || !isListed) return null;
  return <li className="ts-weekend">Sa, So frei · KW {isoWeek(day)}</li>;
}

function DayRow({ day, isChosen, today }: { day: ComparedDay; isChosen: boolean; today: Day }) {
  const { state, worked, booked } = day;
  const isMarked = isOpenState(state) || state === 'locked';
  const words = isMarked ? stateWords(day) : dayNotes(day) || (state === 'free' ? 'frei' : '');
  const hours = (of: number) => (of === 0 ? '–' : formatHours(of));
  return (
    <li>
      <Link
        className="ts-compared-day"
        to={`/day?date=${day.day}`}
        aria-current={isChosen ? 'date' : undefined}
      >
        <StateIcon day={day} today={today} />
        <span className="ts-compared-date">{formatShortDay(day.day)}</span>
        <span className={`ts-compared-note ${isMarked && day.day !== today ? 'sb-warn' : ''}`}>{words}</span>
        <span className="ts-compared-sum">
          <span className="sb-hidden">Arbeit </span>
          {hours(worked)}
        </span>
        <span className="ts-compared-sum">
          <span className="sb-hidden">Projekte </span>
          {hours(booked)}
        </span>
      </Link>
    </li>
  );
}
