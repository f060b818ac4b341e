import { Injectable } from '@nestjs/common';
import type { Violation } from '@stundenbuch/domain/accounts/law/facts';
import { LAW_TABLE } from '@stundenbuch/domain/accounts/law/table';
import { isNear, violations } from '@stundenbuch/domain/accounts/law/violations';
import { LAW_WORDS, remedyText } from '@stundenbuch/domain/accounts/law/words';
import type { LawPreview } from '@stundenbuch/domain/accounts/lawguide/contract';
import { type LawSettings, lawFeature } from '@stundenbuch/domain/accounts/lawguide/features';
import type { DatedInterval } from '@stundenbuch/domain/accounts/lawguide/intervals';
import { lawRefusal, levelOf, needingReason } from '@stundenbuch/domain/accounts/lawguide/levels';
import { retained } from '@stundenbuch/domain/accounts/lawguide/retained';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import { type TimeSpan, workingMinutes } from '@stundenbuch/domain/records/timesheet/working-hours';
import { addDays, type Day, latest } from '@stundenbuch/domain/time/day';
import { dayAndTimeOf } from '@stundenbuch/domain/time/real-time';
import { minutesOf, timeOf } from '@stundenbuch/domain/time/time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { ledDays } from '../../day/led-people.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import {
  type CompanyFacts,
  type KnownTime,
  LawFactsService,
  lawFacts,
  lawStatements,
} from './law-facts.service.ts';

/** A working time that is about to be stored. */
export interface Proposal {
  day: Day;
  /** Minutes of the dial; 1440 is midnight at the end of the day. */
  start: number;
  end: number;
  breaks: number;
  intervals: readonly DatedInterval[] | null;
  /** The working time that it changes. */
  id: number | null;
}

interface Evaluation {
  settings: LawSettings;
  violations: Violation[];
  explained: readonly { day: Day; code: string }[];
  stored: KnownTime | null;
}

