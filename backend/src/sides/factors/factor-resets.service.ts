import { Injectable } from '@nestjs/common';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import { factorResetRefusal } from '@stundenbuch/domain/sides/people/rules';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { NoticeWriter } from '../../mail/notice-writer.service.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';

/** For somebody who has lost the phone and the recovery codes: the password alone opens the next session. */
@Injectable()
export class FactorResets {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly notices: NoticeWriter,
  ) {}

  /** By an admin of the same company. Of many at the same time one removes something, and tells the person. */
  reset(asking: Caller, id: number): Promise<{ removed: number }> {
    const { company } = asking;
    return this.database.write(asking, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, adminAccess.resetFactor);
      await lockPeople(tx, asking, sql`u.id = ${id}`);
      const [person] = await rowsOf<{ id: number; global_admin: boolean }>(
        tx,
        sql`select id, global_admin from users where company_id = ${company} and id = ${id}`,
      );
      if (!person) throw new Refused(refuseWire('not_found'));
      refuseIf(factorResetRefusal(who, person));
      const factors = await rowsOf(
        tx,
        sql`delete from second_factors where company_id = ${company} and user_id = ${id} returning id`,
      );
      if (factors.length === 0) return { removed: 0 };
      await rowsOf(tx, sql`delete from recovery_codes where company_id = ${company} and user_id = ${id}`);
      await rowsOf(tx, sql`delete from challenges where company_id = ${company} and user_id = ${id}`);
      await rowsOf(tx, sql`delete from sessions where company_id = ${company} and user_id = ${id}`);
      const [by] = await rowsOf<{ name: string }>(
        tx,
        sql`select first_name || ' ' || name as name from users where company_id = ${company} and id = ${who.id}`,
      );
      await this.notices.write(tx, who, { kind: 'factor_reset', data: { by: by?.name ?? '' }, users: [id] });
      return { removed: factors.length };
    });
  }
}
