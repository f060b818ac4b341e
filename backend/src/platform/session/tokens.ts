import { createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';

export const LIFETIME_DAYS = 7;

const BOUND_KEY = 'sb';

/** How a token begins that is one of two halves: its first part names the key. */
const BOUND = Buffer.from(`{"alg":"HS256","typ":"JWT","kid":"${BOUND_KEY}"}`).toString('base64url');

/**
 * A token names the person and is otherwise random. It is signed, so that a forged one costs no query, and only its
 * hash is stored, so that a leaked sessions table grants no access. Its expiry is in the table.
 */
@Injectable()
export class Tokens {
  readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue(user: number, half: string | null = null): string {
    const jwtid = randomBytes(24).toString('base64url');
    return jwt.sign({ sub: String(user) }, this.key, {
      algorithm: 'HS256',
      jwtid,
      noTimestamp: true,
      ...(half !== null && { keyid: BOUND_KEY }),
    });
  }

  /** Whether we have signed it. */
  isOurs(token: string): boolean {
    try {
      jwt.verify(token, this.key, { algorithms: ['HS256'], ignoreExpiration: true });
      return true;
    } catch {
      return false;
    }
  }
}

export const isBound = (token: string): boolean => token.startsWith(BOUND);

/** `half`: what belongs to it, where it is one of two halves. */
export function hashOf(token: string, half: string | null = null): Buffer {
  return hash('sha256', half === null ? token : `${token} ${half}`, 'buffer');
}
