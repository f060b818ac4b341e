import { Injectable } from '@nestjs/common';
import type { CurrentCompany, CurrentUser } from '@stundenbuch/domain/session/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../platform/clock.ts';
import { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Refused } from '../platform/refused.ts';
import type { Caller } from '../platform/session/caller.ts';
import { People } from '../users/people.service.ts';

/** The caller's record and company. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly people: People,
  ) {}

  async current(caller: Caller): Promise<CurrentUser> {
    const person = await this.people.one(caller, sql`u.id = ${caller.id}`);
    if (!person) throw new Refused(refuseWire('unauthenticated'));
    return person;
  }

  async company(caller: Caller): Promise<CurrentCompany> {
    type Row = Pick<CurrentCompany, 'name' | 'version' | 'employee_count'>;
    const [row] = await this.database.read<Row>(
      caller,
      sql`select c.name, c.version,
          (select count(*)::int from users u where u.company_id = c.id and u.active) as employee_count
        from companies c where c.id = ${caller.company}`,
    );
    if (!row) throw new Refused(refuseWire('unauthenticated'));
    const { company: id, permission, features } = caller;
    return { id, ...row, permission, features, now: this.clock.now().toISOString() };
  }
}
