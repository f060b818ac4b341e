import { Injectable } from '@nestjs/common';
import { allows } from '@stundenbuch/domain/access/access';
import { sessionAccess } from '@stundenbuch/domain/sides/session/access';
import { deviceOf, seenStep } from '@stundenbuch/domain/sides/session/devices';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.ts';
import { Database, rowsOf, type Tx } from '../database/database.ts';
import { lockPeople } from '../database/locks.ts';
import { utc } from '../database/shown.ts';
import { sql } from '../database/sql.ts';
import type { Caller } from './caller.ts';
import { Session } from './session.entity.ts';

/** A session that is used on a device for the first time. */
export interface Used {
  company: number;
  id: number;
  /** In words. */
  device: string;
  /** When the session began. */
  since: string;
}

type Listener = (tx: Tx, used: Used) => Promise<void>;

/**
 * When sessions were last used, for companies that show it, and of tokens. Written after the answer, once in a quarter of an hour and
 * process, so that a request pays no more than a look into a map.
 */
@Injectable()
export class SeenSessions {
  private readonly steps = new LRUCache<string, number>({ max: 20_000 });
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that notes it. */
  whenOnAnotherDevice(listener: Listener): void {
    this.listeners.push(listener);
  }

  note(who: Caller, { headers, log }: FastifyRequest, reply: FastifyReply): void {
    if (!who.scopes && !allows(sessionAccess.devices, who)) return;
    const key = who.tokenHash.toString('base64');
    const step = seenStep(this.clock.now().getTime());
    if (this.steps.get(key) === step) return;
    this.steps.set(key, step);
    const agent = deviceOf(headers['user-agent']);
    reply.raw.once('close', () => {
      this.write(who, new Date(step), agent).catch((error: unknown) => {
        // The next request tries again.
        this.steps.delete(key);
        log.warn(`a session could not be marked as seen: ${error}`);
      });
    });
  }

  private write({ company, id, tokenHash, scopes }: Caller, seenAt: Date, device: string): Promise<void> {
    return this.database.write({ company, id }, async (tx) => {
      // A program has no device of which its person should be told.
      if (scopes) {
        await tx.nativeUpdate(Session, { company, token_hash: tokenHash }, { seen_at: seenAt });
        return;
      }
      await lockPeople(tx, { company, id }, sql`u.id = ${id}`);
      const [session] = await rowsOf<{ since: string; is_other: boolean }>(
        tx,
        sql`with former as (
            select id, agent, created_at from sessions
            where company_id = ${company} and token_hash = ${tokenHash} for update
          )
          update sessions s set seen_at = ${seenAt}, agent = ${device} from former
          where s.company_id = ${company} and s.id = former.id
          returning ${utc(sql`former.created_at`)} as since, former.agent is distinct from ${device}::varchar as is_other`,
      );
      if (!session?.is_other) return;
      for (const tell of this.listeners) await tell(tx, { company, id, device, since: session.since });
    });
  }
}
