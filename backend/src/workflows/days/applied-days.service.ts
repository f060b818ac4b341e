import { Injectable } from '@nestjs/common';
import { type Day, isDay } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { applyInput, ComparedDay, Proposal } from '@stundenbuch/domain/workflows/day/contract';
import { Database } from '../../platform/database/database.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Entries } from '../../records/entries/entries.service.ts';
import { ChangeSets } from '../undo/change-sets.service.ts';
import { DayWriter } from './day-writer.service.ts';
import { Days } from './days.service.ts';

/** A proposal that somebody takes: all of it or nothing (DAY-04). */
@Injectable()
export class AppliedDays {
  constructor(
    private readonly database: Database,
    private readonly entries: Entries,
    private readonly days: Days,
    private readonly writer: DayWriter,
    private readonly changes: ChangeSets,
  ) {}

  async apply(who: Caller, day: string, input: Input<typeof applyInput>): Promise<ComparedDay> {
    if (!isDay(day)) throw new Refused(refuseWire('invalid_input', 'date'));
    const { proposal, fingerprint } = input.read();
    return this.changes.day(who, day, () => this.take(who, day, proposal, fingerprint));
  }

  private take(who: Caller, day: Day, proposal: Proposal, fingerprint: string): Promise<ComparedDay> {
    return this.database.inOne(who, true, async () => {
      // Held until all is written: what is read from here on stays true.
      await this.entries.withPerson(who, who.id, async () => undefined);
      const [before] = await this.days.between(who, who.id, day, day);
      if (before?.fingerprint !== fingerprint || !isOfDay(proposal, before))
        throw new Refused(refuseWire('stale'));
      await this.writer.write(who, day, proposal);
      const [after] = await this.days.between(who, who.id, day, day);
      return after as ComparedDay;
    });
  }
}

/** What it changes or deletes is an entry of the day. */
function isOfDay({ shortened, deleted }: Proposal, { entries }: ComparedDay): boolean {
  const isThere = (id: number | null | undefined) => id == null || entries.some((entry) => entry.id === id);
  return isThere(shortened?.id) && isThere(deleted);
}
