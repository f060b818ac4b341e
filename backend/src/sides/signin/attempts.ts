import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { networkOf } from './network.ts';

const SPAN = '15 minutes';

interface Limit {
  key: Buffer;
  /** Failures within the time window before any refusal. */
  allowed: number;
  /** Beyond that one more attempt is checked per interval: slowed down, not locked out. */
  pause?: string;
}

/** The account, or the passkey that names one, and the network of an attempt; `isKnown`: the account was logged in to from there before. */
export interface OutsideAttempt {
  kind: 'login' | 'register' | 'forgot' | 'passkey';
  email: string;
  network: string;
  isKnown: boolean;
}

/** To prove who it is, with a session or after the right password: counted for the person, from wherever. */
interface PersonAttempt {
  kind: 'proof' | 'second';
  person: number;
}

export type Attempt = OutsideAttempt | PersonAttempt;

/** The outcome of an admitted attempt. */
export interface AdmittedAttempt {
  /** It was correct: earlier failures from the same place are deleted. */
  succeed(): Promise<void>;
  /** It was not checked. */
  release(): Promise<void>;
}

/**
 * Failed logins and registrations, counted in the database, so that limits apply across processes and restarts. An attempt is
 * counted before the password is checked. A known device has its own limit only: whatever strangers do to an account
 * or an address, a login from there still works.
 */
@Injectable()
export class Attempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async admit(attempt: Attempt): Promise<AdmittedAttempt> {
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

/** Counted once it is known to be wrong. */
export const wrongCode = (address: string): Attempt => ({
  kind: 'register',
  email: '',
  network: networkOf(address),
  isKnown: false,
});

/** The first is for e-mail and network together. */
function limitsOf(attempt: Attempt): [Limit, ...Limit[]] {
  const { kind } = attempt;
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update([kind, ...parts].join('\0'))
      .digest();
  if ('person' in attempt) return [{ key: key(String(attempt.person)), allowed: 10 }];
  const { email, network, isKnown } = attempt;
  const pair = { key: key(email, network), allowed: 10 };
  if (isKnown) return [pair];
  const whole = { key: key('network', '', network), allowed: 60 };
  if (kind !== 'login') return [pair, whole];
  return [pair, { key: key('account', '', email), allowed: 20, pause: '30 seconds' }, whole];
}

const nothing = () => Promise.resolve();
/** Of what nobody guesses. */
export const UNCOUNTED: AdmittedAttempt = { succeed: nothing, release: nothing };

/** Attempts that the server had no capacity for do not count. */
export async function orRelease<T>(attempt: AdmittedAttempt, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await attempt.release();
    throw error;
  }
}
