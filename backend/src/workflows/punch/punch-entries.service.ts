import { Injectable } from '@nestjs/common';
import { type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { type DayEntry, type Rounding, withPunches } from '@stundenbuch/domain/records/punch/day-entry';
import type { WorkSpan } from '@stundenbuch/domain/records/punch/intervals';
import type { Entry as WireEntry } from '@stundenbuch/domain/records/timesheet/contract';
import { hoursOf } from '@stundenbuch/domain/records/timesheet/working-hours';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import type { EntryColumns } from '../../records/entries/entry-fields.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { entriesOn, type StoredEntry, type StoredInterval } from './interval-rows.ts';

/** The working times that a clock writes, by the writer of the form. No rule refuses what has been worked (CLK-05). */
@Injectable()
export class PunchEntries {
  constructor(private readonly entries: Entries) {}

  /** Under the person's lock: writes ended intervals that no working time includes yet. */
  async write(
    tx: Tx,
    writer: Writer,
    work: WorkFacts,
    intervals: readonly StoredInterval[],
    rounding: Rounding,
  ): Promise<void> {
    const ended = intervals.filter(({ end }) => end !== null);
    const days = [...new Set(ended.filter(({ entry }) => entry === null).map(({ day }) => day))].sort();
    const entries = await rowsOf<StoredEntry>(tx, entriesOn(writer, writer.person, days));
    for (const day of days) {
      const ofDay = ended.filter((interval) => interval.day === day);
      const stored = entries.find((entry) => entry.day === day && entry.type === TYPE.work);
      const time = timeWith(stored, ofDay, rounding);
      if (!time) continue;
      const id = await this.store(tx, writer, stored?.id, columnsUnder(work, time));
      const written = ofDay.map((interval) => interval.id);
      await rowsOf(
        tx,
        sql`update work_intervals set entry_id = ${id} where company_id = ${writer.company} and id = any(${written})
          and entry_id is null`,
      );
    }
  }

  /** A break that nobody has measured becomes part of the day's sum. */
  async lengthenBreak(
    tx: Tx,
    writer: Writer,
    work: WorkFacts,
    { id, time }: StoredEntry,
    minutes: number,
  ): Promise<void> {
    if (!time) return;
    const longer = { ...time, net: time.net - minutes, breaks: time.breaks + minutes };
    await this.store(tx, writer, id, columnsUnder(work, longer));
  }

  private async store(
    tx: Tx,
    writer: Writer,
    id: number | undefined,
    columns: EntryColumns,
  ): Promise<number> {
    if (id === undefined) {
      const [created] = await this.entries.store(tx, writer, [columns]);
      return (created as WireEntry).id;
    }
    const entry = await tx.findOneOrFail(Entry, { company: writer.company, id });
    Object.assign(entry, columns);
    await tx.flush();
    return id;
  }
}

/** A day's working time with what the clock has measured and nobody has written yet. */
export function timeWith(
  stored: StoredEntry | undefined,
  ofDay: readonly StoredInterval[],
  rounding: Rounding,
): DayEntry | null {
  const spans = (written: boolean): WorkSpan[] =>
    ofDay
      .filter(({ entry }) => (stored !== undefined && entry === stored.id) === written)
      .map(({ kind, start, end }) => ({ kind, start, end: end ?? start }));
  return withPunches(stored?.time ?? null, spans(true), spans(false), rounding);
}

const columnsUnder = (work: WorkFacts, { day, start, end, net, breaks }: DayEntry): EntryColumns => ({
  day,
  type: TYPE.work,
  target: workDay(work, day).hours,
  start_minute: start,
  end_minute: end,
  hours: hoursOf(net),
  net_minutes: net,
  break_hours: hoursOf(breaks),
  break_minutes: breaks,
});
