import type { OpenMonths } from '../../day/workday/open-days.ts';
import type { Day } from '../../time/day.ts';
import type { Refusal } from '../../wire/refusal.ts';
import { entryDeletionRefusal } from '../timesheet/rules.ts';
import { type Decision, decisionRefusal, requestReopenRefusal, type Undo } from './rules.ts';

interface DayOfRequest {
  day: Day;
  project: number;
  status: number | null;
  decided_at: Date | null;
}

/** The days of a request that take a change; where none does, the reason of the first. */
interface Chosen<Row> {
  days: Row[];
  refusal: Refusal | null;
}

function chosen<Row>(rows: readonly Row[], refusalOf: (row: Row) => Refusal | null): Chosen<Row> {
  const days = rows.filter((row) => refusalOf(row) === null);
  const [first] = rows;
  return { days, refusal: first && days.length === 0 ? refusalOf(first) : null };
}

/** What has been answered day by day stays as it is. */
export function daysToDecide<Row extends Pick<DayOfRequest, 'day' | 'status'>>(
  decision: Decision,
  rows: readonly Row[],
  today: Day,
  months?: OpenMonths | null,
): Chosen<Row> {
  return chosen(rows, (row) => decisionRefusal(decision, row, today, months));
}

/** The days of the last decision: one that was made before it, of single days, is not taken back with it. */
export function daysToReopen<Row extends Pick<DayOfRequest, 'status' | 'decided_at'>>(
  rows: readonly Row[],
  now: Date,
  undo?: Undo,
): Chosen<Row> {
  const latest = Math.max(...rows.map(({ decided_at }) => decided_at?.getTime() ?? 0));
  const ofLast = rows.filter(({ decided_at }) => decided_at?.getTime() === latest);
  return chosen(ofLast.length > 0 ? ofLast : rows, (row) => requestReopenRefusal(row, now, undo));
}

/** Past days stay. */
export function daysToDelete<Row extends Pick<DayOfRequest, 'day' | 'project' | 'status'>>(
  rows: readonly Row[],
  today: Day,
  anyMonth = false,
  months?: OpenMonths | null,
): Chosen<Row> {
  return chosen(rows, (row) => entryDeletionRefusal(row, today, anyMonth, months));
}
