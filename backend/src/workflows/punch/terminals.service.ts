import { Injectable } from '@nestjs/common';
import { punchAccess } from '@stundenbuch/domain/records/punch/access';
import type {
  MadeTerminal,
  terminalInput,
  Terminal as WireTerminal,
} from '@stundenbuch/domain/records/punch/terminal-contract';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { codeHash, newCode } from '../../platform/session/codes.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { Terminal } from './terminal.entity.ts';

/** The tablets of a company, which admins add and revoke (CLK-07). */
@Injectable()
export class Terminals {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<WireTerminal[]> {
    return this.database.read<WireTerminal>(
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
      await stillAllowed(tx, this.sessions, who, punchAccess.terminals);
      const made = { created_at: this.clock.now(), created_by: who.id };
      const terminal = tx.create(Terminal, {
        company: who.company,
        name,
        secret_hash: codeHash(code),
        ...made,
      });
      await tx.flush();
      return { id: terminal.id, name, code };
    });
  }

  /** It stops working with the next punch. */
  async revoke(who: Caller, id: number): Promise<void> {
    await this.database.write(who, async (tx) => {
      await stillAllowed(tx, this.sessions, who, punchAccess.terminals);
      const terminal = await lockedOne(tx, Terminal, who, id);
      terminal.revoked_at ??= this.clock.now();
    });
  }
}
