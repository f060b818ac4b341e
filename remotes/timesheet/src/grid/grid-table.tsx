import type { Day } from '@stundenbuch/domain/time/day';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { formatHours, formatShortDay } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { Fragment, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Viewer } from '../shared/day-view.ts';
import { aboutCell } from './about-cell.ts';
import type { Cell } from './cells.ts';
import { type CellActions, GridCell } from './grid-cell.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridHead, isOffDay } from './grid-head.tsx';
import { type GridStopwatch, RowHead } from './row-head.tsx';
import type { Cells, Draft } from './use-cells.ts';
import { type Place, useGridKeys } from './use-grid-keys.ts';

interface Props {
  label: string;
  days: readonly ComparedDay[];
  cells: readonly Cell[][];
  typed: Cells;
  viewer: Viewer;
  today: Day;
  /** The line that was just added: typing goes on in it. */
  added: string | null;
  stopwatch: GridStopwatch | null;
}

const dayPath = (day: Day): string => `/day?date=${day}`;

export function GridTable({ label, days, cells, typed, viewer, today, added, stopwatch }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<{ key: string; text: string } | null>(null);
  const {
    table,
    place: chosen,
    choose,
    go,
    move,
  } = useGridKeys({
    rows: cells.length,
    columns: days.length + 1,
    start: { row: 0, column: useFirstColumn(days, today) },
    isEditable: ({ row, column }) => cells[row]?.[column - 1]?.mode === 'edit',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is added
  useEffect(() => {
    const row = cells.findIndex(([cell]) => cell?.line.key === added);
    const column = (cells[row]?.findIndex(({ mode }) => mode === 'edit') ?? 0) + 1;
    if (row >= 0) go({ row, column });
  }, [added]);

  function end(cell: Cell, place: Place, text: string | null, event?: KeyboardEvent) {
    setEditing(null);
    if (text !== null) typed.commit(cell, text);
    if (!event) return;
    if (event.key === 'Tab') {
      move(event, place);
      return;
    }
    event.preventDefault();
    const below = event.key === 'Enter' && place.row + 1 < cells.length;
    go(below ? { ...place, row: place.row + 1 } : place);
  }

  const actions: CellActions = {
    ...{ choose, move, end, drop: typed.drop },
    edit: (cell, text) => setEditing({ key: cell.key, text }),
    empty: (cell) => typed.commit(cell, ''),
    open: ({ day }) => navigate(dayPath(day)),
  };
  const cell = cells[chosen.row]?.[chosen.column - 1];
  return (
    <div className="ts-grid">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's pattern of a grid */}
      <table ref={table} role="grid" aria-label={label}>
        <GridHead days={days} viewer={viewer} today={today} />
        <tbody>
          {cells.map((row, at) => (
            <Fragment key={row[0]?.line.key}>
              <tr className={classOf(row, stopwatch)}>
                <RowHead
                  line={(row[0] as Cell).line}
                  note={noteOf(row[0] as Cell, days)}
                  place={{ row: at, column: 0 }}
                  isChosen={chosen.row === at && chosen.column === 0}
                  {...{ stopwatch, choose, move }}
                />
                {row.map((one, index) => (
                  <GridCell
                    key={one.key}
                    cell={one}
                    place={{ row: at, column: index + 1 }}
                    isChosen={chosen.row === at && chosen.column === index + 1}
                    editing={editing?.key === one.key ? editing.text : undefined}
                    draft={typed.draftOf(one)}
                    isOff={isOffDay(days[index] as ComparedDay)}
                    refusalId={`${id}-${at}-${index}`}
                    aboutId={`${id}-about`}
                    actions={actions}
                  />
                ))}
                <td className="ts-grid-sum">{sumOf(row)}</td>
              </tr>
              {row.map((one, index) => (
                <Refusal
                  key={one.key}
                  id={`${id}-${at}-${index}`}
                  draft={typed.draftOf(one)}
                  columns={days.length + 2}
                />
              ))}
            </Fragment>
          ))}
        </tbody>
        <GridFoot days={days} viewer={viewer} today={today} />
      </table>
      <p className="sb-line ts-grid-about">
        {cell && (
          <>
            <span id={`${id}-about`}>
              {aboutCell(cell, days[chosen.column - 1] as ComparedDay, viewer, today)}
            </span>
            <Link to={dayPath(cell.day)}>Tag öffnen</Link>
          </>
        )}
      </p>
    </div>
  );
}

/** That of the day in the address, else of today, else the first. */
function useFirstColumn(days: readonly ComparedDay[], today: Day): number {
  const { hash } = useLocation();
  const at = (sought: string) => days.findIndex(({ day }) => day === sought) + 1;
  return at(hash.slice(1)) || at(today) || 1;
}

/** Below the row of its cell, so that it hides nothing. */
function Refusal({ id, draft, columns }: { id: string; draft: Draft | undefined; columns: number }) {
  if (draft?.refusal === undefined) return null;
  return (
    <tr className="ts-grid-refusal">
      <td id={id} colSpan={columns}>
        <p role="alert">
          <Icon name="error" />{' '}
          {`${formatShortDay(draft.cell.day)}: ${draft.text || 'Das Löschen'} ist nicht gespeichert. ${draft.refusal}`}
        </p>
      </td>
    </tr>
  );
}

const classOf = ([cell]: readonly Cell[], stopwatch: GridStopwatch | null): string | undefined => {
  if (cell?.line.project === null) return 'ts-grid-work';
  return stopwatch?.running && stopwatch.running.key === cell?.line.key ? 'ts-grid-runs' : undefined;
};

const noteOf = ({ line }: Cell, days: readonly ComparedDay[]): string =>
  line.project === null
    ? `Soll ${formatHours(days.reduce((sum, { target }) => sum + target, 0))} h`
    : line.text;

function sumOf(row: readonly Cell[]): string {
  const sum = row.reduce((hours, cell) => hours + cell.hours, 0);
  return sum > 0 ? formatHours(sum) : '–';
}
