import type { Day } from '@stundenbuch/domain/time/day';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Column } from './planner-days.ts';
import type { Line } from './planner-lines.ts';
import type { Choosing } from './use-selection.ts';

interface Props {
  columns: readonly Column[];
  lines: readonly Line[];
  own: number;
  choosing: Choosing | null;
}

interface Place {
  user: number;
  day: Day;
}

/** One cell of the grid can be tabbed to, arrows move on; with Shift they choose own days. */
export function useGridKeys({ columns, lines, own, choosing }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const isMoving = useRef(false);

  const people = lines.flatMap((line, at) => (line.kind === 'person' ? { at, row: line.row } : []));
  const lineOf = (user: number | undefined) => people.find(({ row }) => row.user === user);
  const line = lineOf(place?.user) ?? lineOf(own) ?? people[0];
  const column =
    columns.find(({ day }) => day === place?.day) ?? columns.find(({ isToday }) => isToday) ?? columns[0];
  const day = column?.day as Day;

  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  });

  function move(to: Partial<Place>) {
    isMoving.current = true;
    setPlace({ user: line?.row.user ?? own, day, ...to });
  }

  /** Across a whole run, but in the own row, where each day can be chosen. */
  function dayAfter(step: 1 | -1): Day {
    const isSingle = line?.row.user === own && choosing !== null;
    const run = isSingle ? undefined : line?.row.runs.find(({ from, to }) => from <= day && day <= to);
    const edge = run ? (step > 0 ? run.to : run.from) : day;
    const at = columns.findIndex((one) => one.day === edge) + step;
    return columns[Math.max(0, Math.min(columns.length - 1, at))]?.day as Day;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!line || !column || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOwn = line.row.user === own && choosing !== null;
    const across = { ArrowLeft: -1, ArrowRight: 1 } as const;
    const along = { ArrowUp: -1, ArrowDown: 1 } as const;
    const { key } = event;
    if (key in across) {
      const next = dayAfter(across[key as keyof typeof across]);
      if (event.shiftKey && isOwn) choosing.extend(next, day);
      move({ day: next });
    } else if (key in along) {
      const at = people.indexOf(line) + along[key as keyof typeof along];
      move({ user: people[Math.max(0, Math.min(people.length - 1, at))]?.row.user ?? own });
    } else if (key === 'Home' || key === 'End') {
      move({ day: columns.at(key === 'Home' ? 0 : -1)?.day as Day });
    } else if ((key === 'Enter' || key === ' ') && isOwn) choosing.tap(day);
    else if (key === 'Escape') choosing?.clear();
    else return;
    event.preventDefault();
  }

  /** Where the mouse was is where the keyboard goes on. */
  function onFocus({ target }: { target: Element }) {
    const { day: focused } = (target as HTMLElement).dataset;
    if (focused && focused !== day) setPlace({ user: own, day: focused });
  }

  return { grid, active: { at: line?.at ?? -1, day }, onKeyDown, onFocus };
}
