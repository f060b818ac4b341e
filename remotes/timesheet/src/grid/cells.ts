import { kindOf } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import type { Day } from '@stundenbuch/domain/time/day';
import { round } from '@stundenbuch/domain/time/rounding';
import type { ComparedDay } from '@stundenbuch/domain/workflows/day/contract';
import { recentLines } from '../entries/recent.ts';
import { canBook, canRecord, dayView, isOpenFor, type Viewer } from '../shared/day-view.ts';

/** What is booked with the same words for the same project; without a project the working time. */
export interface Line {
  key: string;
  project: number | null;
  name: string;
  text: string;
}

export interface Cell {
  /** Of the line and the day. */
  key: string;
  line: Line;
  day: Day;
  entries: Entry[];
  hours: number;
  /** What a key does: edit it, open its day because there is more than one thing, or nothing. */
  mode: 'edit' | 'open' | 'closed';
}

const WORK: Line = { key: 'work', project: null, name: 'Arbeitszeit', text: '' };

/** Beside what the week has, lines of lately fill it up to as many. */
const LINES = 6;

export const lineOf = (project: number, name: string | null, text: string | null): Line => ({
  key: `${project} ${text ?? ''}`,
  project,
  name: name ?? '',
  text: text ?? '',
});

const bookingLine = ({ project, project_name, booking_text }: Entry): Line =>
  lineOf(project, project_name, booking_text);

/** The lines in the order in which they came, so that none moves under the hand: `known` first. */
export function linesOf(known: readonly Line[], days: readonly ComparedDay[]): Line[] {
  const booked = days.flatMap(({ entries }) =>
    entries.filter(({ project }) => kindOf(project) === 'project'),
  );
  return distinct([...known, ...booked.map(bookingLine)]);
}

/** Filled up with what was booked lately and can be booked. */
export function withRecent(
  lines: readonly Line[],
  lately: readonly Entry[],
  bookable: readonly { id: number }[],
): Line[] {
  const ids = new Set(bookable.map(({ id }) => id));
  const recent = recentLines(lately).filter(({ project, booking_text }) => ids.has(project) && booking_text);
  return distinct([...lines, ...recent.map(bookingLine)]).slice(0, Math.max(LINES, lines.length));
}

/** Each where it came first. */
const distinct = (lines: readonly Line[]): Line[] => [
  ...new Map(lines.map((line) => [line.key, line])).values(),
];

/** The cells of the grid, a row for each line. */
export function cellsOf(
  lines: readonly Line[],
  days: readonly ComparedDay[],
  viewer: Viewer,
  today: Day,
): Cell[][] {
  const { flags } = viewer;
  const rows = [
    ...(flags.includes('timebooking') ? [WORK] : []),
    ...(flags.includes('projectbooking') ? lines : []),
  ];
  return rows.map((line) => days.map((day) => cellOf(line, day, viewer, today)));
}

function cellOf(line: Line, { day, entries: ofDay }: ComparedDay, viewer: Viewer, today: Day): Cell {
  const entries = ofDay.filter((entry) =>
    line.project === null ? kindOf(entry.project) === 'work' : bookingLine(entry).key === line.key,
  );
  const view = dayView(day, ofDay);
  const may =
    line.project === null ? canRecord({ ...view, work: null }, viewer, today) : canBook(view, viewer, today);
  const isOne = may && entries.length < 2;
  const opens = entries.length > 0 && isOpenFor(viewer, day, today);
  return {
    ...{ key: `${line.key}|${day}`, line, day, entries },
    hours: round(entries.reduce((sum, { hours }) => sum + hours, 0)),
    mode: isOne ? 'edit' : opens ? 'open' : 'closed',
  };
}

/** Differs once something has been written, or taken back. */
export const stateOfCell = ({ entries }: Cell): string =>
  entries
    .map(({ id, hours, start_time, end_time, break: paused }) => [id, hours, start_time, end_time, paused])
    .join();
