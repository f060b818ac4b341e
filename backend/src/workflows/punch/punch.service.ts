import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recordable, type WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { blockingAbsence } from '@stundenbuch/domain/records/entries/halves';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { Forgotten, MissingBreak, PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { punchInRefusal } from '@stundenbuch/domain/records/punch/forgotten';
import { shiftAt } from '@stundenbuch/domain/records/punch/intervals';
import { effectOf, isOverdue, type Punch, stateOf } from '@stundenbuch/domain/records/punch/state';
import type { Day } from '@stundenbuch/domain/time/day';
import { type Instant, instantOfDate } from '@stundenbuch/domain/time/real-time';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import {
  begin,
  end,
  entriesOn,
  forget,
  type IntervalRow,
  intervalOf,
  intervalsOf,
  type Source,
  type StoredEntry,
  type StoredInterval,
} from './interval-rows.ts';
import { MissingBreaks } from './missing-breaks.service.ts';
import { PunchEntries } from './punch-entries.service.ts';
import { asked, shown } from './punch-view.ts';

/** Answers stored before breaks were proposed have none. */
type StoredAnswer = Omit<PunchClock, 'missing_break'> & Partial<PunchClock>;

interface Moment {
  now: Instant;
  today: Day;
}

/** Come, break, resume, go: under the person's lock, so that of several punches at once one counts. */
@Injectable()
export class PunchService {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly written: PunchEntries,
    private readonly breaks: MissingBreaks,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Reading marks a clock that has run for too long as forgotten. */
  async state(who: Caller): Promise<PunchClock> {
    const moment = this.moment();
    const { value } = await this.settings.of(who, punchFeature);
    const [rows, entries] = (await this.database.readAll(who, [
      intervalsOf(who, who.id, moment.today),
      entriesOn(who, who.id, [moment.today]),
    ])) as [IntervalRow[], StoredEntry[]];
    const intervals = rows.map(intervalOf);
    if (!isOverdue(intervals, moment.now, value.forgotten_after)) {
      return this.breaks.withNotes(who, shown(intervals, entries, { ...moment, ...value }), intervals);
    }
    return this.entries.withPerson(who, who.id, (tx) => this.stateAfter(tx, writerOf(who), moment));
  }

  /** A colleague's: marked here as well, because the person may not look any more. */
  forgottenOf(who: Caller, person: number): Promise<Forgotten[]> {
    return this.entries.withPerson(who, person, async (tx) => {
      const { value } = await this.settings.of(who, punchFeature, tx);
      const writer = { ...writerOf(who), person };
      const intervals = await this.read(tx, writer, this.moment(), value.forgotten_after);
      return intervals.filter(({ end, forgotten }) => end === null && forgotten).map(asked);
    });
  }

  punch(who: Caller, punch: Punch, client_id: string, source: Source = 'clock'): Promise<PunchClock> {
    const writer = writerOf(who);
    return this.entries.withPerson(who, who.id, async (tx, work) => {
      const [known] = await rowsOf<{ answer: StoredAnswer }>(
        tx,
        sql`select answer from clock_taps where company_id = ${who.company} and user_id = ${who.id}
          and client_id = ${client_id}`,
      );
      if (known) return { missing_break: null, ...known.answer };
      const answer = await this.apply(tx, writer, work, punch, source);
      await rowsOf(
        tx,
        sql`insert into clock_taps (company_id, user_id, client_id, tap, answer, created_at, created_by)
          values (${who.company}, ${who.id}, ${client_id}, ${punch}, ${JSON.stringify(answer)}::jsonb, ${this.clock.now()},
            ${who.id})`,
      );
      return answer;
    });
  }

  /** Adds what was proposed: 'eintragen?' */
  addBreak(who: Caller, asked: MissingBreak): Promise<PunchClock> {
    const writer = writerOf(who);
    return this.entries.withPerson(who, who.id, async (tx, work) => {
      const moment = this.moment();
      const { value } = await this.settings.of(writer, punchFeature, tx);
      const intervals = await this.read(tx, writer, moment, value.forgotten_after);
      await this.breaks.add(tx, writer, work, asked, intervals);
      return this.stateAfter(tx, writer, moment);
    });
  }

  private async apply(
    tx: Tx,
    writer: Writer,
    work: WorkFacts,
    punch: Punch,
    source: Source,
  ): Promise<PunchClock> {
    const moment = this.moment();
    const { value } = await this.settings.of(writer, punchFeature, tx);
    const intervals = await this.read(tx, writer, moment, value.forgotten_after);
    const effect = effectOf(punch, stateOf(intervals));
    if (!effect) return this.stateAfter(tx, writer, moment);
    const { person } = writer;
    const made = { person, source, now: this.clock.now() };
    if (punch === 'come') await this.refuseDay(tx, writer, work, moment.today);
    const running = intervals.find((interval) => interval.end === null && !interval.forgotten);
    if (running) await end(tx, writer, running, moment.now, made);
    if (effect.begin) {
      const shift = running?.shift ?? shiftAt(intervals, moment.now) ?? randomUUID();
      await begin(tx, writer, { ...made, kind: effect.begin, start: moment.now, shift });
      return this.stateAfter(tx, writer, moment);
    }
    const after = await this.read(tx, writer, moment, value.forgotten_after);
    await this.written.write(tx, writer, work, after, value.rounding);
    return this.stateAfter(tx, writer, moment);
  }

  /** The clock after a change. */
  private async stateAfter(tx: Tx, writer: Writer, moment: Moment): Promise<PunchClock> {
    const { value } = await this.settings.of(writer, punchFeature, tx);
    const intervals = await this.read(tx, writer, moment, value.forgotten_after);
    const entries = await rowsOf<StoredEntry>(tx, entriesOn(writer, writer.person, [moment.today]));
    return this.breaks.withNotes(writer, shown(intervals, entries, { ...moment, ...value }), intervals, tx);
  }

  private async read(
    tx: Tx,
    writer: Writer,
    { now, today }: Moment,
    hours: number,
  ): Promise<StoredInterval[]> {
    const rows = await rowsOf<IntervalRow>(tx, intervalsOf(writer, writer.person, today));
    const intervals = rows.map(intervalOf);
    if (!isOverdue(intervals, now, hours)) return intervals;
    await forget(tx, writer, writer.person);
    return intervals.map((one) => (one.end === null ? { ...one, forgotten: true } : one));
  }

  private async refuseDay(tx: Tx, writer: Writer, work: WorkFacts, today: Day): Promise<void> {
    const entries = await rowsOf<StoredEntry>(tx, entriesOn(writer, writer.person, [today]));
    const absence = blockingAbsence(entries.filter(({ type }) => type !== TYPE.work));
    const ofDay = recordable(work, today, false);
    refuseIf(punchInRefusal(today, { absence: absence && { project: absence.type }, ...ofDay }));
  }

  private moment(): Moment {
    return { now: instantOfDate(this.clock.now()), today: this.clock.today() };
  }
}

/** What a clock has measured is written whatever its month. */
const writerOf = (who: Caller): Writer => ({ ...who, person: who.id, anyMonth: true });
