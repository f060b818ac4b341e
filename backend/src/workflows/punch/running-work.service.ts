import { Injectable } from '@nestjs/common';
import { besideClockInput, besideRunningRefusal } from '@stundenbuch/domain/records/punch/beside';
import { punchFeature } from '@stundenbuch/domain/records/punch/features';
import type { Day } from '@stundenbuch/domain/time/day';
import { instantOfDate } from '@stundenbuch/domain/time/real-time';
import { SettingsService } from '../../features/settings.service.ts';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Writer } from '../../records/entries/writers.service.ts';
import { type IntervalRow, intervalOf, intervalsOf } from './interval-rows.ts';

/** What the form asks before it stores a time beside a clock that runs. */
@Injectable()
export class RunningWork {
  constructor(
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Whether who sends a working time wants to be asked; programs that do not say so are not. */
  asks({ features = [] }: Writer, body: Input): boolean {
    return features.includes(punchFeature.name) && body.readBy(besideClockInput).beside_clock === false;
  }

  /** Under the person's lock. */
  async ask(tx: Tx, writer: Writer, day: Day): Promise<void> {
    const { value } = await this.settings.of(writer, punchFeature, tx);
    const rows = await rowsOf<IntervalRow>(tx, intervalsOf(writer, writer.person, this.clock.today()));
    const now = instantOfDate(this.clock.now());
    const facts = { intervals: rows.map(intervalOf), now, forgottenAfter: value.forgotten_after };
    refuseIf(besideRunningRefusal(day, facts));
  }
}
