import { type KeyboardEvent, useRef, useState } from 'react';

/** A row and a column, from 0; in column 0 stands the name of the row. */
export interface Place {
  row: number;
  column: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Grid {
  rows: number;
  /** That of the names included. */
  columns: number;
  start: Place;
  isEditable: (place: Place) => boolean;
}

/** How keys move in a grid: one of its cells is in the order of Tab, arrows go to the others, Tab to the next that takes hours. */
export function useGridKeys({ rows, columns, start, isEditable }: Grid) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, choose] = useState(start);
  const place = { ...chosen, row: Math.min(chosen.row, rows - 1) };

  function go({ row, column }: Place): void {
    const cell = table.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`);
    // What a row does is done by the button beside its name.
    (cell?.querySelector('button') ?? cell)?.focus();
  }

  /** In the order of reading; null beyond the last one, where Tab leaves the grid. */
  function next({ row, column }: Place, step: 1 | -1): Place | null {
    for (let at = row * columns + column + step; at >= 0 && at < rows * columns; at += step) {
      const found = { row: Math.floor(at / columns), column: at % columns };
      if (isEditable(found)) return found;
    }
    return null;
  }

  /** Whether the key has moved the focus. */
  function move(event: KeyboardEvent, from: Place): boolean {
    const { key, shiftKey } = event;
    const step = STEPS[key];
    const ends: Record<string, Place> = {
      Home: { ...from, column: 0 },
      End: { ...from, column: columns - 1 },
    };
    const to =
      key === 'Tab'
        ? next(from, shiftKey ? -1 : 1)
        : step
          ? { row: from.row + step[0], column: from.column + step[1] }
          : (ends[key] ?? null);
    if (!to) return false;
    event.preventDefault();
    if (to.row >= 0 && to.row < rows && to.column >= 0 && to.column < columns) go(to);
    return true;
  }

  return { table, place, choose, go, move };
}
