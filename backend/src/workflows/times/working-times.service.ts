import { Injectable } from '@nestjs/common';
import { recordable, type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { hasMinutes } from '@stundenbuch/domain/records/clock/limits';
import { blockingAbsence, type Half } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Entry as WireEntry, WorkingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { workingTimeDuplicate, workingTimeRefusal } from '@stundenbuch/domain/records/timesheet/rules';
import { hoursOf, workingMinutes } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { minutesOf } from '@stundenbuch/domain/time/time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import {
  GuidedTimes,
  type ReadWorkingTime,
  readWorkingTime,
  timesOf,
} from '../../accounts/law/guided-times.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { columnsOf, type EntryFields, insertEntry } from '../../records/entries/entry-fields.ts';
import { isCorrection, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { RunningClock } from '../clock/running-clock.service.ts';

/** Start and end of a working day, at most one per day. */
@Injectable()
export class WorkingTimes {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly guided: GuidedTimes,
    private readonly running: RunningClock,
    private readonly clock: Clock,
  ) {}

  async create(who: Caller, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    const read = readWorkingTime(who, body);
    const { input, guide } = read;
    const rule = (rows: FactRow[], work: WorkFacts) => {
      this.refuse(writer, read, rows, work);
      return columnsOf(fieldsUnder(work), input);
    };
    const conflicts = { entries_workingtime_a_day: () => workingTimeDuplicate(input.day) };
    const asks = this.running.asks(writer, body);
    if (!guide && !asks)
      return this.entries.record<FactRow>(writer, factsQuery(writer, input), rule, conflicts);
    const storing = async (tx: Tx, work: WorkFacts) => {
      const columns = rule(await rowsOf<FactRow>(tx, factsQuery(writer, input)), work);
      if (asks) await this.running.ask(tx, writer, input.day);
      await this.guided.accept(tx, writer, input, guide, null);
      const [stored] = await rowsOf<WireEntry>(tx, insertEntry(writer, this.clock.now(), columns));
      await this.guided.keep(tx, writer, stored as WireEntry, guide);
      return stored as WireEntry;
    };
    return this.entries.withPerson(writer, writer.person, storing, conflicts);
  }

  async change(who: Caller, id: number, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const entry = await this.entries.own(tx, writer, id);
      if (entry.type !== TYPE.work) throw new Refused(refuseWire('not_found'));
      const read = readWorkingTime(who, body);
      const { input, guide } = read;
      const rows = await rowsOf<FactRow>(tx, factsQuery(writer, input, id));
      this.refuse(writer, read, rows, work, entry.day);
      if (this.running.asks(writer, body)) await this.running.ask(tx, writer, input.day);
      await this.guided.accept(tx, writer, input, guide, id);
      const before = timesOf(entry);
      Object.assign(entry, columnsOf(fieldsUnder(work), input));
      const stored = await this.entries.readBack(tx, writer, entry);
      await this.guided.keep(tx, writer, entry, guide, { before, after: timesOf(entry) });
      return stored;
    });
  }

  private refuse(
    writer: Writer,
    { input, guide }: ReadWorkingTime,
    rows: readonly FactRow[],
    work: WorkFacts,
    storedDay?: Day,
  ): void {
    const { anyMonth, features } = writer;
    const ofDay = recordable(work, input.day, isCorrection(writer));
    const allowed = { anyMonth, anyMinute: hasMinutes(features), timedBreaks: guide?.intervals != null };
    const facts = { ...factsOf(rows), ...ofDay, storedDay, ...allowed, months: work.months };
    refuseIf(workingTimeRefusal(input, facts, this.clock.today()));
  }
}

/** Hours are computed, not taken from the body; the day's target is stored, so that a new contract changes no old balance. */
export const fieldsUnder = (work: WorkFacts): EntryFields<WorkingTimeInput> => ({
  day: (day) => ({ day, target: workDay(work, day).hours }),
  project: (type) => ({ type }),
  hours: (_, input) => {
    const { net } = workingMinutes(input);
    return { hours: hoursOf(net), net_minutes: net };
  },
  start_time: (time) => ({ start_minute: minutesOf(time) }),
  end_time: (time) => ({ end_minute: minutesOf(time) }),
  break: (_, input) => {
    const { breaks } = workingMinutes(input);
    return { break_hours: hoursOf(breaks), break_minutes: breaks };
  },
});

interface FactRow {
  type: number;
  half: Half;
}

/** What else is recorded on the day. */
function factsQuery({ company, person }: Writer, { day }: WorkingTimeInput, except = 0): Sql {
  return sql`select e.type, ${half} as half from entries e where e.company_id = ${company} and e.user_id = ${person}
    and e.day = ${day} and e.id <> ${except} and (e.type = 50 or e.status < 2)`;
}

/** The absence that a working time on the day would collide with. */
export async function blockingOn(tx: Tx, company: number, person: number, day: Day) {
  const rows = await rowsOf<FactRow>(
    tx,
    sql`select e.type, ${half} as half from entries e where e.company_id = ${company} and e.user_id = ${person}
      and e.day = ${day} and e.type <> 50 and e.status < 2`,
  );
  return factsOf(rows).absence;
}

function factsOf(rows: readonly FactRow[]) {
  const absence = blockingAbsence(rows.filter(({ type }) => type !== TYPE.work));
  return {
    absence: absence && { project: absence.type },
    duplicate: rows.some(({ type }) => type === TYPE.work),
  };
}