/** What the law says of a working time before it is stored. */
@Injectable()
export class LawCheck {
  constructor(
    private readonly facts: LawFactsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses where the company says so, and stores the reason beside what it explains. Nothing while the company has no
   * guide, and on days before it was switched on. The caller holds the lock of the person.
   */
  async accept(tx: Tx, writer: Writer, proposal: Proposal, law_reason: string | null): Promise<void> {
    const evaluation = await this.evaluate(writer, writer.person, proposal, tx);
    if (!evaluation) return;
    const { settings, violations: found, explained } = evaluation;
    // An admin who corrects a colleague's day has given a reason already; a lead silences nothing by it (TEAM-12).
    const reason = law_reason ?? (isAdmin(writer) ? writer.reason : null) ?? null;
    const writing = { violations: found, explained, reason, isAdmin: isAdmin(writer) };
    refuseIf(lawRefusal(settings, writing));
    if (reason !== null) await this.explain(tx, writer, needingReason(settings, writing), reason);
  }

  /** Days before are not judged; null where nobody asks. */
  judgedFrom = (who: Tenant): Promise<Day | null> => this.facts.since(who);

  /** The notes of the form. */
  async preview(who: Caller, person: number, proposal: Proposal): Promise<LawPreview> {
    const isSeen = await this.seenDays(who, person, proposal.day);
    const evaluation = await this.evaluate(who, person, proposal);
    if (!evaluation) return { notes: [], needs_reason: false, breaks: null };
    const { settings, violations: found, explained, stored } = evaluation;
    const notes = found
      .filter(({ day }) => isSeen(day))
      .map(({ day, code, text, remedy }) => ({
        day,
        code,
        level: levelOf(settings, code),
        law: LAW_WORDS[code].law,
        text,
        remedy,
        help: remedyText(remedy),
      }));
    const writing = { violations: found, explained, reason: null, isAdmin: isAdmin(who) };
    const needs_reason = lawRefusal(settings, writing)?.code === 'law_reason';
    return { notes, needs_reason, breaks: stored ? breaksOf(stored) : null };
  }

  /** To a lead it says nothing of days that the lead does not read. */
  private async seenDays(who: Caller, person: number, day: Day): Promise<(day: Day) => boolean> {
    if (mayReadPerson(who, person)) return () => true;
    const days = await ledDays(this.database, who, 'hours', {
      person,
      ...around(day),
      today: this.clock.today(),
    });
    if (!days.has(day)) throw new Refused(refuseWire('forbidden'));
    return (one) => days.has(one);
  }

  /** What a working time of the day is judged by, read by the caller along with its own facts. */
  statements(writer: Writer, day: Day): Sql[] {
    return isNear(day, this.clock.today()) ? lawStatements(writer, [writer.person], around(day)) : [];
  }

  /** As `accept`, of rows already read and without a reason. */
  refuse(writer: Writer, proposal: Proposal, rows: readonly object[][]): void {
    const found = rows.length > 0 ? lawFacts(rows, this.clock.today()) : null;
    const evaluation = this.evaluated(found, proposal);
    if (!evaluation) return;
    const { settings, violations: all, explained } = evaluation;
    refuseIf(lawRefusal(settings, { violations: all, explained, reason: null, isAdmin: isAdmin(writer) }));
  }

  /** Whether new working times of the caller would be stored without a reason; null where nobody asks. Read once for many. */
  async judgeOf(
    who: Caller,
    { from, to }: { from: Day; to: Day },
  ): Promise<((time: TimeSpan & { day: Day }) => boolean) | null> {
    if (!who.features.includes(lawFeature.name)) return null;
    const period = { from: addDays(from, -AROUND), to: addDays(to, AROUND) };
    const found = await this.facts.of(who, [who.id], period);
    return ({ day, ...time }) => {
      if (!isNear(day, this.clock.today())) return true;
      const evaluation = this.evaluated(found, {
        ...{ day, start: minutesOf(time.start_time), end: minutesOf(time.end_time) },
        ...{ breaks: workingMinutes({ ...time, day }).breaks, intervals: null, id: null },
      });
      if (!evaluation) return true;
      const { settings, violations: all, explained } = evaluation;
      const writing = { violations: all, explained, reason: null, isAdmin: isAdmin(who) };
      return lawRefusal(settings, writing) === null;
    };
  }

  private async evaluate(
    who: Caller,
    person: number,
    proposal: Proposal,
    tx?: Tx,
  ): Promise<Evaluation | null> {
    const { day } = proposal;
    if (!isNear(day, this.clock.today())) return null;
    return this.evaluated(await this.facts.of(who, [person], around(day), tx), proposal);
  }

  /** All of the day, and of the days around what the change adds. */
  private evaluated(found: CompanyFacts | null, proposal: Proposal): Evaluation | null {
    const { day } = proposal;
    const [one] = found?.people ?? [];
    if (!found || !one || day < found.since) return null;
    const { facts, explanations } = one;
    const stored = facts.times.find(({ id }) => id === proposal.id) ?? null;
    const others = facts.times.filter(({ id }) => id !== proposal.id);
    const recorded = stored?.recorded ?? this.clock.today();
    const proposed = { ...proposal, id: 0, recorded, intervals: intervalsOf(proposal, stored) };
    const { from, to } = around(day);
    const period = { from: latest(from, found.since), to };
    const after = violations({ ...facts, times: [...others, proposed] }, LAW_TABLE, period).filter(
      ({ code }) => levelOf(found.settings, code) !== 'off',
    );
    // For most people nothing is said of another day, and what was said before need not be known.
    const before = after.every((one) => one.day === day) ? [] : violations(facts, LAW_TABLE, period);
    const isNew = (one: Violation) =>
      one.day === day || !before.some((other) => other.day === one.day && other.code === one.code);
    return {
      settings: found.settings,
      violations: after.filter(isNew),
      explained: explanations,
      stored,
    };
  }

  private async explain(tx: Tx, writer: Writer, found: readonly Violation[], text: string): Promise<void> {
    const { company, person, id } = writer;
    for (const { day, code } of found)
      await rowsOf(
        tx,
        sql`insert into law_reasons (company_id, user_id, day, code, text, created_at, created_by)
          values (${company}, ${person}, ${day}, ${code}, ${text}, ${this.clock.now()}, ${id})
          on conflict (company_id, user_id, day, code)
            do update set text = excluded.text, created_at = excluded.created_at, created_by = excluded.created_by`,
      );
  }
}

/** The week before and after: rest, the week's sum and the days off of the Sundays beside. */
const AROUND = 7;

const around = (day: Day) => ({ from: addDays(day, -AROUND), to: addDays(day, AROUND) });

const isAdmin = ({ role }: Caller): boolean => role === 'admin';

/** Those of the proposal; where it knows only a sum, those that are known, as long as they fit. */
function intervalsOf(proposal: Proposal, stored: KnownTime | null): KnownTime['intervals'] {
  if (proposal.intervals) return proposal.intervals.map((interval) => ({ ...interval, shift: 'proposed' }));
  return stored?.intervals ? retained(stored.intervals, stored, proposal) : null;
}

function breaksOf({ intervals }: KnownTime): LawPreview['breaks'] {
  const at = (instant: number) => timeOf(dayAndTimeOf(instant).minutes);
  const works = intervals?.filter(({ kind }) => kind === 'work').toSorted((a, b) => a.from - b.from);
  // A clock that was stopped and started again leaves a gap that is no interval of its own.
  return (
    works?.slice(1).flatMap(({ from }, i) => {
      const last = works[i] as (typeof works)[number];
      return last.to < from ? [{ from: at(last.to), to: at(from) }] : [];
    }) ?? null
  );
}
