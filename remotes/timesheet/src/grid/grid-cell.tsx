import { formatFullDay, formatHours } from '@stundenbuch/web/format';
import type { KeyboardEvent } from 'react';
import { CellInput } from './cell-input.tsx';
import type { Cell } from './cells.ts';
import { type Draft, textOf } from './use-cells.ts';
import type { Place } from './use-grid-keys.ts';

export interface CellActions {
  /** The key is that of a cell; text is what the editing begins with. */
  edit: (cell: Cell, text: string) => void;
  end: (cell: Cell, place: Place, text: string | null, event?: KeyboardEvent) => void;
  empty: (cell: Cell) => void;
  drop: (cell: Cell) => void;
  open: (cell: Cell) => void;
  choose: (place: Place) => void;
  move: (event: KeyboardEvent, place: Place) => boolean;
}

interface Props {
  cell: Cell;
  place: Place;
  isChosen: boolean;
  /** What it is edited with; undefined: it is not. */
  editing: string | undefined;
  draft: Draft | undefined;
  isOff: boolean;
  /** The id of the line that says why it was refused. */
  refusalId: string;
  /** The id of what is said of the chosen cell. */
  aboutId: string;
  actions: CellActions;
}

const STARTS = /^[\d,.:]$/;

export function GridCell({
  cell,
  place,
  isChosen,
  editing,
  draft,
  isOff,
  refusalId,
  aboutId,
  actions,
}: Props) {
  const { mode } = cell;
  const isRefused = draft?.refusal !== undefined;
  const isBusy = draft !== undefined && !isRefused && draft.stored === undefined;
  const isEditable = mode === 'edit' && !isBusy;
  const stored = cell.entries.length > 0 ? textOf(cell) : '';

  /** What the key does here; null: it is another's. */
  function doneBy(key: string): (() => void) | null {
    if (key === 'Enter' || key === 'F2') return act;
    if (key === 'Escape') return isRefused ? () => actions.drop(cell) : null;
    if (!isEditable) return null;
    if (key === 'Delete' || key === 'Backspace') return () => actions.empty(cell);
    return STARTS.test(key) ? () => actions.edit(cell, key) : null;
  }

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || actions.move(event, place)) return;
    const does = doneBy(key);
    if (!does) return;
    event.preventDefault();
    does();
  }

  function act() {
    if (isEditable) actions.edit(cell, draft?.text ?? stored);
    else if (mode === 'open') actions.open(cell);
  }

  const classes = [
    'ts-grid-cell',
    ...(isOff ? ['ts-grid-off'] : []),
    ...(isRefused ? ['ts-grid-refused'] : []),
    ...(mode === 'closed' ? [] : ['ts-grid-open']),
  ];
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      className={classes.join(' ')}
      data-place={`${place.row}:${place.column}`}
      tabIndex={isChosen && editing === undefined ? 0 : -1}
      aria-readonly={mode !== 'edit' || undefined}
      aria-busy={isBusy || undefined}
      aria-invalid={isRefused || undefined}
      aria-describedby={isRefused ? refusalId : isChosen ? aboutId : undefined}
      onFocus={() => actions.choose(place)}
      onKeyDown={press}
      onClick={() => editing === undefined && act()}
    >
      {editing === undefined ? (
        shown(cell, draft)
      ) : (
        <CellInput
          label={`${nameOf(cell)}, ${formatFullDay(cell.day)}`}
          text={editing}
          onEnd={(text, event) => actions.end(cell, place, text, event)}
        />
      )}
    </td>
  );
}

function shown({ entries, hours, mode }: Cell, draft: Draft | undefined): string {
  if (draft) return draft.stored ? formatHours(draft.stored.hours) : draft.text;
  if (entries.length > 0) return formatHours(hours);
  return mode === 'edit' ? '' : '–';
}

const nameOf = ({ line: { name, text } }: Pick<Cell, 'line'>): string =>
  [name, text].filter(Boolean).join(', ');
