import { Injectable } from '@nestjs/common';
import { lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import { lawInput } from '@stundenbuch/domain/accounts/lawguide/fields';
import {
  breakMinutes,
  breaksOf,
  type DatedInterval,
  datedIntervals,
  intervalRefusal,
  timesOfDay,
  type WireInterval,
} from '@stundenbuch/domain/accounts/lawguide/intervals';
import { refuseLaw } from '@stundenbuch/domain/accounts/lawguide/messages';
import { type WorkingTimeInput, workingTimeInput } from '@stundenbuch/domain/records/timesheet/contract';
import { workingMinutes } from '@stundenbuch/domain/records/timesheet/working-hours';
import type { Day } from '@stundenbuch/domain/time/day';
import { minutesOf } from '@stundenbuch/domain/time/time';
import type { Tenant, Tx } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Entry } from '../../records/entries/entry.entity.ts';
import { isCorrection, type Writer } from '../../records/entries/writers.service.ts';
import { LawCheck, type Proposal } from './law-check.service.ts';
import { type DayTimes, WorkIntervalsService } from './work-intervals.service.ts';

/** Sent in addition to the known fields of a working time. */
export interface Guide {
  intervals: readonly DatedInterval[] | null;
  law_reason: string | null;
  replace_times: boolean | null;
}

export interface ReadWorkingTime {
  input: WorkingTimeInput;
  /** Null where the company does not have the guide. */
  guide: Guide | null;
}

/** The fields of a working time; with the guide also breaks as times, whose sum is the break then (LAW-01). */
export function readWorkingTime({ features = [] }: Tenant, body: Input): ReadWorkingTime {
  const input = body.readBy(workingTimeInput);
  if (!features.includes(lawFeature.name)) return { input, guide: null };
  const { intervals, ...more } = body.readBy(lawInput);
  if (intervals === null) return { input, guide: { intervals, ...more } };
  return { input: withBreaks(input, intervals), guide: { intervals: dated(input, intervals), ...more } };
}

export function withBreaks<Times extends WorkingTimeInput>(
  input: Times,
  intervals: readonly WireInterval[],
): Times {
  refuseIf(intervalRefusal(input, intervals));
  return { ...input, break: breakMinutes(breaksOf(input, intervals)) / 60 };
}

export const dated = (input: WorkingTimeInput, intervals: readonly WireInterval[]): DatedInterval[] =>
  datedIntervals(input.day, input, breaksOf(input, intervals));

export function proposalOf(
  input: WorkingTimeInput,
  intervals: readonly DatedInterval[] | null,
  id: number | null,
): Proposal {
  const [start, end] = [minutesOf(input.start_time), minutesOf(input.end_time)];
  return { day: input.day, start, end, breaks: workingMinutes(input).breaks, intervals, id };
}

/** Saving a working time where the company has the guide. */
@Injectable()
export class GuidedTimes {
  constructor(
    private readonly law: LawCheck,
    private readonly intervals: WorkIntervalsService,
  ) {}

  /** Whether more than the working time itself is stored: the times of its breaks, or why something is as it is. */
  storesMore(writer: Writer, guide: Guide | null): boolean {
    return (
      guide !== null && (guide.intervals !== null || (guide.law_reason ?? writer.reason ?? null) !== null)
    );
  }

  judgedFrom = (who: Tenant): Promise<Day | null> => this.law.judgedFrom(who);

  /** What a new working time of which nothing more is stored is judged by; `refuse` reads the rows. */
  statements(writer: Writer, { day }: WorkingTimeInput, guide: Guide | null): Sql[] {
    return guide ? this.law.statements(writer, day) : [];
  }

  refuse(writer: Writer, input: WorkingTimeInput, guide: Guide | null, rows: readonly object[][]): void {
    if (guide) this.law.refuse(writer, proposalOf(input, null, null), rows);
  }

  /** Before it is stored, under the person's lock. */
  async accept(tx: Tx, writer: Writer, input: WorkingTimeInput, guide: Guide | null, id: number | null) {
    if (guide) await this.law.accept(tx, writer, proposalOf(input, guide.intervals, id), guide.law_reason);
  }

  /**
   * Once it is stored. A form that knows only the sum of the breaks leaves their times as they are, as long as they fit;
   * one that wants to be asked is asked before they are lost.
   */
  async keep(
    tx: Tx,
    writer: Writer,
    entry: Pick<Entry, 'id' | 'day'>,
    guide: Guide | null,
    change?: { before: DayTimes; after: DayTimes },
  ): Promise<void> {
    if (!guide) return;
    const of = { id: entry.id, user: writer.person, day: entry.day };
    if (guide.intervals === null && change) {
      const lost = await this.intervals.follow(tx, writer, of, change);
      if (lost.length === 0) return;
      if (guide.replace_times === false) {
        const work = lost.filter(({ kind }) => kind === 'work');
        throw new Refused(refuseLaw('law_times', undefined, { times: timesOfDay(change.before.day, work) }));
      }
    }
    await this.intervals.write(tx, writer, of, guide.intervals, isCorrection(writer) ? 'correction' : 'form');
  }
}

/** The times of a stored working time, and of what is to be stored. */
export const timesOf = (
  entry: Pick<Entry, 'day' | 'start_minute' | 'end_minute' | 'break_minutes' | 'break_hours'>,
): DayTimes => ({
  day: entry.day,
  start: entry.start_minute ?? 0,
  end: entry.end_minute ?? 0,
  breaks: entry.break_minutes ?? Math.round((entry.break_hours ?? 0) * 60),
});
