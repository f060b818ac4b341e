import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Installation } from '../installation.ts';
import { hashOf, isBound, LIFETIME_DAYS } from './tokens.ts';

/** What the login page sends along: its browser keeps the half. */
const ASKING = 'x-bind';

/**
 * The second half of a session, in a cookie that no script can read: a stolen token is worth nothing without it. The cookie
 * alone opens nothing either. Decision 0116.
 */
@Injectable()
export class Binding {
  constructor(private readonly installation: Installation) {}

  /** Whether the operator wants sessions in two halves. */
  get isOn(): boolean {
    return this.installation.sessionBinding;
  }

  /** For a login that asks for one; null: the token is the whole session. */
  newHalf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
    return this.isOn && headers[ASKING] === '1' ? randomBytes(32).toString('base64url') : null;
  }
}

/** After the session has begun. */
export function giveHalf(half: string | null, request: FastifyRequest, reply: FastifyReply): void {
  if (half === null) return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookieOf(request)}=${half}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${LIFETIME_DAYS * 86_400}${secure}`,
  );
}

/** By what a session is found: the token, and where it is one of two halves the cookie. */
export function sessionHash(token: string, request: Pick<FastifyRequest, 'headers' | 'protocol'>): Buffer {
  return hashOf(token, isBound(token) ? halfIn(request) : null);
}

function halfIn(request: Pick<FastifyRequest, 'headers' | 'protocol'>): string {
  return cookieIn(request, cookieOf(request));
}

export function cookieIn({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string {
  const cookies = (headers.cookie ?? '').split(/; */);
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** A browser takes the first from nobody but this very host, and over https alone. */
const cookieOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>) =>
  protocol === 'https' ? '__Host-sb' : 'sb';
