import { formatHours } from '@stundenbuch/web/format';
import { LoadFailure } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { ClockButtons } from '../punch/clock-buttons.tsx';
import { TodaysState } from './todays-state.tsx';
import { type TodaysWork, useTodaysWork } from './use-today.ts';
import './today.css';

// Who decides has the line alone.
const TodaysCard = lazyPage(async () => (await import('./todays-card.tsx')).TodaysCard, CardPlace);

/** 'Heute' on the dashboard: the largest thing of a page, or one line above what an office decides. */
export function Today({ isLine = false }: { isLine?: boolean }) {
  const { work, error, refetch } = useTodaysWork();
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!work) return isLine ? <LinePlace /> : <CardPlace />;
  return isLine ? <Line work={work} /> : <TodaysCard work={work} />;
}

/** As high as what comes. */
function Place({ of }: { of: string }) {
  return (
    <div className={`${of} sb-skeleton`} role="status">
      <span className="sb-hidden">Wird geladen …</span>
      <div aria-hidden="true" className="ts-today-place" />
    </div>
  );
}

const LinePlace = () => <Place of="ts-today-line" />;

function CardPlace() {
  return <Place of="ts-today" />;
}

function Line({ work }: { work: TodaysWork }) {
  return (
    <div className="ts-today-line">
      <div className="sb-grow sb-line">
        <TodaysState work={work} />
        <span className="sb-muted">{hoursOf(work)}</span>
      </div>
      {work.clock && <ClockButtons clock={work.clock} isLine />}
    </div>
  );
}

const hoursOf = ({ worked, target }: TodaysWork): string =>
  `${formatHours(worked / 60)} h${target > 0 ? ` von ${formatHours(target / 60)} h` : ''}`;
