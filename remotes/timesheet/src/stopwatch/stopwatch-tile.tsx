import { formatHours } from '@stundenbuch/domain/time/format';
import type { Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { stopwatchTexts } from '@stundenbuch/domain/workflows/stopwatch/messages';
import { useToday } from '@stundenbuch/web/clock';
import { Button, Icon, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { type ReactNode, useRef, useState } from 'react';
import { sinceText } from '../punch/times.ts';
import { useStopwatchesQuery } from './stopwatch.api.ts';
import { useMeasured } from './use-measured.ts';
import { useStopwatch } from './use-stopwatch.ts';

// Their fields, half as heavy as the dashboard, are loaded when they are asked for.
const StartForm = lazyPage(async () => (await import('./start-form.tsx')).StartForm);
const StoppedTime = lazyPage(async () => (await import('./stopped-time.tsx')).StoppedTime);

/** Measures for a project: started here, stopped by any browser, booked with a tap (SET-64). */
export function StopwatchTile() {
  const { data, error, refetch } = useStopwatchesQuery(undefined, { refetchOnMountOrArgChange: true });
  const tile = useRef<HTMLElement>(null);
  const [isStarting, setStarting] = useState(false);

  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Skeleton />;
  // The pressed button is gone; the keyboard continues from here.
  const goOn = () => tile.current?.focus({ preventScroll: true });
  const { running, stopped } = data;
  const begin = (
    <Button
      onClick={() => {
        setStarting(true);
        goOn();
      }}
    >
      {running ? 'Projekt wechseln' : 'Stoppuhr starten'}
    </Button>
  );
  return (
    <section className="sb-panel sb-stack" aria-label="Stoppuhr" ref={tile} tabIndex={-1}>
      <div className="sb-line">
        <Icon name="history" />
        <strong>Stoppuhr</strong>
      </div>
      {running && (
        <RunningTime running={running} onStopped={goOn}>
          {!isStarting && begin}
        </RunningTime>
      )}
      {stopped.map((one) => (
        <StoppedTime key={one.id} stopped={one} onDone={goOn} />
      ))}
      {isStarting ? (
        <StartForm
          switches={running !== null}
          onStarted={() => {
            setStarting(false);
            goOn();
          }}
        />
      ) : (
        !running && <div>{begin}</div>
      )}
    </section>
  );
}

interface RunningProps {
  running: Stopwatch;
  onStopped: () => void;
  /** Beside 'Anhalten'. */
  children: ReactNode;
}

function RunningTime({ running, onStopped, children }: RunningProps) {
  const minutes = useMeasured(running.started_at);
  const today = useToday();
  const { stop, busy } = useStopwatch();

  async function press() {
    if (await stop(running)) onStopped();
  }

  return (
    <div className="sb-stack">
      <p>
        <strong className="sb-figure-value">{formatHours(minutes / 60)}</strong> h{' '}
        <span>{sinceText(running.started_at, today)}</span>
      </p>
      <p>
        <strong>{running.project_name}</strong>
        {running.booking_text && `, ${running.booking_text}`}
      </p>
      {running.is_forgotten && <p role="status">{stopwatchTexts.forgotten}</p>}
      <div className="sb-line">
        <Button busy={busy} onClick={press}>
          Anhalten
        </Button>
        {children}
      </div>
    </div>
  );
}
