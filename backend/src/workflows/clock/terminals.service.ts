import { Injectable } from '@nestjs/common';
import { clockCalls } from '@stundenbuch/domain/records/clock/access';
import type {
  MadeTerminal,
  Terminal,
  terminalInput,
} from '@stundenbuch/domain/records/clock/terminal-contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { codeHash, newCode } from '../../platform/session/codes.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

/** The tablets of a company, which admins add and revoke (CLK-07). */
@Injectable()
export class Terminals {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<Terminal[]> {
    return this.database.read<Terminal>(
      who,
      sql`select id, name, ${utc(sql`created_at`)} as created_at, ${utc(sql`revoked_at`)} as revoked_at,
          ${utc(sql`used_at`)} as used_at
        from terminals where company_id = ${who.company} order by revoked_at nulls first, name, id`,
    );
  }

  async make(who: Caller, input: Input<typeof terminalInput>): Promise<MadeTerminal> {
    const { name } = input.read();
    const code = newCode();
    return this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, clockCalls.terminals);
      const [row] = await rowsOf<{ id: number }>(
        tx,
        sql`insert into terminals (company_id, name, secret_hash, created_at, created_by)
          values (${who.company}, ${name}, ${codeHash(code)}, ${this.clock.now()}, ${who.id}) returning id`,
      );
      return { id: (row as { id: number }).id, name, code };
    });
  }

  /** It stops working with the next tap. */
  async revoke(who: Caller, id: number): Promise<void> {
    await this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, clockCalls.terminals);
      const rows = await rowsOf(
        tx,
        sql`update terminals set revoked_at = coalesce(revoked_at, ${this.clock.now()})
          where company_id = ${who.company} and id = ${id} returning id`,
      );
      if (rows.length === 0) throw new Refused(refuseWire('not_found'));
    });
  }
}
