import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { formatNumber } from '@stundenbuch/domain/time/format';
import { formatFullDay, weekdayName } from '@stundenbuch/web/format';
import { type CSSProperties, memo, type PointerEvent, useRef } from 'react';
import { useVisibleRows } from '../list/use-visible-rows.ts';
import { type Column, weeksOf } from './planner-days.ts';
import { PersonLine } from './planner-line.tsx';
import type { Line } from './planner-lines.ts';
import { awayCount, type PlannerRow } from './planner-rows.ts';
import { TeamLine } from './team-line.tsx';
import type { Presence } from './use-frame.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { Choosing, Days } from './use-selection.ts';
import './planner.css';

/** Same values as in planner.css. */
const HEIGHTS = { desk: 32, phone: 52 };
const HEADS = 2;

interface Props {
  title: string;
  columns: readonly Column[];
  lines: readonly Line[];
  /** Of everybody who is shown or counted. */
  rows: readonly PlannerRow[];
  own: number;
  isPhone: boolean;
  kinds: readonly AbsenceKind[];
  presence: Presence;
  /** Null where nothing can be asked for. */
  choosing: Choosing | null;
  chosen: Days | null;
}

/** People in rows, days in columns; head and foot stay in sight, and of many lines only those in sight are rendered. */
export const PlannerGrid = memo(function PlannerGrid(props: Props) {
  const { title, columns, lines, rows, own, isPhone, kinds, presence, choosing, chosen } = props;
  const height = isPhone ? HEIGHTS.phone : HEIGHTS.desk;
  const { list, from, to } = useVisibleRows<HTMLTableSectionElement>(lines.length, height);
  const { grid, active, onKeyDown, onFocus } = useGridKeys({ columns, lines, own, choosing });
  const pointer = usePointer(choosing);
  const isShown = (at: number) => (from <= at && at < to) || at === active.at;
  return (
    <div
      className={chosen ? 'ab-planner ab-choosing' : 'ab-planner'}
      style={{ '--ab-days': columns.length } as CSSProperties}
    >
      <Columns columns={columns} />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the keyboard moves on
        role="grid"
        aria-label={`Abwesenheiten, ${title}`}
        aria-rowcount={lines.length + HEADS + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable={choosing !== null}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...pointer}
      >
        <Heads columns={columns} />
        <tbody ref={list} className="ab-planner-lines" style={{ height: lines.length * height }}>
          {lines.map(
            (line, at) =>
              isShown(at) && (
                <tr
                  key={line.key}
                  aria-rowindex={at + HEADS + 1}
                  className={`ab-planner-line ab-of-${line.kind}${isOwn(line, own) ? ' ab-own' : ''}`}
                  style={{ top: at * height }}
                >
                  {line.kind === 'person' && (
                    <PersonLine
                      {...{ columns, kinds }}
                      row={line.row}
                      isOwn={isOwn(line, own)}
                      isChoosable={choosing !== null && isOwn(line, own)}
                      chosen={isOwn(line, own) ? chosen : null}
                      active={at === active.at ? active.day : null}
                    />
                  )}
                  {line.kind === 'team' && <TeamLine {...{ line, columns, presence, isPhone }} />}
                  {line.kind === 'rest' && (
                    <td colSpan={columns.length + 1} className="sb-muted">
                      {`${line.count} weitere, alle Tage da`}
                    </td>
                  )}
                </tr>
              ),
          )}
        </tbody>
        <Foot {...{ columns, rows }} index={lines.length + HEADS + 1} />
      </table>
    </div>
  );
});

const isOwn = (line: Line, own: number): boolean => line.kind === 'person' && line.row.user === own;

/** Dragging with the mouse, tapping with a finger: of both the days of the own row are the targets. */
function usePointer(choosing: Choosing | null) {
  const isMouse = useRef(false);
  if (!choosing) return {};
  const { begin, extend, tap } = choosing;
  const dayAt = ({ target }: { target: EventTarget }) =>
    (target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
  return {
    onPointerDown: (event: PointerEvent) => {
      const day = dayAt(event);
      isMouse.current = event.pointerType === 'mouse';
      if (!day || !isMouse.current || event.button !== 0) return;
      if (event.shiftKey) extend(day);
      else begin(day);
    },
    onPointerOver: (event: PointerEvent) => {
      const day = dayAt(event);
      if (day && event.pointerType === 'mouse' && event.buttons === 1) extend(day);
    },
    onClick: (event: { target: EventTarget }) => {
      const day = dayAt(event);
      if (day && !isMouse.current) tap(day);
      isMouse.current = false;
    },
  };
}

const place = (at: number): CSSProperties => ({ gridColumn: at + 2 });
const lookOfColumn = ({ isOff, isToday }: Column) => `${isOff ? ' ab-off' : ''}${isToday ? ' ab-now' : ''}`;

/** Painted once for all lines. */
function Columns({ columns }: { columns: readonly Column[] }) {
  return (
    <div className="ab-planner-columns" aria-hidden="true">
      {columns.map((column, at) => (
        <span key={column.day} className={`ab-column${lookOfColumn(column)}`} style={place(at)} />
      ))}
    </div>
  );
}

function Heads({ columns }: { columns: readonly Column[] }) {
  return (
    <thead className="ab-planner-heads">
      <tr className="ab-planner-line ab-weeks" aria-rowindex={1}>
        <th scope="col" className="ab-name">
          <span className="sb-hidden">Kalenderwoche</span>
        </th>
        {weeksOf(columns.map(({ day }) => day)).map(({ week, first, count }) => (
          <th
            scope="col"
            key={week}
            aria-colindex={first + 2}
            colSpan={count}
            style={{ gridColumn: `${first + 2} / span ${count}` }}
          >
            {count > 1 ? `KW ${week}` : week}
          </th>
        ))}
      </tr>
      <tr className="ab-planner-line ab-day-heads" aria-rowindex={2}>
        <th scope="col" className="ab-name">
          Mitarbeiter
        </th>
        {columns.map((column, at) => (
          <th
            scope="col"
            key={column.day}
            aria-colindex={at + 2}
            aria-current={column.isToday ? 'date' : undefined}
            className={`ab-day${lookOfColumn(column)}`}
            style={place(at)}
            title={column.name ?? undefined}
          >
            <small>{weekdayName(column.day)}</small>
            {Number(column.day.slice(8))}
            {column.name && <span className="sb-hidden">{column.name}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface FootProps {
  columns: readonly Column[];
  rows: readonly PlannerRow[];
  index: number;
}

/** Counts all rows for each day: not again for each move of the keyboard. */
const Foot = memo(function Foot({ columns, rows, index }: FootProps) {
  const counts = columns.map(({ day }): [Day, number] => [day, awayCount(rows, day)]);
  return (
    <tfoot className="ab-planner-foot">
      <tr className="ab-planner-line" aria-rowindex={index}>
        <th scope="row" className="ab-name">
          Abwesend
        </th>
        {counts.map(
          ([day, count], at) =>
            count > 0 && (
              <td
                key={day}
                aria-colindex={at + 2}
                style={place(at)}
                title={`${formatFullDay(day)}: ${formatNumber(count)} abwesend`}
              >
                {formatNumber(count)}
              </td>
            ),
        )}
      </tr>
    </tfoot>
  );
});
