import { Injectable } from '@nestjs/common';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { readOne } from '../../platform/database/found.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { inAllCompanies, inCompany } from './in-company.ts';

/** Where a person works: a global admin finds people of every company, everybody else those of the own. */
@Injectable()
export class CompanyOfUser {
  constructor(private readonly database: Database) {}

  async of(who: Caller, id: number): Promise<Tenant> {
    if (!who.globalAdmin) return who;
    const row = await readOne<{ company: number }>(
      this.database,
      inAllCompanies(who),
      sql`select company_id as company from users where id = ${id}`,
    );
    return inCompany(who, row.company);
  }
}
