import { allows } from '@stundenbuch/domain/access/access';
import { addDays } from '@stundenbuch/domain/time/day';
import type { Week } from '@stundenbuch/domain/time/week';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { stopwatchParts } from '@stundenbuch/domain/workflows/stopwatch/access';
import { useToday } from '@stundenbuch/web/clock';
import { Button, LoadFailure, Skeleton } from '@stundenbuch/web/kit';
import { lazyPage } from '@stundenbuch/web/lazy-page';
import { useSession } from '@stundenbuch/web/session';
import { useRef, useState } from 'react';
import { useDaysQuery } from '../days/days.api.ts';
import { WeekActions } from '../days/week-actions.tsx';
import { useTimesOf } from '../entries/use-new-times.ts';
import { useRecent } from '../entries/use-recent.ts';
import type { Viewer } from '../shared/day-view.ts';
import { useBookableProjectsQuery } from '../shared/timesheet.api.ts';
import { useViewer } from '../shared/use-viewer.ts';
import { useStopwatchesQuery } from '../stopwatch/stopwatch.api.ts';
import { cellsOf, type Line, lineOf, linesOf, withRecent } from './cells.ts';
import { GridTable } from './grid-table.tsx';
import { KeyHints } from './key-hints.tsx';
import { useCells } from './use-cells.ts';
import './grid.css';

// Their fields are loaded with them.
const AddLine = lazyPage(async () => (await import('./add-line.tsx')).AddLine);
const StoppedTime = lazyPage(async () => (await import('../stopwatch/stopped-time.tsx')).StoppedTime);

interface Props {
  week: Week;
}

/** /timesheet?view=raster: the week as a table of hours that is filled by keyboard (DAY-08). */
export function WeekGrid({ week }: Props) {
  const [from, saturday] = [week.days[0] as string, week.days.at(-1) as string];
  const { currentData: days, error, refetch } = useDaysQuery({ from, to: addDays(saturday, 1) });
  const { who } = useSession();
  const { entries: lately, loaded } = useRecent();
  const canBookAny = who?.flags.includes('projectbooking') ?? false;
  const { data: projects = [], isLoading } = useBookableProjectsQuery(undefined, { skip: !canBookAny });
  const { viewer, ...viewing } = useViewer();
  const times = useTimesOf();
  if (error && !days) return <LoadFailure error={error} onRetry={refetch} />;
  if (viewing.error) return <LoadFailure error={viewing.error} onRetry={viewing.refetch} />;
  if (!days || !viewer || !times || !loaded || isLoading) return <Skeleton lines={12} />;
  // From here on a line stays where it is.
  return (
    <Loaded
      {...{ week, days, viewer, times }}
      start={() => withRecent(linesOf([], days), lately, projects)}
    />
  );
}

interface LoadedProps extends Props {
  days: readonly ComparedDay[];
  viewer: Viewer;
  times: NonNullable<ReturnType<typeof useTimesOf>>;
  start: () => Line[];
}

function Loaded({ week, days, viewer, times, start }: LoadedProps) {
  const today = useToday();
  const { who } = useSession();
  const hasStopwatch = allows(stopwatchParts.card, who) && days.some(({ day }) => day === today);
  const { data: watches } = useStopwatchesQuery(undefined, {
    skip: !hasStopwatch,
    refetchOnMountOrArgChange: true,
  });
  const running = (hasStopwatch && watches?.running) || null;
  const [known, setKnown] = useState(start);
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const adds = useRef<HTMLDivElement>(null);
  const runs = running && lineOf(running.project, running.project_name, running.booking_text);
  const lines = linesOf(runs ? [...known, runs] : known, days);
  const cells = cellsOf(lines, days, viewer, today);
  const typed = useCells(cells, times);
  const canChange = cells.flat().some(({ mode }) => mode === 'edit');
  const canAdd = canChange && viewer.flags.includes('projectbooking');

  function add(line: Line) {
    setKnown((all) => linesOf([...all, line], days));
    setAdded(line.key);
    setAdding(false);
  }

  return (
    <>
      <GridTable
        label={week.label}
        {...{ days, cells, typed, today, viewer, added }}
        stopwatch={hasStopwatch ? { running: runs && running ? { ...running, key: runs.key } : null } : null}
      />
      <div className="sb-stack ts-grid-below" ref={adds}>
        {canAdd && !isAdding && (
          <p className="sb-line">
            <Button icon="add" onClick={() => setAdding(true)}>
              Projekt hinzufügen
            </Button>
          </p>
        )}
        {isAdding && <AddLine onAdd={add} onCancel={() => setAdding(false)} />}
        <KeyHints />
        {canChange && <WeekActions day={week.days[0] as string} today={today} />}
        {(hasStopwatch ? (watches?.stopped ?? []) : []).map((stopped) => (
          <section key={stopped.id} className="sb-panel" aria-label="Gestoppte Zeit">
            <StoppedTime stopped={stopped} onDone={() => adds.current?.querySelector('button')?.focus()} />
          </section>
        ))}
      </div>
      {typed.dialog}
    </>
  );
}
