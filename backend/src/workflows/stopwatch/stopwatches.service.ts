import { Injectable } from '@nestjs/common';
import { bookingInput, type Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { berlinDay } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type {
  bookInput,
  startInput,
  Stopwatches as WireState,
  Stopwatch as WireStopwatch,
} from '@stundenbuch/domain/workflows/stopwatch/contract';
import { MOST_STOPPED, refuseStopwatch } from '@stundenbuch/domain/workflows/stopwatch/messages';
import { isForgotten, proposedHours } from '@stundenbuch/domain/workflows/stopwatch/proposed';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Bookings } from '../times/bookings.service.ts';
import { Stopwatch } from './stopwatch.entity.ts';

interface StopwatchRow {
  id: number;
  project: number;
  project_name: string;
  booking_text: string;
  /** A text inside of a transaction. */
  started_at: Date | string;
  stopped_at: Date | string | null;
}

/**
 * What somebody measures for a project (SET-64): one runs per person, whatever browser began it. A stopped one proposes a booking
 * and is gone when that is booked or the time discarded.
 */
@Injectable()
export class Stopwatches {
  constructor(
    private readonly database: Database,
    private readonly bookings: Bookings,
    private readonly clock: Clock,
  ) {}

  async state(who: Caller): Promise<WireState> {
    const rows = await this.database.read<StopwatchRow>(
      who,
      sql`select s.id, s.project_id as project, p.project_name, s.booking_text, s.started_at, s.stopped_at
        from stopwatches s join projects p on p.company_id = s.company_id and p.id = s.project_id
        where s.company_id = ${who.company} and s.user_id = ${who.id} order by s.started_at, s.id`,
    );
    const all = rows.map((row) => shown(row, this.clock.now()));
    return {
      running: all.find(({ stopped_at }) => stopped_at === null) ?? null,
      stopped: all.filter(({ stopped_at }) => stopped_at !== null),
    };
  }

  /** Stops the one that runs, at the same second. */
  async start(who: Caller, input: Input<typeof startInput>): Promise<WireState> {
    const { project, booking_text } = input.read();
    const now = this.clock.now();
    return this.database.inOne(who, true, async () => {
      await this.bookings.refuseUnlessBookable(who, { day: berlinDay(now.getTime()), project });
      await this.ofPerson(who, async (tx) => {
        const mine = { company: who.company, user: who.id };
        for (const running of await tx.find(Stopwatch, { ...mine, stopped_at: null }))
          running.stopped_at = now;
        await tx.flush();
        const waiting = await tx.count(Stopwatch, { ...mine, stopped_at: { $ne: null } });
        if (waiting >= MOST_STOPPED) throw new Refused(refuseStopwatch('stopwatch_limit'));
        tx.create(Stopwatch, { ...mine, project, booking_text, started_at: now });
        await tx.flush();
      });
      return this.state(who);
    });
  }

  /** One that another browser has stopped stays as it is. */
  async stop(who: Caller, id: number): Promise<WireState> {
    await this.ofPerson(who, async (tx) => {
      const found = await own(tx, who, id);
      found.stopped_at ??= this.clock.now();
    });
    return this.state(who);
  }

  /** By all rules of a booking, on the day on which it was started: both or neither. */
  book(who: Caller, id: number, input: Input<typeof bookInput>): Promise<Entry> {
    return this.database.inOne(who, true, async () => {
      const { started_at } = await this.ofPerson(who, async (tx) => {
        const found = await own(tx, who, id);
        if (!found.stopped_at) throw new Refused(refuseStopwatch('stopwatch_running'));
        tx.remove(found);
        return found;
      });
      const day = berlinDay(started_at.getTime());
      return this.bookings.create(who, new Input(bookingInput, { ...input.read(), day }));
    });
  }

  async discard(who: Caller, id: number): Promise<WireState> {
    await this.ofPerson(who, async (tx) => {
      tx.remove(await own(tx, who, id));
    });
    return this.state(who);
  }

  /** Under the person's lock: of two browsers that start one, the second switches. */
  private ofPerson<T>(who: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who, sql`u.id = ${who.id}`);
      return work(tx);
    });
  }
}

async function own(tx: Tx, who: Caller, id: number): Promise<Stopwatch> {
  const found = await lockedOne(tx, Stopwatch, who, id);
  if (found.user !== who.id) throw new Refused(refuseWire('not_found'));
  return found;
}

function shown({ started_at, stopped_at, ...row }: StopwatchRow, now: Date): WireStopwatch {
  const started = new Date(started_at);
  const stopped = stopped_at === null ? null : new Date(stopped_at);
  return {
    ...row,
    day: berlinDay(started.getTime()),
    started_at: started.toISOString(),
    stopped_at: stopped?.toISOString() ?? null,
    is_forgotten: isForgotten(started.getTime(), (stopped ?? now).getTime()),
    hours: stopped && proposedHours(started.getTime(), stopped.getTime()),
  };
}
