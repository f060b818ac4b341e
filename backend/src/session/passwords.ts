import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { atMost } from './at-most.ts';

/** Half of libuv's four threads: all the others who log in wait here, and not before answers that are to be compressed. */
const AT_ONCE = 2;
const derive = atMost(AT_ONCE, promisify(argon2));

// OWASP's second choice for argon2id: 19 MiB, two passes.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** In the usual text form, so that the cost can rise without making old passwords invalid. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { message: password, nonce: salt, ...COST });
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(salt)}$${text(hash)}`;
}

/** Takes as long for somebody without a password as for a wrong one. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
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
  const actual = await derive('argon2id', { message: password, nonce, ...settings });
  return timingSafeEqual(actual, expected) && stored !== null;
}

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${text(Buffer.alloc(16))}$${text(Buffer.alloc(32))}`;
