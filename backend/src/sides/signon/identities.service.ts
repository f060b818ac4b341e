import { Injectable } from '@nestjs/common';
import { signOnAccess } from '@stundenbuch/domain/sides/signon/access';
import type { Identity } from '@stundenbuch/domain/sides/signon/contract';
import { refuseSignOn } from '@stundenbuch/domain/sides/signon/messages';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { rowOf } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

/** Accounts at a provider that are linked to people here. */
@Injectable()
export class Identities {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  list(who: Caller): Promise<Identity[]> {
    return this.database.read<Identity>(
      who,
      sql`select id, issuer, ${utc(sql`created_at`)} as created_at from identities
        where company_id = ${who.company} and user_id = ${who.id} order by id`,
    );
  }

  /** The own one, while there is a password left. */
  unlink(who: Caller, id: number): Promise<{ id: number }> {
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who, sql`u.id = ${who.id}`);
      const mine = sql`company_id = ${who.company} and id = ${id} and user_id = ${who.id}`;
      await rowOf(tx, sql`select id from identities where ${mine}`);
      const own = sql`select password_hash is not null as has from users
        where company_id = ${who.company} and id = ${who.id}`;
      const { has } = await rowOf<{ has: boolean }>(tx, own);
      if (!has) throw new Refused(refuseSignOn('unlink_locks_out'));
      return rowOf<{ id: number }>(tx, sql`delete from identities where ${mine} returning id`);
    });
  }

  /** By an admin, for somebody else: all sessions of the person end. Answers whether there is a password. */
  unlinkPerson(asking: Caller, id: number): Promise<{ removed: number; hasPassword: boolean }> {
    const { company } = asking;
    return this.database.write(asking, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, signOnAccess.unlinkPerson);
      await lockPeople(tx, asking, sql`u.id = ${id}`);
      const { protected: isGlobal, has } = await rowOf<{ protected: boolean; has: boolean }>(
        tx,
        sql`select global_admin as protected, password_hash is not null as has from users
          where company_id = ${company} and id = ${id}`,
      );
      if (who.id === id) throw new Refused(refuseSignOn('own_unlink'));
      if (isGlobal && !who.globalAdmin) throw new Refused(refuseWire('forbidden'));
      const removed = await rowsOf(
        tx,
        sql`delete from identities where company_id = ${company} and user_id = ${id} returning id`,
      );
      if (removed.length > 0)
        await rowsOf(tx, sql`delete from sessions where company_id = ${company} and user_id = ${id}`);
      return { removed: removed.length, hasPassword: has };
    });
  }
}
