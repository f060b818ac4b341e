import { Injectable } from '@nestjs/common';
import { mayReadBirthDate } from '@stundenbuch/domain/sides/people/law-person';
import type { CurrentUser } from '@stundenbuch/domain/sides/session/contract';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { list, Page } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { Installation } from '../../platform/installation.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { lawColumn, mailColumn, type PersonRow, personColumns, personOf, personTables } from './person.ts';
import { userList } from './user-list.ts';

/** The people of a company, in their wire format. */
@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly installation: Installation,
  ) {}

  async list(tenant: Tenant, query: ListQuery): Promise<CurrentUser[] | Page<CurrentUser>> {
    const today = this.clock.today();
    const where = sql`u.company_id = ${tenant.company}`;
    const source = { columns: personColumns(tenant), tables: personTables, table: sql`users u`, where };
    const found = await list<PersonRow>(this.database, tenant, source, userList, query);
    if (found instanceof Page)
      return new Page(
        found.rows.map((row) => personOf(row, today)),
        found.total,
      );
    return found.map((row) => personOf(row, today));
  }

  /** `where` refers to `users u`; the company is added here. */
  async one(tenant: Tenant, where: Sql, who: Caller): Promise<CurrentUser | null> {
    const mailed = this.installation.mail !== null ? mailColumn(this.clock.now()) : nothing;
    const [row] = await this.database.read<PersonRow>(
      tenant,
      sql`select ${personColumns(tenant)}${lawColumn(tenant)}${mailed} from ${personTables}
        where u.company_id = ${tenant.company} and ${where}`,
    );
    if (!row) return null;
    const isPrivate = !mayReadBirthDate(who, row.id);
    return personOf(isPrivate ? { ...row, law: null, mail: null } : row, this.clock.today());
  }
}
