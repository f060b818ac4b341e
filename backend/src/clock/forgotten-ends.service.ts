import { Injectable } from '@nestjs/common';
import { instantOfDate } from '@stundenbuch/domain/calendar/real-time';
import {
  type ForgottenAnswer,
  forgottenInput,
  type Clock as WireClock,
} from '@stundenbuch/domain/clock/contract';
import { clockFeature } from '@stundenbuch/domain/clock/features';
import { endOf, endRefusal } from '@stundenbuch/domain/clock/forgotten';
import { refuseClock } from '@stundenbuch/domain/clock/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Entries } from '../entries/entries.service.ts';
import { SettingsService } from '../features/settings.service.ts';
import { Clock } from '../platform/clock.ts';
import { rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Input } from '../platform/http/input.ts';
import { Refused, refuseIf } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { ClockService } from './clock.service.ts';
import { ClockEntries } from './clock-entries.service.ts';
import {
  end,
  type IntervalRow,
  intervalColumns,
  intervalOf,
  intervalsAbout,
  type StoredInterval,
} from './clock-rows.ts';

/** 'Wann haben Sie am … aufgehört?': the answer is a correction with a reason, which the log keeps (CLK-06). */
@Injectable()
export class ForgottenEnds {
  constructor(
    private readonly entries: Entries,
    private readonly written: ClockEntries,
    private readonly settings: SettingsService,
    private readonly clocks: ClockService,
    private readonly clock: Clock,
  ) {}

  async answer(who: Caller, id: number, input: Input<typeof forgottenInput>): Promise<WireClock> {
    const { reason } = input.has('reason') ? input.readBy(forgottenInput.pick({ reason: true })) : {};
    const writer = { ...who, person: who.id, anyMonth: true, ...(reason && { reason }) };
    await this.entries.withPerson(writer, who.id, async (tx, work) => {
      const { asked, next } = await this.question(tx, writer, id);
      const typed: ForgottenAnswer = input.read();
      const now = this.clock.now();
      refuseIf(endRefusal(typed, { start: asked.start, next, now: instantOfDate(now) }));
      const made = { person: who.id, source: 'correction' as const, now };
      await end(tx, writer, asked, endOf(typed, asked.start), made);
      const rows = await rowsOf<IntervalRow>(tx, intervalsAbout(writer, who.id, asked.day));
      const { value } = await this.settings.of(writer, clockFeature, tx);
      const ofRun = rows
        .map(intervalOf)
        .filter(({ entry, shift }) => entry !== null || shift === asked.shift);
      await this.written.write(tx, writer, work, ofRun, value.rounding);
    });
    return this.clocks.state(who);
  }

  private async question(
    tx: Tx,
    who: Caller,
    id: number,
  ): Promise<{ asked: StoredInterval; next: number | null }> {
    const [row] = await rowsOf<IntervalRow & { user: number }>(
      tx,
      sql`select user_id as "user", ${intervalColumns} from work_intervals
        where company_id = ${who.company} and id = ${id}`,
    );
    if (!row) throw new Refused(refuseWire('not_found'));
    if (row.user !== who.id) throw new Refused(refuseWire('forbidden'));
    const asked = intervalOf(row);
    if (asked.end !== null || !asked.forgotten) throw new Refused(refuseClock('clock_answered'));
    const [later] = await rowsOf<{ start: Date | string }>(
      tx,
      sql`select min(started_at) as start from work_intervals
        where company_id = ${who.company} and user_id = ${who.id} and started_at >= ${row.start} and id <> ${id}`,
    );
    const next = later?.start ? instantOfDate(new Date(later.start)) : null;
    return { asked, next };
  }
}
