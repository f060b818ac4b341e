import { createSecretKey, hash, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';

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

  issue(user: number): string {
    const jwtid = randomBytes(24).toString('base64url');
    return jwt.sign({ sub: String(user) }, this.key, { algorithm: 'HS256', jwtid, noTimestamp: true });
  }

  /** null for tokens that we have not signed. */
  verified(token: string): Buffer | null {
    try {
      jwt.verify(token, this.key, { algorithms: ['HS256'], ignoreExpiration: true });
      return hashOf(token);
    } catch {
      return null;
    }
  }
}

export function hashOf(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
