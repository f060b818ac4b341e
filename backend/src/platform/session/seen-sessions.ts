import { Injectable } from '@nestjs/common';
import { deviceOf, seenStep } from '@stundenbuch/domain/session/devices';
import { securityFeature } from '@stundenbuch/domain/session/features';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Session } from '../../tables/session.ts';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';

/**
 * When sessions were last used, for companies that show it. Written after the answer, once in a quarter of an hour and
 * process, so that a request pays no more than a look into a map.
 */
@Injectable()
export class SeenSessions {
  private readonly steps = new LRUCache<string, number>({ max: 20_000 });

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  note(who: Caller, { headers, log }: FastifyRequest, reply: FastifyReply): void {
    if (!who.features.includes(securityFeature.name)) return;
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

  private write({ company, id, tokenHash }: Caller, seen_at: Date, agent: string): Promise<number> {
    return this.database.write({ company, id }, (tx) =>
      tx.nativeUpdate(Session, { company, token_hash: tokenHash }, { seen_at, agent }),
    );
  }
}
