import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

/** Found by whoever looks for secrets that were published by mistake. */
const PREFIX = 'stb_';
const RANDOM = 40;
const CHECK = 6;
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM + CHECK}}$`);

/** What a program sends instead of the token of a login: 238 random bits, and a checksum that needs no key. */
export function newProgramToken(): string {
  const random = Array.from({ length: RANDOM }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${PREFIX}${random}${checkOf(PREFIX + random)}`;
}

/** As it was sent, in either header; null: the request comes with none. */
export function programTokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const { authorize, authorization = '' } = headers;
  if (typeof authorize === 'string') return authorize.startsWith(PREFIX) ? authorize : null;
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return sent.startsWith(PREFIX) ? sent : null;
}

/** One that was mistyped or cut off costs no query. */
export function isWellFormed(token: string): boolean {
  return FORM.test(token) && token.endsWith(checkOf(token.slice(0, -CHECK)));
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let n = 0; n < CHECK; n++) {
    check = LETTERS[rest % LETTERS.length] + check;
    rest = Math.floor(rest / LETTERS.length);
  }
  return check;
}
