import { formatHours } from '@stundenbuch/web/format';
import type { DayView, Viewer } from './day-view.ts';

/** The foot of the page: the sums below the hours that they add up. */
export function WeekSums({ views, viewer }: { views: readonly DayView[]; viewer: Viewer }) {
  const [times, projects] = [viewer.flags.includes('timebooking'), viewer.flags.includes('projectbooking')];
  const worked = views.reduce((sum, view) => sum + view.worked, 0);
  const booked = views.reduce((sum, view) => sum + view.booked, 0);
  return (
    <footer className="ts-day ts-sums">
      <h2>Summe</h2>
      <dl className="ts-entries">
        {times && <Sum word="Arbeitszeit" hours={worked} />}
        {projects && <Sum word="Projektstunden" hours={booked} />}
        {times && projects && <Sum word="Differenz" hours={worked - booked} />}
      </dl>
    </footer>
  );
}

const Sum = ({ word, hours }: { word: string; hours: number }) => (
  <div className="ts-line">
    <dt className="ts-what">{word}</dt>
    <dd className="ts-amount">{formatHours(hours)} h</dd>
  </div>
);
