import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Tokens } from '../../platform/session/tokens.ts';

const MINUTES = 5;
const ENDS_BYTES = 6;
const RANDOM_BYTES = 24;

/**
 * What passkeys sign. A question carries its expiry and our signature, so that strangers may ask for any number and nothing
 * is stored. An answered question is stored, so that it is good once (decision 0113).
 */
@Injectable()
export class PasskeyQuestions {
  constructor(
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  /** `about`: what the answer is good for, and for whom. */
  ask(about: string): string {
    const ends = Buffer.alloc(ENDS_BYTES);
    ends.writeUIntBE(this.clock.now().getTime() + MINUTES * 60_000, 0, ENDS_BYTES);
    const question = Buffer.concat([ends, randomBytes(RANDOM_BYTES)]);
    return Buffer.concat([question, this.signatureOf(question, about)]).toString('base64url');
  }

  isOpen(asked: string, about: string): boolean {
    const bytes = Buffer.from(asked, 'base64url');
    const question = bytes.subarray(0, ENDS_BYTES + RANDOM_BYTES);
    const right = this.signatureOf(question, about);
    const given = bytes.subarray(question.length);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return question.readUIntBE(0, ENDS_BYTES) > this.clock.now().getTime();
  }

  /** Whether it was unused: of concurrent requests only one succeeds. */
  async useUp(tx: Tx, { company, id }: Tenant, asked: string): Promise<boolean> {
    const now = this.clock.now();
    await rowsOf(
      tx,
      sql`delete from challenges where company_id = ${company} and user_id = ${id} and expires_at <= ${now}`,
    );
    const ends = new Date(now.getTime() + MINUTES * 60_000);
    const used = await rowsOf(
      tx,
      sql`insert into challenges (company_id, user_id, purpose, secret_hash, used_at, expires_at, created_at, created_by)
        values (${company}, ${id}, 'passkey', ${hash('sha256', asked, 'buffer')}, ${now}, ${ends}, ${now}, ${id})
        on conflict (company_id, secret_hash) do nothing returning id`,
    );
    return used.length > 0;
  }

  private signatureOf(question: Buffer, about: string): Buffer {
    return createHmac('sha256', this.tokens.key).update(`passkey ${about} `).update(question).digest();
  }
}
