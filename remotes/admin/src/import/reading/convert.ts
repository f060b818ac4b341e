import { HALF_LABELS, HALVES } from '@stundenbuch/domain/records/entries/halves';
import { ABSENCE_STATUS, ABSENCE_STATUS_LABELS } from '@stundenbuch/domain/records/entries/status';
import { type Day, daysBetween } from '@stundenbuch/domain/time/day';
import { instantOf } from '@stundenbuch/domain/time/real-time';
import { parseMinutes } from '@stundenbuch/domain/time/typed-time';
import type { ImportKind } from '@stundenbuch/domain/workflows/imports/contract';
import { cellName } from '@stundenbuch/domain/workflows/imports/messages';
import type { FileCell, TableRow } from '@stundenbuch/web/table-file';
import { readCell } from './cell-value.ts';
import type { Answers, Question } from './read.ts';
import { type Mapping, targetsOf } from './targets.ts';

/** A row as it is sent; the server has its types. */
export type Row = Record<string, string | number | boolean | null> & { line: number };

/** A row that is not sent, and the cell to blame. */
export interface Unread {
  line: number;
  column: string | null;
  message: string;
}

export interface Conversion {
  rows: Row[];
  unread: Unread[];
  /** Lines without anything to take over: weekends of a sheet of hours. */
  left: number;
  /** What has to be known first, with the first cell that asks. */
  questions: Partial<Record<Question, string>>;
  sums: ColumnSums;
}

/** Of the columns of opening balances, as the old list has them at its foot: of all rows, also those that are not sent. */
export interface ColumnSums {
  /** What is left, of last year and of this one. */
  vacation: number;
  taken: number;
  minutes: number;
}

export interface Conversions {
  kind: ImportKind;
  features: readonly string[];
  mapping: Mapping;
  answers: Answers;
  is1904: boolean;
  /** Whose rows they are, where no column says it. */
  person: string | null;
  /** Of bookings that have none. */
  text: string;
}

type Values = Record<string, string | number | null>;
type Problem = Omit<Unread, 'line'>;

const DAY = 1440;

export function convert(rows: readonly TableRow[], options: Conversions): Conversion {
  const targets = targetsOf(options.kind, options.features).filter(
    ({ key }) => options.mapping[key] !== undefined,
  );
  const result: Conversion = { rows: [], unread: [], left: 0, questions: {}, sums: NO_SUMS };
  for (const { line, cells } of rows) {
    const values: Values = {};
    let problem: Problem | null = null;
    let isAsking = false;
    for (const target of targets) {
      const cell = cells[options.mapping[target.key] as number] ?? null;
      const read = readCell(target, cell, options.answers, options.is1904);
      if (read.asks) {
        result.questions[read.asks] ??= `${cellName(line, target.header)}: ${textOf(cell)}`;
        isAsking = true;
      } else if (read.problem !== undefined) problem ??= { column: target.header, message: read.problem };
      else values[target.key] = read.value ?? null;
    }
    if (isAsking) continue;
    problem ??= complete(values, options);
    result.sums = added(result.sums, values);
    if (isNothing(values, options.kind)) result.left++;
    else if (problem) result.unread.push({ line, ...problem });
    else result.rows.push({ ...values, line });
  }
  return result;
}

const NO_SUMS: ColumnSums = { vacation: 0, taken: 0, minutes: 0 };

function added({ vacation, taken, minutes }: ColumnSums, values: Values): ColumnSums {
  const figure = (key: string) => Number(values[key] ?? 0);
  return {
    vacation: vacation + figure('vacation_lastyear') + figure('vacation_rest'),
    taken: taken + figure('vacation_taken'),
    minutes: minutes + figure('opening_minutes'),
  };
}

const textOf = (cell: FileCell) => (typeof cell === 'object' ? '' : String(cell));

/** A day of a sheet without times, a row without anything. */
function isNothing(values: Values, kind: ImportKind): boolean {
  if (kind === 'times') return (values.start ?? null) === null && (values.end ?? null) === null;
  return Object.entries(values).every(([key, value]) => value === null || key === 'booking_text');
}

/** What is made of other cells. */
function complete(values: Values, { kind, person, text, mapping }: Conversions): Problem | null {
  if (kind === 'absences') return addPerson(values, person) ?? completeAbsence(values);
  if (kind !== 'bookings' && kind !== 'times') return addPerson(values, person);
  const start = values.start as number | null | undefined;
  const end = values.end as number | null | undefined;
  const day = values.day as Day | null | undefined;
  const lastDay = (values.end_day as Day | null | undefined) ?? null;
  delete values.end_day;
  addPerson(values, person);
  if (kind === 'times') {
    if (start == null || end == null || !day) return null;
    const last = endOf({ day, start, end, lastDay });
    values.end = last;
    return last === null
      ? { column: mapping.end_day === undefined ? 'Ende' : 'Datum des Endes', message: TOO_LONG }
      : null;
  }
  values.booking_text ||= text || null;
  delete values.start;
  delete values.end;
  if ((values.minutes ?? null) === null && start != null && end != null && day) {
    const last = endOf({ day, start, end, lastDay });
    if (last === null) return { column: 'Ende', message: TOO_LONG };
    // What passed, not what the dial says: a night of the change of clocks has another length.
    values.minutes = instantOf(day, last) - instantOf(day, start);
  }
  return values.minutes === 0 ? { column: 'Dauer', message: 'Das ist weniger als eine Minute.' } : null;
}

const PART = /^(.+) \((Vormittag|Nachmittag|\d+:\d\d(?= Std\.\)$))(?: Std\.)?\)$/;
const APPROVED = ABSENCE_STATUS_LABELS[ABSENCE_STATUS.approved];

/** As our own lists write it: 'Urlaub (Vormittag)', 'Arztbesuch (1:30 Std.)', 'Abgelehnt'. */
function completeAbsence(values: Values): Problem | null {
  const { status = null, type } = values;
  delete values.status;
  const part = typeof type === 'string' ? PART.exec(type) : null;
  if (part) {
    const [, name = '', word = ''] = part;
    const half = HALVES.find((one) => HALF_LABELS[one] === word);
    values.type = name;
    if (half) values.half = half;
    else values.away_minutes = parseMinutes(word);
  }
  const isTaken = status === null || String(status).toLowerCase() === APPROVED.toLowerCase();
  return isTaken
    ? null
    : { column: 'Status', message: `Nur Genehmigtes wird übernommen, nicht „${status}“.` };
}

const TOO_LONG = 'Ende und Beginn liegen mehr als einen Tag auseinander, oder das Ende liegt davor.';

function addPerson(values: Values, person: string | null): null {
  if (person !== null) values.email = person;
  return null;
}

/** Minutes from the start of the day: of the next one they count on. Null where it can't be. */
function endOf({
  day,
  start,
  end,
  lastDay,
}: {
  day: Day;
  start: number;
  end: number;
  lastDay: Day | null;
}): number | null {
  const days = lastDay === null ? (end <= start ? 1 : 0) : daysBetween(day, lastDay);
  const last = end + days * DAY;
  return last < start || last - start > DAY ? null : last;
}
