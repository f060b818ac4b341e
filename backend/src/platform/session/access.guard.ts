import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type AccessRow, denialOf } from '@stundenbuch/domain/access/access';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Refused } from '../refused.ts';
import type { Caller } from './caller.ts';

export const ACCESS = 'access';
const PUBLIC = 'public';

/** Who may call: a row of the domain's access tables, the same that opens the page. */
export const Access = (row: AccessRow) => SetMetadata(ACCESS, row);

export const Public = () => SetMetadata(ACCESS, PUBLIC);

/** Stands before every call. A call without a row would be a hole, so it is an error. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = this.reflector.get<AccessRow | typeof PUBLIC | undefined>(ACCESS, context.getHandler());
    if (row === PUBLIC) return true;
    if (!row) throw new Error(`No access row: ${context.getClass().name}.${context.getHandler().name}`);
    await super.canActivate(context);
    const denial = denialOf(row, context.switchToHttp().getRequest<{ user: Caller }>().user);
    if (denial) throw new Refused(refuseWire(denial === 'flag' ? 'module_off' : 'forbidden'));
    return true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new Refused(refuseWire('unauthenticated'));
    return caller;
  }
}
