import { Injectable } from '@nestjs/common';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { dayAfter, Sessions } from '../../platform/session/sessions.ts';

/** The first factor is added without a proof, every further one with it: otherwise an unlocked screen would give access for good. */
@Injectable()
export class FurtherFactors {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly notices: NoticeWriter,
    private readonly clock: Clock,
  ) {}

  async require(who: Caller): Promise<void> {
    if ((await this.database.read(who, anyOf(who))).length > 0) await this.sessions.requireProof(who);
  }

  /** Under the person's lock. */
  async requireIn(tx: Tx, who: Caller): Promise<void> {
    if ((await rowsOf(tx, anyOf(who))).length > 0) await this.sessions.requireProof(who, tx);
  }

  /** From when on the factor that is being added proves anything; null: at once. Somebody who found the session open has to wait. */
  async provesFrom(tx: Tx, who: Caller): Promise<Date | null> {
    const isKnown = (await this.sessions.hasProof(who, tx)) || (await this.sessions.isFresh(who, tx));
    return isKnown ? null : dayAfter(this.clock.now());
  }

  /** The person is told, whoever did it. */
  tell(tx: Tx, who: Caller, name: string): Promise<void> {
    const at = this.clock.now().toISOString();
    return this.notices.write(tx, who, { kind: 'factor_added', data: { name, at }, users: [who.id] });
  }
}

const anyOf = ({ company, id }: Caller) =>
  sql`select from users where company_id = ${company} and id = ${id} and has_factor`;
