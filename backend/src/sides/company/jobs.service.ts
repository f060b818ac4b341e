import { Injectable } from '@nestjs/common';
import type { JobInput, jobInput, Job as WireJob } from '@stundenbuch/domain/sides/people/contract';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Database } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Job } from './job.entity.ts';

const shape = {
  sortable: { job_title: sql`job_title` },
  shown: { job_title: sql`job_title` },
  order: sql`job_title`,
  key: sql`id`,
} satisfies ListShape;

export const jobQuery = queryOf(shape);

const conflicts = { jobs_title: () => refuseAdmin('job_taken', 'job_title') };

@Injectable()
export class Jobs {
  constructor(private readonly database: Database) {}

  list(who: Caller, query: ListQuery) {
    const source = {
      columns: sql`id, job_title`,
      tables: sql`jobs`,
      where: sql`company_id = ${who.company}`,
    };
    return list<WireJob>(this.database, who, source, shape, query);
  }

  async read(who: Caller, id: number): Promise<WireJob> {
    return readOne<WireJob>(
      this.database,
      who,
      sql`select id, job_title from jobs where company_id = ${who.company} and id = ${id}`,
    );
  }

  create(who: Caller, { job_title }: JobInput): Promise<WireJob> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const job = tx.create(Job, { company: who.company, job_title });
      await tx.flush();
      return { id: job.id, job_title };
    });
  }

  change(who: Caller, id: number, input: Input<typeof jobInput>): Promise<WireJob> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const job = existing(await tx.findOne(Job, { company: who.company, id }));
      job.job_title = input.read().job_title;
      return { id, job_title: job.job_title };
    });
  }
}
