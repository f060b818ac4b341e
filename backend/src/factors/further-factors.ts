import { Injectable } from '@nestjs/common';
import { Database, rowsOf, type Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Caller } from '../platform/session/caller.ts';
import { Sessions } from '../platform/session/sessions.ts';

/** The first factor is added without a proof, every further one with it: else an open screen would be enough for ever. */
@Injectable()
export class FurtherFactors {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
  ) {}

  async require(who: Caller): Promise<void> {
    if ((await this.database.read(who, anyOf(who))).length > 0) await this.sessions.requireProof(who);
  }

  /** Behind the lock of the person. */
  async requireIn(tx: Tx, who: Caller): Promise<void> {
    if ((await rowsOf(tx, anyOf(who))).length > 0) await this.sessions.requireProof(who, tx);
  }
}

const anyOf = ({ company, id }: Caller) =>
  sql`select from users where company_id = ${company} and id = ${id} and has_factor`;
