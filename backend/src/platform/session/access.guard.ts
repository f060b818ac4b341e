import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type AccessRow, denialOf, dependsOnLead } from '@stundenbuch/domain/access/access';
import { isFactorDue } from '@stundenbuch/domain/sides/session/factors';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { beginStandbyReads } from '../database/standby.ts';
import { Refused } from '../refused.ts';
import { sessionHash } from './binding.ts';
import type { Caller } from './caller.ts';
import { DailyWork } from './daily-work.ts';
import { isLead } from './leads.ts';
import { SeenSessions } from './seen-sessions.ts';
import { TOKEN_HEADER } from './session.strategy.ts';
import { Sessions } from './sessions.ts';

type Request = FastifyRequest & { user: Caller };

export const ACCESS = 'access';
const PUBLIC = 'public';
const SESSION_FIRST = 'session-first';
const FROM_STANDBY = 'from-standby';
export const PROOF = 'proof';

const CODES = {
  session: 'unauthenticated',
  role: 'forbidden',
  flag: 'module_off',
  feature: 'feature_off',
} as const;

/** Who may call: a row of the domain's access tables, the same as the page's. */
export const Access = (row: AccessRow) => SetMetadata(ACCESS, row);

export const Public = () => SetMetadata(ACCESS, PUBLIC);

/** A GET answered from the session alone: no read would check the session. */
export const ReadsNothing = () => SetMetadata(SESSION_FIRST, true);

/** A GET that also writes: as for every write, the session is read before. */
export const SessionFirst = () => SetMetadata(SESSION_FIRST, true);

/** A read of a whole company, which may be a few seconds late: a standby may answer it. Never what people look at after they wrote. */
export const FromStandby = () => SetMetadata(FROM_STANDBY, true);

/** The caller has proved within the last minutes to be the person, and not somebody at an open screen. */
export const Proof = () => SetMetadata(PROOF, true);

/** Guards every call. A call without a row would be a hole, so it is an error. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly daily: DailyWork,
    private readonly seen: SeenSessions,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const row = this.reflector.get<AccessRow | typeof PUBLIC | undefined>(ACCESS, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site')
      throw new Refused(refuseWire('cross_site'));
    if (row === PUBLIC) return true;
    if (!row) throw new Error(`No access row: ${context.getClass().name}.${context.getHandler().name}`);
    const known = this.known(context, request);
    if (known && !this.isLimited(row, known) && !denialOf(row, known)) {
      request.user = known;
      await this.before(known, context);
      return true;
    }
    await this.readSession(context);
    return true;
  }

  /** Identifies the caller from the database, and checks access. */
  async readSession(context: ExecutionContext): Promise<void> {
    await super.canActivate(context);
    const row = this.reflector.get<AccessRow>(ACCESS, context.getHandler());
    const { user } = context.switchToHttp().getRequest<Request>();
    if (this.isLimited(row, user)) throw new Refused(refuseWire('second_factor_setup'));
    if (dependsOnLead(row, user)) user.leads = await isLead(this.database, user, this.clock.today());
    const denial = denialOf(row, user);
    if (denial) throw new Refused(refuseWire(CODES[denial]));
    if (this.reflector.get<true | undefined>(PROOF, context.getHandler()))
      await this.sessions.requireProof(user);
    await this.before(user, context);
    // What was done before the call rests on the primary.
    if (this.fromStandby(context)) user.standby = beginStandbyReads();
  }

  /** Whether the person has to set up a second factor before. */
  private isLimited(row: AccessRow, { factorFrom }: Caller): boolean {
    return factorFrom !== null && !row.withoutFactor && isFactorDue(factorFrom, this.clock.today());
  }

  /** Nothing where the company has switched on nothing. */
  private async before(caller: Caller, context: ExecutionContext): Promise<void> {
    if (caller.features.length === 0) return;
    const http = context.switchToHttp();
    this.seen.note(caller, http.getRequest(), http.getResponse());
    await this.daily.before(caller);
  }

  /** Only a read checks the session together with its data. A cached token was verified on first use. */
  private known(context: ExecutionContext, request: Request): Caller | null {
    const token = request.headers[TOKEN_HEADER];
    const sessionFirst = this.reflector.get<true | undefined>(SESSION_FIRST, context.getHandler());
    const proof = this.reflector.get<true | undefined>(PROOF, context.getHandler());
    if (request.method !== 'GET' || sessionFirst || proof || typeof token !== 'string') return null;
    if (this.fromStandby(context)) return null;
    return this.sessions.knownCaller(sessionHash(token, request));
  }

  /** The session is read first, on the primary: a standby may not know yet that it has ended. */
  private fromStandby(context: ExecutionContext): boolean {
    return this.sessions.hasStandby && this.reflector.get(FROM_STANDBY, context.getHandler()) === true;
  }

  override handleRequest<T>(error: unknown, caller: T | false): T {
    if (error) throw error;
    if (!caller) throw new Refused(refuseWire('unauthenticated'));
    return caller;
  }
}
