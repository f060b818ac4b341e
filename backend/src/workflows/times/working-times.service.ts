import { Injectable } from '@nestjs/common';
import { recordable, type WorkFacts, workDay } from '@stundenbuch/domain/day/workday/work-day';
import { blockingAbsence, type Half } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import { hasMinutes } from '@stundenbuch/domain/records/punch/limits';
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
import { orRefused, Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';
import { half } from '../../records/entries/entry-columns.ts';
import { columnsOf, type EntryColumns, type EntryFields } from '../../records/entries/entry-fields.ts';
import { countsOnTheDay, isAway, leavesNoTime } from '../../records/entries/kinds.ts';
import { isCorrection, shownTo, type Writer, Writers } from '../../records/entries/writers.service.ts';
import { RunningWork } from '../punch/running-work.service.ts';

/** Start and end of a working day, at most one per day. */
@Injectable()
export class WorkingTimes {
  constructor(
    private readonly entries: Entries,
    private readonly writers: Writers,
    private readonly guided: GuidedTimes,
    private readonly running: RunningWork,
    private readonly clock: Clock,
  ) {}

  async create(who: Caller, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    const read = readWorkingTime(who, body);
    const { input, guide } = read;
    const conflicts = { entries_workingtime_a_day: () => workingTimeDuplicate(input.day) };
    const asks = this.running.asks(writer, body);
    // Nothing else to store: in two round trips.
    if (!writer.asLead && !this.guided.storesMore(writer, guide) && !asks)
      return this.entries.record(
        writer,
        [factsQuery(writer, input), ...this.guided.statements(writer, input, guide)],
        ([rows, ...law], work) => {
          const columns = this.columns(writer, read, rows as FactRow[], work);
          this.guided.refuse(writer, input, guide, law);
          return columns;
        },
        conflicts,
      );
    return this.entries.withPersonOrRefuse(writer, writer.person, conflicts, (tx, work) =>
      this.save(tx, writer, work, read, () => asks, null),
    );
  }

  /** The first day of which the law is asked, with all that is stored around it: earlier ones can be stored at once. */
  judgedFrom = (who: Caller): Promise<Day | null> => this.guided.judgedFrom(who);

  /** Many of one person at once, on different days of which the law is not asked: each is answered as by `create`. */
  createAll(writer: Writer, bodies: readonly Input[]): Promise<({ ids: number[] } | Refused)[]> {
    const all = bodies.map((body) => orRefused(() => readWorkingTime(writer, body)));
    const days = all.flatMap((read) => (read instanceof Refused ? [] : [read.input.day]));
    const [first] = days;
    if (writer.asLead || first === undefined || new Set(days).size < days.length)
      throw new Error('These working times are stored one by one');
    const conflicts = { entries_workingtime_a_day: () => workingTimeDuplicate(first) };
    return this.entries.withPersonOrRefuse(writer, writer.person, conflicts, async (tx, work) => {
      const facts = Map.groupBy(await rowsOf<FactRow>(tx, factsOfDays(writer, days)), ({ day }) => day);
      const columns = all.map((read) => {
        if (read instanceof Refused) return read;
        return orRefused(() => this.columns(writer, read, facts.get(read.input.day) ?? [], work));
      });
      const allowed = columns.flatMap((one) => (one instanceof Refused ? [] : [one]));
      const stored = new Map((await this.entries.store(tx, writer, allowed)).map(({ day, id }) => [day, id]));
      return columns.map((one) =>
        one instanceof Refused ? one : { ids: [stored.get(one.day as Day) as number] },
      );
    });
  }

  async change(who: Caller, id: number, body: Input): Promise<WireEntry> {
    const writer = await this.writers.of(who, body);
    return this.entries.withPerson(writer, writer.person, async (tx, work) => {
      const entry = await this.entries.own(tx, writer, id);
      if (entry.type !== TYPE.work) throw new Refused(refuseWire('not_found'));
      const asks = () => this.running.asks(writer, body);
      return this.save(tx, writer, work, readWorkingTime(who, body), asks, entry);
    });
  }

  /** New or changed, with the times of the day and what the law says of them. */
  private async save(
    tx: Tx,
    writer: Writer,
    work: WorkFacts,
    read: ReadWorkingTime,
    asks: () => boolean,
    entry: Entry | null,
  ): Promise<WireEntry> {
    const { input, guide } = read;
    await this.writers.refuseUnlessLed(tx, writer, entry ? [entry.day, input.day] : [input.day]);
    const rows = await rowsOf<FactRow>(tx, factsQuery(writer, input, entry?.id));
    const columns = this.columns(writer, read, rows, work, entry?.day);
    if (asks()) await this.running.ask(tx, writer, input.day);
    await this.guided.accept(tx, writer, input, guide, entry?.id ?? null);
    const before = entry && timesOf(entry);
    const stored = await this.entries.save(tx, writer, entry, columns);
    const change = entry && before ? { before, after: timesOf(entry) } : undefined;
    await this.guided.keep(tx, writer, entry ?? stored, guide, change);
    return shownTo(writer, stored);
  }

  /** What is stored of an allowed input. */
  private columns(
    writer: Writer,
    { input, guide }: ReadWorkingTime,
    rows: readonly FactRow[],
    work: WorkFacts,
    storedDay?: Day,
  ): EntryColumns {
    const { anyMonth, features } = writer;
    const ofDay = recordable(work, input.day, isCorrection(writer));
    const allowed = { anyMonth, anyMinute: hasMinutes(features), timedBreaks: guide?.intervals != null };
    const facts = { ...factsOf(rows), ...ofDay, storedDay, ...allowed, months: work.months };
    refuseIf(workingTimeRefusal(input, facts, this.clock.today()));
    return columnsOf(fieldsUnder(work), input);
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
  day: Day;
  type: number;
  half: Half;
}

/** What else is recorded on the day. */
const factsQuery = (writer: Writer, { day }: WorkingTimeInput, except = 0): Sql =>
  sql`${factsOfDays(writer, [day])} and e.id <> ${except}`;

const factsOfDays = ({ company, person }: Writer, days: readonly Day[]): Sql =>
  sql`select e.day, e.type, ${half} as half from entries e where e.company_id = ${company} and e.user_id = ${person}
    and e.day = any(${days}::date[]) and ${countsOnTheDay} and ${leavesNoTime}`;

/** The absence that a working time on the day would collide with. */
export async function blockingOn(tx: Tx, company: number, person: number, day: Day) {
  const rows = await rowsOf<FactRow>(
    tx,
    sql`select e.day, e.type, ${half} as half from entries e where e.company_id = ${company} and e.user_id = ${person}
      and e.day = ${day} and ${isAway} and ${leavesNoTime}`,
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
