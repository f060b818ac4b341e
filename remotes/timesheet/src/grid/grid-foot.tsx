import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import type { Day } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { isOpenState } from '@stundenbuch/domain/workflows/day/state';
import { stateWords } from '@stundenbuch/domain/workflows/day/words';
import { formatHours } from '@stundenbuch/web/format';
import { StateIcon } from '../days/state-mark.tsx';
import type { Viewer } from '../shared/day-view.ts';
import { isOffDay } from './grid-head.tsx';

interface Props {
  days: readonly ComparedDay[];
  viewer: Viewer;
  today: Day;
}

const signed = (hours: number): string => signedHours(round(hours * 60, 0));
/** Today is not over yet. */
const isUnfinished = ({ day, state }: ComparedDay, today: Day) => day === today && state === 'missing';
const off = (day: ComparedDay) => (isOffDay(day) ? 'ts-grid-off' : undefined);

/** Sums, and what each day says of itself: with a word. */
export function GridFoot({ days, viewer, today }: Props) {
  const booked = days.reduce((sum, day) => sum + day.booked, 0);
  const difference = days
    .filter((day) => !isUnfinished(day, today) && (isOpenState(day.state) || day.state === 'locked'))
    .reduce((sum, day) => sum + day.difference, 0);
  return (
    <tfoot>
      {viewer.flags.includes('projectbooking') && (
        <tr>
          <th scope="row">Projektstunden</th>
          {days.map((day) => (
            <td key={day.day} className={off(day)}>
              {day.booked > 0 ? formatHours(day.booked) : '–'}
            </td>
          ))}
          <td>{formatHours(booked)}</td>
        </tr>
      )}
      <tr>
        <th scope="row">Differenz</th>
        {days.map((day) => (
          <td key={day.day} className={off(day)}>
            <Difference day={day} today={today} />
          </td>
        ))}
        <td>{signed(difference)}</td>
      </tr>
    </tfoot>
  );
}

function Difference({ day, today }: { day: ComparedDay; today: Day }) {
  if (day.state === null) return '–';
  const differs = day.state === 'different' && day.difference !== 0;
  return (
    <span className="ts-grid-state">
      <StateIcon day={day} today={today} />{' '}
      {differs ? (
        <>
          {signed(day.difference)} <span className="sb-hidden">Differenz</span>
        </>
      ) : isUnfinished(day, today) ? (
        'noch leer'
      ) : (
        stateWords(day)
      )}
    </span>
  );
}
