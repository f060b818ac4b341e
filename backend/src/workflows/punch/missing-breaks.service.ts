import { Injectable } from '@nestjs/common';
import type { WorkFacts } from '@stundenbuch/domain/day/workday/work-day';
import { TYPE } from '@stundenbuch/domain/records/entries/type-codes';
import type { MissingBreak, PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { dayOfLastShift } from '@stundenbuch/domain/records/punch/intervals';
import type { Day } from '@stundenbuch/domain/time/day';
import { addDays } from '@stundenbuch/domain/time/day';
import { LawService } from '../../accounts/law/law.service.ts';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { entriesOn, type StoredEntry, type StoredInterval } from './interval-rows.ts';
import { PunchEntries } from './punch-entries.service.ts';

/** What the law says of the break of the last shift, and the punch that adds it: nothing is ever subtracted silently (CLK-08). */
@Injectable()
export class MissingBreaks {
  constructor(
    private readonly law: LawService,
    private readonly settings: SettingsService,
    private readonly written: PunchEntries,
    private readonly clock: Clock,
  ) {}

  /** The clock with the missing break, noted until the day after and proposed where the company wants it. */
  async withNotes(
    who: Tenant,
    shown: Omit<PunchClock, 'missing_break'>,
    intervals: readonly StoredInterval[],
    tx?: Tx,
  ): Promise<PunchClock> {
    const missing = await this.missing(who, intervals, tx);
    if (!missing) return { ...shown, missing_break: null };
    const { text, day, minutes } = missing;
    const { value } = await this.settings.of(who, punchFeature, tx);
    const isProposed = value.auto_break === 'suggest';
    return {
      ...shown,
      notes: [...shown.notes, text],
      missing_break: isProposed ? { day, minutes } : null,
    };
  }

  /** Under the person's lock: what was proposed is added once, and nothing else. */
  async add(
    tx: Tx,
    writer: Writer,
    work: WorkFacts,
    asked: MissingBreak,
    intervals: readonly StoredInterval[],
  ): Promise<void> {
    const missing = await this.missing(writer, intervals, tx);
    const { value } = await this.settings.of(writer, punchFeature, tx);
    if (value.auto_break !== 'suggest' || missing?.day !== asked.day || missing.minutes !== asked.minutes)
      return;
    const days = [asked.day, addDays(asked.day, 1)];
    const entries = await rowsOf<StoredEntry>(tx, entriesOn(writer, writer.person, days));
    const times = entries
      .filter(({ type }) => type === TYPE.work)
      .toSorted((a, b) => a.day.localeCompare(b.day));
    const long = times.find(({ time }) => time !== null && time.net > asked.minutes);
    if (long) await this.written.lengthenBreak(tx, writer, work, long, asked.minutes);
  }

  private async missing(
    who: Tenant,
    intervals: readonly StoredInterval[],
    tx?: Tx,
  ): Promise<{ day: Day; minutes: number; text: string } | null> {
    const day = dayOfLastShift(intervals);
    if (day === null || day < addDays(this.clock.today(), -1)) return null;
    const found = (await this.law.of(who, [who.id], day, day, tx)).get(who.id) ?? [];
    for (const { remedy, text, ...violation } of found)
      if (remedy?.kind === 'add_break' && violation.day === day)
        return { day, minutes: remedy.minutes, text };
    return null;
  }
}
