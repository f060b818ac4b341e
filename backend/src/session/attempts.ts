import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';

const ALLOWED = 10;
const WINDOW_MINUTES = 15;

/**
 * Failed logins and registrations per e-mail and address, counted in the database: the limit holds over all processes
 * and restarts. An attempt is taken before the password is looked at, and given back when it was right.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async take(kind: 'login' | 'register', email: string, address: string): Promise<() => Promise<void>> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WINDOW_MINUTES * 60_000);
    const key = createHash('sha256').update(`${kind}\0${email}\0${address}`).digest();
    const [row] = await this.database.call<{ attempt: string | null }>(
      sql`select take_attempt(${key}, ${now}, ${since}, ${ALLOWED}) as attempt`,
    );
    if (!row?.attempt) throw new Refused(refuseWire('too_many_attempts'));
    return async () => {
      await this.database.call(sql`select forgive_attempts(${key})`);
    };
  }
}
