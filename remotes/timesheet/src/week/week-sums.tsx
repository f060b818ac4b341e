import { signedHours } from '@stundenbuch/domain/accounts/overtime/words';
import { round } from '@stundenbuch/domain/time/rounding';
import { formatHours } from '@stundenbuch/web/format';
import type { DayView, Viewer } from '../shared/day-view.ts';

interface Props {
  views: readonly DayView[];
  viewer: Viewer;
  /** As the account beside it writes a difference; without one it is written as it always was. */
  isSigned: boolean;
}

/** The foot of the page: the sums below the hours that they add up. */
export function WeekSums({ views, viewer, isSigned }: Props) {
  const [times, projects] = [viewer.flags.includes('timebooking'), viewer.flags.includes('projectbooking')];
  const worked = views.reduce((sum, view) => sum + view.worked, 0);
  const booked = views.reduce((sum, view) => sum + view.booked, 0);
  const difference = worked - booked;
  return (
    <footer className="ts-day ts-sums">
      <h2>Summe</h2>
      <dl className="sb-stack ts-entries">
        {times && <Sum word="Arbeitszeit" hours={formatHours(worked)} />}
        {projects && <Sum word="Projektstunden" hours={formatHours(booked)} />}
        {times && projects && (
          <Sum
            word="Differenz"
            hours={isSigned ? signedHours(round(difference * 60, 0)) : formatHours(difference)}
          />
        )}
      </dl>
    </footer>
  );
}

const Sum = ({ word, hours }: { word: string; hours: string }) => (
  <div className="ts-line">
    <dt className="ts-what">{word}</dt>
    <dd className="ts-amount">{hours} h</dd>
  </div>
);
