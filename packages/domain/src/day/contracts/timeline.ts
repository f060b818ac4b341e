import { addDays, type Day, weekday } from '../../time/day.ts';

/** A contract from a day on. It does not change anything before that day (CON-01). */
export interface ContractRow {
  valid_from: Day;
  /** Set only when the person leaves; otherwise a row ends the day before the next one (SET-01). */
  ends_on: Day | null;
  weeklyhours: number;
  /** Minutes of each weekday, Monday first. A weekday with 0 is no working day. */
  minutes: readonly number[];
  /** Vacation days of a full year at this distribution. */
  vacation: number;
}

export type Placed<Row extends ContractRow = ContractRow> = Row & {
  /** The last day of the row, null where it is open. */
  last: Day | null;
};

/** Rows that follow each other without a gap: one employment, with a waiting time of its own (SET-02). */
export interface Employment {
  from: Day;
  to: Day | null;
  rows: readonly Placed[];
}

/** The rows in their order, each with its last day. */
export function placed<Row extends ContractRow>(rows: readonly Row[]): Placed<Row>[] {
  const sorted = rows.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  return sorted.map((row, at) => {
    const next = sorted[at + 1];
    const beforeNext = next ? addDays(next.valid_from, -1) : null;
    return { ...row, last: row.ends_on ?? beforeNext };
  });
}

/** The row in force on the day, or null where there is no employment (CON-02). */
export function contractOn<Row extends ContractRow>(rows: readonly Row[], day: Day): Placed<Row> | null {
  return (
    placed(rows).find(({ valid_from, last }) => valid_from <= day && (last === null || day <= last)) ?? null
  );
}

export function employments(rows: readonly ContractRow[]): Employment[] {
  const found: { from: Day; to: Day | null; rows: Placed[] }[] = [];
  for (const row of placed(rows)) {
    const current = found.at(-1);
    if (current?.to && addDays(current.to, 1) === row.valid_from) {
      current.rows.push(row);
      current.to = row.last;
    } else {
      found.push({ from: row.valid_from, to: row.last, rows: [row] });
    }
  }
  return found;
}

/** The row of today; of somebody who has not come yet the first, of somebody who has left the last one. */
export function currentRow<Row extends ContractRow>(rows: readonly Row[], today: Day): Row | null {
  const sorted = rows.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  return sorted.findLast(({ valid_from }) => valid_from <= today) ?? sorted[0] ?? null;
}

/** What a contract may say. */
export const CONTRACT = {
  from: { min: '2012-01-01', max: '2030-01-01' },
  /** The contract that somebody had when the time lines began: in force from the beginning. */
  beginning: '1900-01-01',
  vacation: { max: 50, step: 0.5 },
  hours: 168,
  note: 255,
} as const;

/** A row with the place of work, which decides the holidays; null: the usual one of the company. */
export interface ContractDays extends ContractRow {
  /** Of a stored row. */
  id?: number;
  place_id: number | null;
}

/** What a contract says of a day, whatever the calendar says of it (CON-02). */
export function contractDay(rows: readonly ContractDays[], day: Day) {
  const row = contractOn(rows, day);
  return {
    employed: row !== null,
    minutes: row?.minutes[weekday(day) - 1] ?? 0,
    place: row?.place_id ?? null,
  };
}
