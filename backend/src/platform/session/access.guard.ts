import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type AccessRow, denialOf, dependsOnLead } from '@stundenbuch/domain/access/access';
import { isFactorDue } from '@stundenbuch/domain/sides/session/factors';
import { tokensFeature } from '@stundenbuch/domain/sides/tokens/features';
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
import { moduleNameOf, neededScope } from './needed-scope.ts';
import { isWellFormed, programTokenIn } from './program-tokens.ts';
import { SeenSessions } from './seen-sessions.ts';
import { TOKEN_HEADER } from './session.strategy.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './tokens.ts';

type Request = FastifyRequest & { user: Caller };

export const ACCESS = 'access';
const PUBLIC = 'public';
const SESSION_FIRST = 'session-first';
const FROM_STANDBY = 'from-standby';
export const PROOF = 'proof';
export const PERSON_ONLY = 'person-only';

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

/** By a person alone, never by a program with a token. */
export const PersonOnly = () => SetMetadata(PERSON_ONLY, true);

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
    private readonly modules: ModulesContainer,
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
    if (known && !this.refusalOf(row, known, context) && !denialOf(row, known)) {
      request.user = known;
      await this.before(known, context);
      return true;
    }
    await this.readSession(context);
    return true;
  }

  /** Identifies the caller from the database, and checks access. */
  async readSession(context: ExecutionContext): Promise<void> {
    const user = await this.identify(context);
    const row = this.reflector.get<AccessRow>(ACCESS, context.getHandler());
    const refused = this.refusalOf(row, user, context);
    if (refused) throw new Refused(refuseWire(refused));
    if (dependsOnLead(row, user)) user.leads = await isLead(this.database, user, this.clock.today());
    const denial = denialOf(row, user);
    if (denial) throw new Refused(refuseWire(CODES[denial]));
    if (this.reflector.get<true | undefined>(PROOF, context.getHandler()))
      await this.sessions.requireProof(user);
    await this.before(user, context);
    // What was done before the call rests on the primary.
    if (this.fromStandby(context)) user.standby = beginStandbyReads();
  }

  /** Of a token the session is found by its hash alone, without a signature. */
  private async identify(context: ExecutionContext): Promise<Caller> {
    const request = context.switchToHttp().getRequest<Request>();
    const token = programTokenIn(request);
    if (token === null) {
      await super.canActivate(context);
    } else {
      const caller = isWellFormed(token) && (await this.sessions.callerOf(hashOf(token)));
      request.user = this.handleRequest(null, caller || false);
    }
    return request.user;
  }

  /** Why this session may not, before it is asked who may. */
  private refusalOf(row: AccessRow, caller: Caller, context: ExecutionContext) {
    if (this.isLimited(row, caller)) return 'second_factor_setup';
    if (!caller.scopes) return null;
    if (!caller.features.includes(tokensFeature.name)) return 'feature_off';
    const scope = this.scopeOf(row, context);
    return scope !== null && caller.scopes.includes(scope) ? null : 'scope_missing';
  }

  private scopeOf(access: AccessRow, context: ExecutionContext): string | null {
    const { method } = context.switchToHttp().getRequest<Request>();
    const is = (key: string) => this.reflector.get(key, context.getHandler()) === true;
    const module = this.moduleOf(context.getClass());
    return neededScope({ module, method, access, proof: is(PROOF), personOnly: is(PERSON_ONLY) });
  }

  /** Of a controller. Only calls with a token ask. */
  private moduleOf(controller: object): string {
    for (const { name, controllers } of this.modules.values())
      if ([...controllers.values()].some(({ metatype }) => metatype === controller))
        return moduleNameOf(name);
    throw new Error('A controller of no module');
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
    const program = programTokenIn(request);
    const token = program ?? request.headers[TOKEN_HEADER];
    const sessionFirst = this.reflector.get<true | undefined>(SESSION_FIRST, context.getHandler());
    const proof = this.reflector.get<true | undefined>(PROOF, context.getHandler());
    if (request.method !== 'GET' || sessionFirst || proof || typeof token !== 'string') return null;
    if (this.fromStandby(context)) return null;
    return this.sessions.knownCaller(program ? hashOf(program) : sessionHash(token, request));
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
