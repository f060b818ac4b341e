import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom } from 'rxjs';
import { StaleSession } from '../database/stale-session.ts';
import { AccessGuard } from './access.guard.ts';
import type { Caller } from './caller.ts';
import { Sessions } from './sessions.ts';

type Request = FastifyRequest & { user?: Caller };

/**
 * A GET may be admitted by its cached session, which every read checks along with its data. If that was no longer
 * valid the session is read, access is checked again and the call repeated. A refusal may have come before any read.
 */
@Injectable()
export class SessionRevalidator {
  constructor(
    private readonly sessions: Sessions,
    private readonly guard: AccessGuard,
  ) {}

  async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const { user: caller } = context.switchToHttp().getRequest<Request>();
    if (!caller?.sessionCheck) return lastValueFrom(next.handle());
    try {
      return await lastValueFrom(next.handle());
    } catch (error) {
      if (!(error instanceof StaleSession) && (await this.sessions.isAsKnown(caller))) throw error;
      await this.guard.readSession(context);
      return lastValueFrom(next.handle());
    }
  }
}
