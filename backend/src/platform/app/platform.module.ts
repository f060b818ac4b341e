import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { LoginOffers } from '../files/login-offers.ts';
import { JsonAnswers } from '../http/answers.ts';
import { Outbound } from '../http/outbound.ts';
import { RefusalsFilter } from '../http/refusals.filter.ts';
import { Installation } from '../installation.ts';
import { OPENAPI, OpenApiController } from '../openapi/openapi.controller.ts';
import { Rounds } from '../rounds.ts';
import { Secrets } from '../secrets.ts';
import { AccessGuard } from '../session/access.guard.ts';
import { Binding } from '../session/binding.ts';
import { DailyWork } from '../session/daily-work.ts';
import { RequiredFactors } from '../session/required-factors.ts';
import { SecurityLog } from '../session/security-log.ts';
import { SeenSessions } from '../session/seen-sessions.ts';
import { SessionStrategy } from '../session/session.strategy.ts';
import { SessionRevalidator } from '../session/session-revalidator.ts';
import { Sessions } from '../session/sessions.ts';
import { Tokens } from '../session/tokens.ts';
import { HealthController } from './health.controller.ts';

export interface Platform {
  database: Database;
  clock: Clock;
  jwtSecret: string;
  installation: Installation;
  secrets: Secrets;
  /** The OpenAPI document of all modules. */
  describe: () => object;
}

/** The base of every module: database, clock, sessions, and request and response handling. */
@Global()
@Module({ controllers: [HealthController, OpenApiController] })
export class PlatformModule {}

export function platformModule({
  database,
  clock,
  jwtSecret,
  installation,
  secrets,
  describe,
}: Platform): DynamicModule {
  return {
    module: PlatformModule,
    providers: [
      { provide: Database, useValue: database },
      { provide: Clock, useValue: clock },
      { provide: Installation, useValue: installation },
      { provide: Secrets, useValue: secrets },
      { provide: OPENAPI, useValue: describe },
      { provide: Tokens, useValue: new Tokens(jwtSecret) },
      LoginOffers,
      Outbound,
      RequiredFactors,
      Rounds,
      Sessions,
      Binding,
      SessionStrategy,
      AccessGuard,
      DailyWork,
      SecurityLog,
      SeenSessions,
      { provide: APP_GUARD, useExisting: AccessGuard },
      SessionRevalidator,
      { provide: APP_INTERCEPTOR, useClass: JsonAnswers },
      { provide: APP_FILTER, useClass: RefusalsFilter },
    ],
    exports: [
      ...[Binding, Database, Clock, Installation, LoginOffers, Outbound, Rounds, Secrets],
      ...[DailyWork, SecurityLog, SeenSessions, Tokens, Sessions, OPENAPI],
    ],
  };
}
