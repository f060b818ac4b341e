import { formatHours } from '@stundenbuch/domain/time/format';
import type { Stopwatch } from '@stundenbuch/domain/workflows/stopwatch/contract';
import { Button } from '@stundenbuch/web/kit';
import type { KeyboardEvent } from 'react';
import { useMeasured } from '../stopwatch/use-measured.ts';
import { useStopwatch } from '../stopwatch/use-stopwatch.ts';
import type { Line } from './cells.ts';
import type { Place } from './use-grid-keys.ts';

/** The one that runs, and the line for which it does. */
export interface GridStopwatch {
  running: (Stopwatch & { key: string }) | null;
}

interface Props {
  line: Line;
  /** Beside the name. */
  note: string;
  place: Place;
  isChosen: boolean;
  stopwatch: GridStopwatch | null;
  choose: (place: Place) => void;
  move: (event: KeyboardEvent, place: Place) => boolean;
}

export function RowHead({ line, note, place, isChosen, stopwatch, choose, move }: Props) {
  const hasButton = stopwatch !== null && line.project !== null;
  return (
    <th
      scope="row"
      className="ts-grid-cell"
      data-place={`${place.row}:${place.column}`}
      tabIndex={hasButton ? undefined : isChosen ? 0 : -1}
      onFocus={() => choose(place)}
      onKeyDown={(event) => move(event, place)}
    >
      <div className="ts-grid-line">
        <span className="ts-grid-name" title={`${line.name}, ${note}`}>
          {line.name} <small>{note}</small>
        </span>
        {hasButton && <LineStopwatch line={line} running={stopwatch.running} />}
      </div>
    </th>
  );
}

/** One button for both, so that the focus stays where it is. */
function LineStopwatch({ line, running }: { line: Line; running: GridStopwatch['running'] }) {
  const { start, stop, busy } = useStopwatch();
  const isRunning = running?.key === line.key;
  const what = `${line.name}, ${line.text}`;
  const label = `Stoppuhr ${running ? 'hierher wechseln' : 'starten'}: ${what}`;
  function press() {
    if (busy) return;
    if (isRunning) stop(running);
    else start({ project: line.project as number, booking_text: line.text });
  }
  return (
    <Button kind="quiet" icon="history" {...(!isRunning && { label })} onClick={press}>
      {isRunning && (
        <>
          {/* Its name says what is seen. */}
          <span className="sb-hidden">Stoppuhr </span>
          <Measured since={running.started_at} />
          <span className="sb-hidden">: {what}</span>
        </>
      )}
    </Button>
  );
}

const Measured = ({ since }: { since: string }) => <>{formatHours(useMeasured(since) / 60)} h anhalten</>;
