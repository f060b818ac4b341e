import { Injectable } from '@nestjs/common';
import { adminAccess } from '@stundenbuch/domain/sides/people/access';
import type { ReleasedMails } from '@stundenbuch/domain/sides/people/contract';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { User } from '../../platform/user.entity.ts';

/** Addresses to which nothing is sent because the mail server refused them. */
@Injectable()
export class HeldMails {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Tries the e-mail of a person again, beginning with what was held. */
  release(asking: Caller, id: number): Promise<ReleasedMails> {
    const { company } = asking;
    return this.database.write(asking, async (tx) => {
      await stillAllowed(tx, this.sessions, asking, adminAccess.releaseMail);
      const person = existing(await tx.findOne(User, { company, id }));
      const mails = await rowsOf(
        tx,
        sql`with good as (
            delete from refused_addresses
            where company_id = ${company} and user_id = ${id} and address = ${person.email} and held_since is not null
            returning address
          )
          update outbox set state = 'waiting', due = ${this.clock.now()}, tries = 0
          where company_id = ${company} and user_id = ${id} and state = 'held'
            and address in (select address from good) returning id`,
      );
      return { released: mails.length };
    });
  }
}
