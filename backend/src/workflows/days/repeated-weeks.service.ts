import { Injectable } from '@nestjs/common';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { refuseTimesheet } from '@stundenbuch/domain/records/timesheet/messages';
import { addDays, type Day, yearOf } from '@stundenbuch/domain/time/day';
import { resolveWeek } from '@stundenbuch/domain/time/week';
import type { RepeatedWeek, repeatInput } from '@stundenbuch/domain/workflows/day/contract';
import type { Filling, ProposalSource } from '@stundenbuch/domain/workflows/day/days';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { DayWriter } from './day-writer.service.ts';
import { Days } from './days.service.ts';

/** The empty days of a week, filled as the week before or as they are planned (DAY-05). */
@Injectable()
export class RepeatedWeeks {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly days: Days,
    private readonly writer: DayWriter,
    private readonly clock: Clock,
  ) {}

  async repeat(who: Caller, cw: string, input: Input<typeof repeatInput>): Promise<RepeatedWeek> {
    const today = this.clock.today();
    const week = /^\d{1,2}$/.test(cw) ? resolveWeek(Number(cw), yearOf(today)) : null;
    if (!week) throw new Refused(refuseTimesheet('week_unknown', 'cw'));
    const { like } = input.read();
    const [first, last] = [week.days[0] as Day, week.days.at(-1) as Day];
    return this.database.inOne(who, true, async () => {
      await this.entries.withPerson(who, who.id, async () => undefined);
      const { days, source } = await this.days.known(who, who.id, addDays(first, -7), last);
      const answer: RepeatedWeek = { created: [], skipped: [] };
      for (const day of week.days) {
        const found = days.filling(day, like, source as ProposalSource);
        const filled = typeof found === 'string' ? found : await this.fill(who, day, found);
        if (typeof filled === 'string') answer.skipped.push({ day, message: filled });
        else answer.created.push(...filled);
      }
      return answer;
    });
  }

  /** Each day as a whole, or what refuses it. */
  private async fill(who: Caller, day: Day, filling: Filling): Promise<Entry[] | string> {
    try {
      return await this.database.write(who, () =>
        this.writer.write(who, day, {
          ...{ time: filling.time, bookings: [...filling.bookings] },
          ...{ shortened: null, deleted: null },
        }),
      );
    } catch (error) {
      if (error instanceof Refused) return error.refusal.message;
      throw error;
    }
  }
}
