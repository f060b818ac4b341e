import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Caller } from './caller.ts';
import { TOKEN_HEADER } from './session.strategy.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './tokens.ts';

type Request = FastifyRequest & { user: Caller };

export const ACCESS = 'access';
const PUBLIC = 'public';

/** Who may call: a row of the domain's access tables, the same that opens the page. */
export const Access = (row: AccessRow) => SetMetadata(ACCESS, row);

export const Public = () => SetMetadata(ACCESS, PUBLIC);

/** Stands before every call. A call without a row would be a hole, so it is an error. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = this.reflector.get<AccessRow | typeof PUBLIC | undefined>(ACCESS, context.getHandler());
    if (row === PUBLIC) return true;
    if (!row) throw new Error(`No access row: ${context.getClass().name}.${context.getHandler().name}`);
    const request = context.switchToHttp().getRequest<Request>();
    const remembered = this.remembered(request);
    if (remembered && !denialOf(row, remembered)) {
      request.user = remembered;
      return true;
    }
    await super.canActivate(context);
    const denial = denialOf(row, request.user);
    if (denial) throw new Refused(refuseWire(denial === 'flag' ? 'module_off' : 'forbidden'));
    return true;
  }

  /** A remembered token has been verified when it came for the first time. */
  private remembered({ headers }: Request): Caller | null {
    const token = headers[TOKEN_HEADER];
    return typeof token === 'string' ? this.sessions.recall(hashOf(token)) : null;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new Refused(refuseWire('unauthenticated'));
    return caller;
  }
}
