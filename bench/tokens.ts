import { createHash, createHmac } from 'node:crypto';

export const SECRET = 'a-secret-that-only-the-benchmark-knows-0123456789';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

const signature = (signed: string) => createHmac('sha256', SECRET).update(signed).digest();

/** A token as the product would have issued it to this person. */
export function tokenOf(user: number): string {
  const signed = `${HEADER}.${Buffer.from(JSON.stringify({ sub: String(user), jti: 'bench' })).toString('base64url')}`;
  return `${signed}.${signature(signed).toString('base64url')}`;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
