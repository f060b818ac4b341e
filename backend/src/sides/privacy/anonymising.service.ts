import { Injectable } from '@nestjs/common';
import { privacyAccess } from '@stundenbuch/domain/sides/privacy/access';
import type { anonymiseInput } from '@stundenbuch/domain/sides/privacy/contract';
import { anonymiseRefusal } from '@stundenbuch/domain/sides/privacy/rules';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf } from '../../platform/database/database.ts';
import { existing } from '../../platform/database/found.ts';
import { lockPeople } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { anonymiseFacts, dayOfErasure, type StoredPerson } from './anonymise-facts.ts';

/** Makes somebody who has left nobody (GDPR-02). */
@Injectable()
export class Anonymising {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Of two at the same time the second finds nobody any more. */
  async anonymise(asking: Caller, id: number, sent: Input<typeof anonymiseInput>) {
    return this.database.write(asking, async (tx) => {
      const who = await stillAllowed(tx, this.sessions, asking, privacyAccess.anonymise);
      await lockPeople(tx, asking, sql`u.id = ${id}`);
      const [found] = await rowsOf<StoredPerson>(tx, anonymiseFacts(asking.company, id));
      const person = existing(found ?? null);
      const { texts } = sent.read();
      refuseIf(anonymiseRefusal(who, person, dayOfErasure(this.clock.today(), person)));
      await rowsOf(tx, sql`select anonymise_person(${id}, ${person.years}, ${texts})`);
      const [now] = await rowsOf<{ name: string }>(
        tx,
        sql`select first_name || ' ' || name as name from users where company_id = ${asking.company} and id = ${id}`,
      );
      return { id, name: now?.name ?? '' };
    });
  }
}
