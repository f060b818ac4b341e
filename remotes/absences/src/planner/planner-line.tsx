import type { Half } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS } from '@stundenbuch/domain/records/entries/status';
import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { type Day, daysBetween, isWeekday } from '@stundenbuch/domain/time/day';
import { formatFullDay } from '@stundenbuch/web/format';
import { Icon } from '@stundenbuch/web/kit';
import { memo } from 'react';
import { sentenceOf } from '../calendar/calendar-words.ts';
import type { Column } from './planner-days.ts';
import { lookOf } from './planner-looks.ts';
import type { PlannerRow, Run } from './planner-rows.ts';
import type { Days } from './use-selection.ts';

interface Props {
  row: PlannerRow;
  columns: readonly Column[];
  kinds: readonly AbsenceKind[];
  isOwn: boolean;
  /** Of the own row: its days can be chosen. */
  isChoosable: boolean;
  chosen: Days | null;
  /** The day that the keyboard is on, if it is in this line. */
  active: Day | null;
}

/** Somebody's days. Only what lies on them is an element, the squares behind are painted once. */
export const PersonLine = memo(function PersonLine(props: Props) {
  const { row, columns, kinds, isOwn, isChoosable, chosen, active } = props;
  const first = columns[0]?.day as Day;
  const at = (day: Day) => daysBetween(first, day) + 2;
  const isFree = !row.runs.some(({ from, to }) => active !== null && from <= active && active <= to);
  return (
    <>
      <th scope="row" className="ab-name">
        {row.name}
        {isOwn && <small>Sie</small>}
      </th>
      {columns.map(({ day }) => {
        const free = row.free.get(day);
        // A weekend is free anyway.
        if (!free || !isWeekday(day) || row.byDay.has(day)) return null;
        return (
          <td
            key={day}
            className="ab-runs"
            aria-colindex={at(day)}
            aria-hidden={isChoosable || undefined}
            style={{ gridColumn: at(day) }}
          >
            <span
              role="img"
              aria-label={`${free.name}, ${formatFullDay(day)}`}
              title={free.name}
              className={`ab-run ab-free${free.share > 0 ? ' ab-second' : ''}`}
            >
              F
            </span>
          </td>
        );
      })}
      {isChoosable &&
        columns.map((column) => (
          <OwnDay
            key={column.day}
            column={column}
            at={at(column.day)}
            row={row}
            chosen={chosen}
            isActive={active === column.day}
          />
        ))}
      {row.runs.map((run) => (
        <RunCell key={run.from} {...{ run, kinds, active }} column={at(run.from)} isHidden={isChoosable} />
      ))}
      {!isChoosable && active !== null && isFree && (
        <td
          className="ab-cell"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: cells of a grid are what its keyboard moves on
          tabIndex={0}
          aria-colindex={at(active)}
          aria-label={`${formatFullDay(active)}, nichts eingetragen`}
          style={{ gridColumn: at(active) }}
        />
      )}
    </>
  );
});

interface OwnDayProps {
  column: Column;
  at: number;
  row: PlannerRow;
  chosen: Days | null;
  isActive: boolean;
}

/** A day that can be asked for; what happens on it is heard by the grid, by its `data-day`. */
function OwnDay({ column: { day }, at, row, chosen, isActive }: OwnDayProps) {
  const absences = row.byDay.get(day) ?? [];
  const isChosen = chosen !== null && chosen.from <= day && day <= chosen.to;
  const words = [
    formatFullDay(day),
    row.free.get(day)?.name,
    ...absences.map((absence) => sentenceOf({ ...absence, from: day, to: day, half: absence.half ?? null })),
  ];
  const edges = isChosen
    ? ` ab-chosen${day === chosen.from ? ' ab-chosen-from' : ''}${day === chosen.to ? ' ab-chosen-to' : ''}`
    : '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid, which can be selected
    <td
      aria-selected={isChosen}
      className={`ab-cell ab-choosable${edges}`}
      data-day={day}
      tabIndex={isActive ? 0 : -1}
      aria-label={words.filter(Boolean).join(', ')}
      aria-colindex={at}
      style={{ gridColumn: at }}
    >
      {absences.length === 0 && <Icon name="add" />}
    </td>
  );
}

interface RunProps {
  run: Run;
  kinds: readonly AbsenceKind[];
  column: number;
  active: Day | null;
  /** The days of the own row say it themselves. */
  isHidden: boolean;
}

function RunCell({ run: { from, to, absences }, kinds, column, active, isHidden }: RunProps) {
  const length = daysBetween(from, to) + 1;
  const isActive = active !== null && from <= active && active <= to;
  return (
    <td
      className="ab-runs"
      style={{ gridColumn: `${column} / span ${length}` }}
      colSpan={length}
      aria-colindex={column}
      {...(isHidden ? { 'aria-hidden': true } : { tabIndex: isActive ? 0 : -1 })}
    >
      {absences.map((absence) => {
        const { status, half = null, away_minutes = null } = absence;
        const text = sentenceOf({ ...absence, from, to, half });
        const isAsked = status === ABSENCE_STATUS.requested;
        const { letters, className } = lookOf(absence, kinds);
        return (
          <span
            key={`${half} ${away_minutes === null ? '' : absence.kind_id}`}
            role="img"
            aria-label={text}
            title={text}
            className={`ab-run ${className}${isAsked ? ' ab-tentative' : ''}${half ? ` ab-${half}` : ''}`}
          >
            {lettersOf(half, isAsked, letters, away_minutes !== null)}
          </span>
        );
      })}
    </td>
  );
}

/** Half a cell has room for one sign. */
function lettersOf(half: Half, isAsked: boolean, letters: string, inHours: boolean): string {
  if (half) return isAsked ? '?' : inHours ? 'h' : '½';
  return isAsked ? `${letters}?` : letters;
}
