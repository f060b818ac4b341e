import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { sessionHash } from './binding.ts';
import type { Caller } from './caller.ts';
import { Sessions } from './sessions.ts';
import { Tokens } from './tokens.ts';

export const TOKEN_HEADER = 'authorize';

@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    tokens: Tokens,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromHeader(TOKEN_HEADER),
      // A KeyObject avoids converting the secret at every call; the types only allow a string.
      secretOrKey: tokens.key as unknown as Buffer,
      algorithms: ['HS256'],
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  validate(request: FastifyRequest): Promise<Caller | null> {
    return this.sessions.callerOf(sessionHash(String(request.headers[TOKEN_HEADER]), request));
  }
}
