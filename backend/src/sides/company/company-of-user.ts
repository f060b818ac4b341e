import { Injectable } from '@nestjs/common';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { inAllCompanies, inCompany } from './in-company.ts';

/** Where a person works: a global admin finds people of every company, everybody else those of the own. */
@Injectable()
export class CompanyOfUser {
  constructor(private readonly database: Database) {}

  async of(who: Caller, id: number): Promise<Tenant> {
    if (!who.globalAdmin) return who;
    const [row] = await this.database.read<{ company: number }>(
      inAllCompanies(who),
      sql`select company_id as company from users where id = ${id}`,
    );
    if (!row) throw new Refused(refuseWire('not_found'));
    return inCompany(who, row.company);
  }
}
