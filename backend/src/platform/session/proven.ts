import { type CallHandler, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { lastValueFrom } from 'rxjs';
import { StaleCaller } from '../database/proof.ts';
import { AccessGuard } from './access.guard.ts';
import type { Caller } from './caller.ts';
import { Sessions } from './sessions.ts';

type Request = FastifyRequest & { user?: Caller };

/**
 * Nothing leaves, neither an answer nor a refusal, before the caller whom the guard remembered is proven. Usually the
 * first statement of the call has done so on its way. Who has changed meanwhile is looked at anew, and the call repeated.
 */
@Injectable()
export class ProvenCallers {
  constructor(
    private readonly sessions: Sessions,
    private readonly guard: AccessGuard,
  ) {}

  async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const { user: caller } = context.switchToHttp().getRequest<Request>();
    if (!caller?.proof?.isDue) return lastValueFrom(next.handle());
    try {
      return await this.proven(caller, () => lastValueFrom(next.handle()));
    } catch (error) {
      if (!(error instanceof StaleCaller)) throw error;
      this.sessions.forget(caller);
      await this.guard.canActivate(context);
      return lastValueFrom(next.handle());
    }
  }

  private async proven<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      await this.sessions.prove(caller);
      return answer;
    } catch (error) {
      if (!(error instanceof StaleCaller)) await this.sessions.prove(caller);
      throw error;
    }
  }
}
