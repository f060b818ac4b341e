import { Injectable } from '@nestjs/common';
import type { Day } from '@stundenbuch/domain/time/day';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Rounds } from '../../platform/rounds.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { type StoredRows, storedRows } from './stored-rows.ts';

/** So long it is said that it is too late, and not that nobody knows of it. */
const KEPT_MS = 600_000;

/** A new entry, one of a range with the others, or several that are new. */
interface Created {
  id?: number;
  created?: readonly { id: number }[];
}

/**
 * Keeps what a change of one's own entries was, where the browser asks for it (`x-change: 1`), so that it can be taken back. The
 * change is the same; it becomes part of one transaction with what is kept. Of entries of somebody else nothing is kept.
 */
@Injectable()
export class ChangeSets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    rounds: Rounds,
  ) {
    rounds.register('change_sets', KEPT_MS, () => this.forget());
  }

  created<T extends Created>(who: Caller, work: () => Promise<T>): Promise<T> {
    return this.keep(
      who,
      [],
      work,
      ({ id, created }) => created?.map((one) => one.id) ?? (id === undefined ? [] : [id]),
    );
  }

  /** Changed or deleted. */
  entry<T>(who: Caller, id: number, work: () => Promise<T>): Promise<T> {
    return this.keep(who, [id], work);
  }

  /** All that a day holds, before and after. */
  day<T extends { entries: readonly { id: number }[] }>(who: Caller, day: Day, work: () => Promise<T>) {
    const ofDay = sql`select id from entries where company_id = ${who.company} and user_id = ${who.id} and day = ${day}`;
    return this.keep(who, ofDay, work, ({ entries }) => entries.map(({ id }) => id));
  }

  /** All days of a request. */
  async request<T>(who: Caller, request: number, work: () => Promise<T>): Promise<T> {
    const { company, id } = who;
    const ofRequest = sql`select id from entries where company_id = ${company} and user_id = ${id}
      and request_id = ${request}`;
    return this.keep(who, ofRequest, work);
  }

  /** A stopwatch that is gone with it: booked, or discarded. */
  stopwatch<T extends object>(who: Caller, id: number, work: () => Promise<T>): Promise<T> {
    const row = sql`select to_jsonb(s) as row from stopwatches s
      where s.company_id = ${who.company} and s.user_id = ${who.id} and s.id = ${id}`;
    const booked = (answer: T) => ('id' in answer ? [answer.id as number] : []);
    return this.keep(who, [], work, booked, row);
  }

  private async keep<T>(
    who: Caller,
    which: readonly number[] | Sql,
    work: () => Promise<T>,
    added: (answer: T) => readonly number[] = () => [],
    measured?: Sql,
  ): Promise<T> {
    const { undo } = who;
    if (!undo) return work();
    return this.database.inOne(who, true, async () => {
      // First of all, so that what is read stays true until it is changed.
      await this.database.write(who, (tx) => lockPeople(tx, who, sql`u.id = ${who.id}`));
      const known = Array.isArray(which) ? which : await this.idsOf(who, which as Sql);
      const before = await this.rows(who, known);
      const [stopwatch] = measured ? await this.database.read<{ row: object }>(who, measured) : [];
      const answer = await work();
      const ids = [...known, ...added(answer)];
      const after = await this.rows(who, ids);
      if (stopwatch || before.entries.length + after.entries.length > 0)
        undo.id = await this.store(who, JSON.stringify({ ids, before, after, stopwatch: stopwatch?.row }));
      return answer;
    });
  }

  private async idsOf(who: Caller, which: Sql): Promise<number[]> {
    return (await this.database.read<{ id: number }>(who, which)).map(({ id }) => id);
  }

  private async rows(who: Caller, ids: readonly number[]): Promise<StoredRows> {
    const [found] = await this.database.read<{ rows: StoredRows }>(
      who,
      sql`select ${storedRows(who, ids)} as rows`,
    );
    return (found as { rows: StoredRows }).rows;
  }

  private store(who: Caller, undo: string): Promise<number> {
    return this.database.write(who, async (tx) => {
      const [kept] = await rowsOf<{ id: number }>(
        tx,
        sql`insert into change_sets (company_id, user_id, undo, at)
          values (${who.company}, ${who.id}, ${undo}::jsonb, ${this.clock.now()}) returning id`,
      );
      return (kept as { id: number }).id;
    });
  }

  private async forget(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.call(sql`select forget_change_sets(${before})`);
  }
}
