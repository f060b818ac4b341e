import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { punchParts } from '@stundenbuch/domain/records/punch/access';
import {
  type ForgottenAnswer,
  forgottenInput,
  type PunchClock,
} from '@stundenbuch/domain/records/punch/contract';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import { endOf, endRefusal } from '@stundenbuch/domain/records/punch/forgotten';
import { refusePunch } from '@stundenbuch/domain/records/punch/messages';
import { instantOfDate } from '@stundenbuch/domain/time/real-time';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { readOne, rowOf } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import {
  end,
  type IntervalRow,
  intervalColumns,
  intervalOf,
  intervalsAbout,
  type StoredInterval,
} from './interval-rows.ts';
import { PunchService } from './punch.service.ts';
import { PunchEntries } from './punch-entries.service.ts';

/** 'Wann haben Sie am … aufgehört?': the answer is a correction with a reason, which the log keeps (CLK-06). */
@Injectable()
export class ForgottenEnds {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly written: PunchEntries,
    private readonly settings: SettingsService,
    private readonly punches: PunchService,
    private readonly clock: Clock,
  ) {}

  async answer(who: Caller, id: number, input: Input<typeof forgottenInput>): Promise<PunchClock> {
    const { reason } = input.has('reason') ? input.readBy(forgottenInput.pick({ reason: true })) : {};
    const person = await this.personOf(who, id);
    const writer = { ...who, person, anyMonth: true, ...(reason && { reason }) };
    await this.entries.withPerson(writer, person, async (tx, work) => {
      const { asked, next } = await this.question(tx, writer, id);
      const typed: ForgottenAnswer = input.read();
      const now = this.clock.now();
      refuseIf(endRefusal(typed, { start: asked.start, next, now: instantOfDate(now) }));
      const made = { person, source: 'correction' as const, now };
      await end(tx, writer, asked, endOf(typed, asked.start), made);
      const rows = await rowsOf<IntervalRow>(tx, intervalsAbout(writer, person, asked.day));
      const { value } = await this.settings.of(writer, punchFeature, tx);
      const ofRun = rows
        .map(intervalOf)
        .filter(({ entry, shift }) => entry !== null || shift === asked.shift);
      await this.written.write(tx, writer, work, ofRun, value.rounding);
    });
    return this.punches.state(who);
  }

  /** Whose it is. For somebody else an admin answers. */
  private async personOf(who: Caller, id: number): Promise<number> {
    const row = await readOne<{ user: number }>(
      this.database,
      who,
      sql`select user_id as "user" from work_intervals where company_id = ${who.company} and id = ${id}`,
    );
    if (row.user !== who.id && !allows(punchParts.answerOf, who)) throw new Refused(refuseWire('forbidden'));
    return row.user;
  }

  private async question(
    tx: Tx,
    { company, person }: Writer,
    id: number,
  ): Promise<{ asked: StoredInterval; next: number | null }> {
    const row = await rowOf<IntervalRow>(
      tx,
      sql`select ${intervalColumns} from work_intervals where company_id = ${company} and id = ${id}`,
    );
    const asked = intervalOf(row);
    if (asked.end !== null || !asked.forgotten) throw new Refused(refusePunch('clock_answered'));
    const [later] = await rowsOf<{ start: Date | string }>(
      tx,
      sql`select min(started_at) as start from work_intervals
        where company_id = ${company} and user_id = ${person} and started_at >= ${row.start} and id <> ${id}`,
    );
    const next = later?.start ? instantOfDate(new Date(later.start)) : null;
    return { asked, next };
  }
}
