import { Injectable } from '@nestjs/common';
import { mayReadPerson } from '@stundenbuch/domain/records/timesheet/access';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import { emailOrLoginName } from '@stundenbuch/domain/wire/fields';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { inCompany } from '../company/in-company.ts';
import { People } from './people.service.ts';
import type { userQuery } from './user-list.ts';

/** Reading people. */
@Injectable()
export class Users {
  constructor(
    private readonly database: Database,
    private readonly people: People,
  ) {}

  async list(who: Caller, company: number, query: Input<typeof userQuery>) {
    const tenant = inCompany(who, company);
    await readOne(this.database, tenant, sql`select from companies where id = ${company}`);
    return this.people.list(tenant, query.read());
  }

  /** Callers who may not read the company's people do not learn who exists. */
  async byEmail(who: Caller, asked: string): Promise<CurrentUser> {
    const address = emailOrLoginName.safeParse(asked);
    const person = address.success ? await this.people.one(who, sql`u.email = ${address.data}`, who) : null;
    if (!mayReadPerson(who, person?.id ?? 0)) throw new Refused(refuseWire('forbidden'));
    if (!person) throw new Refused(refuseWire('not_found'));
    return person;
  }
}
