import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';

const SPAN = '15 minutes';

interface Limit {
  key: Buffer;
  /** Failures within the span before anything is refused. */
  allowed: number;
  /** Beyond them one more is looked at each time so much has passed: slowed down, not locked out. */
  pause?: string;
}

/** Who tries, and from which network; `isKnown`: the account was logged in to from there before. */
export interface Attempt {
  kind: 'login' | 'register';
  email: string;
  network: string;
  isKnown: boolean;
}

/** What happens to an attempt that was taken. */
export interface Taken {
  /** It was right: what failed before from the same place is forgotten. */
  succeed(): Promise<void>;
  /** It was not looked at. */
  release(): Promise<void>;
}

/**
 * Failed logins and registrations, counted in the database: the limits hold over all processes and restarts. An attempt is
 * taken before the password is looked at. A known device is limited by itself alone: whatever strangers do to an account
 * or to an address, whoever logs in from there knows the way in.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async take(attempt: Attempt): Promise<Taken> {
    const [pair, ...others] = limitsOf(attempt);
    const taken: Limit[] = [];
    const release = async () => {
      for (const { key } of taken) await this.database.call(sql`select return_attempt(${key})`);
    };
    for (const limit of [pair, ...others]) {
      const seconds = await this.secondsUntil(limit);
      if (seconds > 0) {
        await release();
        throw new Refused(refuseWire('too_many_attempts'), seconds);
      }
      taken.push(limit);
    }
    const succeed = async () => {
      await release();
      await this.database.call(sql`select forgive_attempts(${pair.key})`);
    };
    return { succeed, release };
  }

  private async secondsUntil({ key, allowed, pause }: Limit): Promise<number> {
    const [row] = await this.database.call<{ seconds: number }>(
      sql`select take_limited_attempt(${key}, ${this.clock.now()}, ${SPAN}, ${allowed}, ${pause ?? null}) as seconds`,
    );
    return row?.seconds ?? 0;
  }
}

/** The first is that of e-mail and network together. */
function limitsOf({ kind, email, network, isKnown }: Attempt): [Limit, ...Limit[]] {
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update([kind, ...parts].join('\0'))
      .digest();
  const pair = { key: key(email, network), allowed: 10 };
  if (isKnown) return [pair];
  const whole = { key: key('network', '', network), allowed: 60 };
  if (kind === 'register') return [pair, whole];
  return [pair, { key: key('account', '', email), allowed: 20, pause: '30 seconds' }, whole];
}
