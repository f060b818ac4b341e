import { Injectable } from '@nestjs/common';
import { Database, rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';

/** The first factor is added without a proof, every further one with it: otherwise an unlocked screen would give access for good. */
@Injectable()
export class FurtherFactors {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async require(who: Caller): Promise<void> {
    if ((await this.database.read(who, anyOf(who))).length > 0) await this.sessions.requireProof(who);
  }

  /** Under the person's lock. */
  async requireIn(tx: Tx, who: Caller): Promise<void> {
    if ((await rowsOf(tx, anyOf(who))).length > 0) await this.sessions.requireProof(who, tx);
  }
}

const anyOf = ({ company, id }: Caller) =>
  sql`select from users where company_id = ${company} and id = ${id} and has_factor`;
