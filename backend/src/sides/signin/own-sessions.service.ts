import { Injectable } from '@nestjs/common';
import type { Device } from '@stundenbuch/domain/sides/session/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Session } from '../../platform/session/session.entity.ts';

/** The devices on which somebody is logged in. Each sees the own ones alone. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Caller): Promise<Device[]> {
    return this.database.read<Device>(
      who,
      sql`select id, agent, ${utc(sql`created_at`)} as created_at, ${utc(sql`seen_at`)} as seen_at,
          token_hash = ${who.tokenHash} as current
        from sessions
        where company_id = ${who.company} and user_id = ${who.id} and kind = 'login' and expires_at > ${this.clock.now()}
        order by current desc, sessions.seen_at desc nulls last, sessions.created_at desc, id`,
    );
  }

  async end(who: Caller, id: number): Promise<{ id: number }> {
    const own = { company: who.company, user: who.id, kind: 'login', id } as const;
    const ended = await this.database.write(who, (tx) => tx.nativeDelete(Session, own));
    if (ended === 0) throw new Refused(refuseWire('not_found'));
    return { id };
  }

  async endOthers(who: Caller): Promise<{ ended: number }> {
    const others = {
      company: who.company,
      user: who.id,
      kind: 'login' as const,
      token_hash: { $ne: who.tokenHash },
    };
    return { ended: await this.database.write(who, (tx) => tx.nativeDelete(Session, others)) };
  }
}
