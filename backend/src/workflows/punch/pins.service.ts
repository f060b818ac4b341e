import { Injectable } from '@nestjs/common';
import { punchAccess } from '@stundenbuch/domain/records/punch/access';
import { pinRefusal } from '@stundenbuch/domain/records/punch/limits';
import { refusePunch } from '@stundenbuch/domain/records/punch/messages';
import type { PinState, pinInput } from '@stundenbuch/domain/records/punch/terminal-contract';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { readOne, rowOf } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { hashPassword } from '../../platform/session/passwords.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { type NumberRow, numberOf, pinKey } from './terminal-rows.ts';

/** The PIN of a person at a terminal: one's own, or a new one from an admin, which also ends a lock. */
@Injectable()
export class Pins {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async state(who: Caller): Promise<PinState> {
    const [row] = await this.database.read<NumberRow>(who, numberOf(who, who.id));
    return row ?? { number: null, is_set: false };
  }

  async set(who: Caller, user: number, input: Input<typeof pinInput>): Promise<PinState> {
    const person = await readOne<NumberRow>(this.database, who, numberOf(who, user));
    const { pin } = input.read();
    refuseIf(pinRefusal(pin, person.number));
    const hash = await hashPassword(pin, true);
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, user === who.id ? punchAccess.pin : punchAccess.pinOf);
      const number = await this.numberOf(tx, who, user);
      await rowsOf(
        tx,
        sql`insert into terminal_pins (company_id, user_id, pin_hash, created_at, created_by)
          values (${who.company}, ${user}, ${hash}, ${this.clock.now()}, ${who.id})
          on conflict (company_id, user_id) do update set pin_hash = excluded.pin_hash,
            created_at = excluded.created_at, created_by = excluded.created_by`,
      );
      await rowsOf(tx, sql`select forgive_attempts(${pinKey(who.company, number)})`);
      return { number, is_set: true };
    });
  }

  private async numberOf(tx: Tx, who: Caller, user: number): Promise<string> {
    const row = await rowOf<NumberRow>(tx, numberOf(who, user));
    if (row.number === null) throw new Refused(refusePunch('terminal_number'));
    return row.number;
  }
}
