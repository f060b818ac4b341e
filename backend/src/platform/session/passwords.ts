import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { OUTAGE, Refused } from '../refused.ts';

/**
 * Three of libuv's four threads at most, so that answers can be compressed meanwhile. Known devices overtake strangers,
 * of whom there may be any number.
 */
const strangers = pLimit(2);
const known = pLimit(1);
/** More than these would wait longer than anyone waits for a login. */
const MOST_WAITING = 60;
const RETRY_SECONDS = 2;

const arrived = { strangers: pLimit(MOST_WAITING), known: pLimit(MOST_WAITING) };

/** Limits everything around checking a password, including its queries: excess attempts cost next to nothing. */
export async function admitted<T>(isKnown: boolean, work: () => Promise<T>): Promise<T> {
  const limit = isKnown ? arrived.known : arrived.strangers;
  if (limit.activeCount + limit.pendingCount >= MOST_WAITING) throw new Refused(OUTAGE, RETRY_SECONDS);
  return limit(work);
}

// OWASP's second choice for argon2id: 19 MiB, two passes.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** In the standard encoded form, so that the cost can be raised without invalidating old passwords. */
export async function hashPassword(password: string, isKnown = false): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(isKnown, { message: password, nonce: salt, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

/** Takes as long for an account without a password as for a wrong one. */
export async function isPassword(password: string, stored: string | null, isKnown = false): Promise<boolean> {
  const [, , , cost, salt, hash] = (stored ?? NOBODY).split('$') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [memory, passes, parallelism] = cost.split(',').map((part) => Number(part.slice(2))) as [
    number,
    number,
    number,
  ];
  const expected = Buffer.from(hash, 'base64');
  const nonce = Buffer.from(salt, 'base64');
  const settings = { memory, passes, parallelism, tagLength: expected.length };
  const actual = await derive(isKnown, { message: password, nonce, ...settings });
  return timingSafeEqual(actual, expected) && stored !== null;
}

async function derive(isKnown: boolean, settings: Argon2Parameters): Promise<Buffer> {
  const limit = isKnown ? known : strangers;
  if (limit.pendingCount >= MOST_WAITING) throw new Refused(OUTAGE, RETRY_SECONDS);
  return limit(() => promisify(argon2)('argon2id', settings));
}

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${text(Buffer.alloc(16))}$${text(Buffer.alloc(32))}`;
