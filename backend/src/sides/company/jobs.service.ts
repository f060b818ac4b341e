import { Injectable } from '@nestjs/common';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import type {
  JobDetail,
  JobInput,
  jobInput,
  Job as WireJob,
} from '@stundenbuch/domain/sides/people/contract';
import { refuseAdmin } from '@stundenbuch/domain/sides/people/messages';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Database } from '../../platform/database/database.ts';
import { existing, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { nothing, sql } from '../../platform/database/sql.ts';
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

  async read(who: Caller, id: number): Promise<JobDetail> {
    return readOne<JobDetail>(
      this.database,
      who,
      sql`select id, job_title${hasBudgets(who) ? sql`, cost_rate::float8` : nothing}
        from jobs where company_id = ${who.company} and id = ${id}`,
    );
  }

  create(who: Caller, input: JobInput): Promise<JobDetail> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const job = tx.create(Job, { company: who.company, ...fieldsOf(who, input) });
      await tx.flush();
      return answerOf(who, job);
    });
  }

  change(who: Caller, id: number, input: Input<typeof jobInput>): Promise<JobDetail> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const job = existing(await tx.findOne(Job, { company: who.company, id }));
      Object.assign(job, fieldsOf(who, input.read()));
      return answerOf(who, job);
    });
  }
}

/** Only companies with budgets say what an hour costs. */
function fieldsOf(who: Caller, { cost_rate, ...fields }: JobInput) {
  return hasBudgets(who) && cost_rate !== undefined ? { ...fields, cost_rate } : fields;
}

const answerOf = (who: Caller, { id, job_title, cost_rate = null }: Job): JobDetail => ({
  id,
  job_title,
  ...(hasBudgets(who) && { cost_rate }),
});
