import { Injectable } from '@nestjs/common';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { Categories } from '../company/categories.service.ts';
import { Jobs } from '../company/jobs.service.ts';
import type { Run } from './run.ts';

/** What rows call by its name. */
@Injectable()
export class Named {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly categories: Categories,
  ) {}

  place = (who: Tenant, name: string) => this.one(who, sql`places`, sql`name`, name, 'place');
  team = (who: Tenant, name: string) => this.one(who, sql`teams`, sql`name`, name, 'team');

  async job(run: Run, title: string | null): Promise<number | null> {
    if (title === null) return null;
    const found = await this.find(run.who, sql`jobs`, sql`job_title`, title, 'job');
    if (found !== null) return found;
    if (!run.create_missing) throw new Refused(refuseRow('row_unknown', 'job', { name: title }));
    const { id } = await this.jobs.create(run.who, { job_title: title });
    run.made.push({ table: 'jobs', record: id });
    return id;
  }

  /** For whom a file says none. */
  async firstJob({ company, id }: Tenant): Promise<number | null> {
    const query = sql`select id from jobs where company_id = ${company} order by id limit 1`;
    return (await this.database.read<{ id: number }>({ company, id }, query))[0]?.id ?? null;
  }

  async category(run: Run, name: string | null): Promise<number | null> {
    if (name === null) return null;
    const found = await this.find(run.who, sql`categories`, sql`name`, name, 'category');
    if (found !== null) return found;
    if (!run.create_missing) throw new Refused(refuseRow('row_unknown', 'category', { name }));
    const { id } = await this.categories.create(run.who, { name });
    run.made.push({ table: 'categories', record: id });
    return id;
  }

  private async one(who: Tenant, table: Sql, column: Sql, name: string, field: string): Promise<number> {
    const found = await this.find(who, table, column, name, field);
    if (found === null) throw new Refused(refuseRow('row_unknown', field, { name }));
    return found;
  }

  /** Whatever its case; of two with one name nobody knows which is meant. */
  private async find(who: Tenant, table: Sql, column: Sql, name: string, field: string) {
    const query = sql`select id from ${table} where company_id = ${who.company} and lower(${column}) = ${name.toLowerCase()} limit 2`;
    const rows = await this.database.read<{ id: number }>(who, query);
    if (rows.length > 1) throw new Refused(refuseRow('row_ambiguous', field, { name }));
    return rows[0]?.id ?? null;
  }
}
