import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { feedKinds } from '@stundenbuch/domain/workflows/feeds/access';
import {
  FEED_LIMIT,
  FEED_SECRET,
  type feedInput,
  type MadeFeed,
  type Feed as WireFeed,
} from '@stundenbuch/domain/workflows/feeds/contract';
import { refuseFeed } from '@stundenbuch/domain/workflows/feeds/messages';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Installation } from '../../platform/installation.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Feed } from './feed.entity.ts';

const BYTES = (FEED_SECRET * 6) >> 3;

/** Of the secret in an address only this is stored. */
export const feedHash = (secret: string): Buffer => hash('sha256', secret, 'buffer');

/** The addresses under which somebody's programs fetch absences (ICS-01). */
@Injectable()
export class Feeds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly installation: Installation,
  ) {}

  list(who: Caller): Promise<WireFeed[]> {
    return this.database.read<WireFeed>(
      who,
      sql`select id, kind, show_type, ${utc(sql`created_at`)} as created_at from feeds
        where company_id = ${who.company} and user_id = ${who.id} order by id`,
    );
  }

  async make(who: Caller, input: Input<typeof feedInput>): Promise<MadeFeed> {
    const { kind, show_type } = input.read();
    if (!allows(feedKinds[kind], who)) throw new Refused(refuseWire('forbidden'));
    const secret = randomBytes(BYTES).toString('base64url');
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who, sql`u.id = ${who.id}`);
      const mine = { company: who.company, user: who.id };
      if ((await tx.count(Feed, mine)) >= FEED_LIMIT) throw new Refused(refuseFeed('feed_limit'));
      const created_at = this.clock.now();
      const made = { ...mine, kind, show_type: kind === 'own' && show_type };
      const feed = tx.create(Feed, {
        ...made,
        secret_hash: feedHash(secret),
        created_at,
        created_by: who.id,
      });
      await tx.flush();
      const address = `${this.installation.publicUrl ?? ''}/api/calendar/${secret}.ics`;
      return { id: feed.id, kind, show_type: made.show_type, created_at: created_at.toISOString(), address };
    });
  }

  /** Whoever has subscribed to it finds nothing from the next fetch on. */
  async revoke(who: Caller, id: number): Promise<{ id: number }> {
    return this.database.write(who, async (tx) => {
      const feed = await lockedOne(tx, Feed, who, id);
      if (feed.user !== who.id) throw new Refused(refuseWire('forbidden'));
      tx.remove(feed);
      return { id };
    });
  }
}
