import { type Day, weekday } from '../../time/day.ts';
import { type ContractRow, contractOn } from './timeline.ts';

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
