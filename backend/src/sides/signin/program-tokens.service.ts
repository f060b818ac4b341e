import { Inject, Injectable } from '@nestjs/common';
import type {
  MadeProgramToken,
  ProgramToken,
  programTokenInput,
} from '@stundenbuch/domain/sides/tokens/contract';

import { refuseToken } from '@stundenbuch/domain/sides/tokens/messages';
import { isWriting, TOKEN_LIMIT } from '@stundenbuch/domain/sides/tokens/scopes';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { utc } from '../../platform/database/shown.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { OPENAPI } from '../../platform/openapi/openapi.controller.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { newProgramToken } from '../../platform/session/program-tokens.ts';
import { Session } from '../../platform/session/session.entity.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { hashOf } from '../../platform/session/tokens.ts';

type Described = { paths: Record<string, Record<string, { 'x-scope'?: string }>> };

const A_DAY = 86_400_000;

const shown = sql`id, name, scopes, ${utc(sql`created_at`)} as created_at, ${utc(sql`expires_at`)} as expires_at,
  ${utc(sql`seen_at`)} as seen_at`;

/** What somebody's programs come in with. Each sees and ends the own ones alone. */
@Injectable()
export class ProgramTokens {
  private known: ReadonlySet<string> | undefined;

  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    @Inject(OPENAPI) private readonly describe: () => object,
  ) {}

  list(who: Caller): Promise<ProgramToken[]> {
    return this.database.read<ProgramToken>(
      who,
      sql`select ${shown} from sessions
        where company_id = ${who.company} and user_id = ${who.id} and kind = 'token' and expires_at > ${this.clock.now()}
        order by id`,
    );
  }

  async make(who: Caller, input: Input<typeof programTokenInput>): Promise<MadeProgramToken> {
    const { name, scopes, days } = input.read();
    this.refuseUnknown(scopes);
    if (who.role === 'reader' && scopes.some(isWriting))
      throw new Refused(refuseToken('scopes_reading', 'scopes'));
    const token = newProgramToken();
    const now = this.clock.now();
    return this.database.write(who, async (tx) => {
      await lockPeople(tx, who, sql`u.id = ${who.id}`);
      // The session may have ended meanwhile: with the password, for one.
      if (!(await this.sessions.callerIn(tx, who.tokenHash)))
        throw new Refused(refuseWire('unauthenticated'));
      const mine = { company: who.company, user: who.id, kind: 'token', expires_at: { $gt: now } } as const;
      if ((await tx.count(Session, mine)) >= TOKEN_LIMIT) throw new Refused(refuseToken('token_limit'));
      const ends = new Date(now.getTime() + days * A_DAY);
      const [made] = await rowsOf<{ id: number | null }>(
        tx,
        sql`select open_token(${who.id}, ${hashOf(token)}, ${name}, ${scopes}::text[], ${now}, ${ends})::float8 as id`,
      );
      if (!made?.id) throw new Refused(refuseWire('unauthenticated'));
      const [created_at, expires_at] = [now.toISOString(), ends.toISOString()];
      return { id: made.id, name, scopes, created_at, expires_at, seen_at: null, token };
    });
  }

  async revoke(who: Caller, id: number): Promise<{ id: number }> {
    const own = { company: who.company, user: who.id, kind: 'token', id } as const;
    const ended = await this.database.write(who, (tx) => tx.nativeDelete(Session, own));
    if (ended === 0) throw new Refused(refuseWire('not_found'));
    return { id };
  }

  /** A module is known by its calls, whichever of them this process answers. */
  private refuseUnknown(scopes: readonly string[]): void {
    const { paths } = this.describe() as Described;
    this.known ??= new Set(
      Object.values(paths).flatMap((path) => Object.values(path).map((call) => call['x-scope'] ?? '')),
    );
    if (scopes.some((scope) => !this.known?.has(scope)))
      throw new Refused(refuseWire('invalid_input', 'scopes'));
  }
}
