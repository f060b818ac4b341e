import { argon2Sync, randomBytes } from 'node:crypto';

/** A password as it is stored, at a cost that nobody feels: for tests of what happens around many logins. */
export function quickHash(password: string): string {
  const nonce = randomBytes(16);
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(argon2Sync('argon2id', { message: password, nonce, ...cost }))}`;
}
