import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieIn } from '../../platform/session/binding.ts';

const COOKIE = 'sb-sso';
const MINUTES = 30;

/** What tells the browser in which a sign-on has begun from others: nobody ends in somebody else's by a link. */
export const browserOf = (request: FastifyRequest): string => cookieIn(request, COOKIE);

/** The same for several at once. Lax: it comes along when the provider sends the browser back. */
export function remember(request: FastifyRequest, reply: FastifyReply): string {
  const known = browserOf(request);
  const browser = /^[\w-]{43}$/.test(known) ? known : randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${browser}; HttpOnly; SameSite=Lax; Path=/api; Max-Age=${MINUTES * 60}${secure}`,
  );
  return browser;
}
