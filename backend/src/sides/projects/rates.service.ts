import { Injectable } from '@nestjs/common';
import type {
  RateChange,
  RateInput,
  RateSortKey,
  rateChange,
  HourlyRate as WireRate,
} from '@stundenbuch/domain/sides/projects/contract';
import { rateJobUnknown, rateProjectUnknown } from '@stundenbuch/domain/sides/projects/rules';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { shownHours } from '../../platform/database/shown.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { HourlyRate } from './hourly-rate.entity.ts';

const rateList = {
  sortable: { job_title: sql`j.job_title`, hourly_rate: sql`r.hourly_rate` } satisfies Record<
    RateSortKey,
    Sql
  >,
  shown: { job_title: sql`j.job_title`, hourly_rate: shownHours(sql`r.hourly_rate`) },
  order: sql`j.job_title`,
  key: sql`r.id`,
} satisfies ListShape;

export const rateQuery = queryOf(rateList);

const columns = sql`r.id, r.job_id as job, j.job_title, r.project_id as project, r.hourly_rate::float8 as hourly_rate`;
const tables = sql`hourly_rates r join jobs j on j.company_id = r.company_id and j.id = r.job_id`;

const conflicts: Conflicts = {
  hourly_rates_job: () => rateJobUnknown(),
  hourly_rates_project: rateProjectUnknown,
};

/** Hourly rates of jobs on projects. */
@Injectable()
export class Rates {
  constructor(private readonly database: Database) {}

  async list(who: Caller, project: number, query: Input<typeof rateQuery>) {
    await readOne(this.database, who, sql`select from ${projectOf(who, project)}`);
    const where = sql`r.company_id = ${who.company} and r.project_id = ${project}`;
    return list<WireRate>(this.database, who, { columns, tables, where }, rateList, query.read());
  }

  create(who: Caller, input: RateInput): Promise<WireRate> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await this.mustFit(tx, who, input);
      return this.readBack(tx, tx.create(HourlyRate, { company: who.company, ...input }));
    });
  }

  change(who: Caller, id: number, body: Input<typeof rateChange>): Promise<WireRate> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const rate = await lockedOne(tx, HourlyRate, who, id);
      const change = body.read();
      await this.mustFit(tx, who, change);
      Object.assign(rate, change);
      return this.readBack(tx, rate);
    });
  }

  /** Job and project of the company; those of another company look unknown. */
  private async mustFit(tx: Tx, who: Caller, { job, project }: RateChange): Promise<void> {
    const [facts] = await rowsOf<{ job: boolean; project: boolean }>(
      tx,
      sql`select
        (${job ?? null}::int is null
          or exists (select from jobs where company_id = ${who.company} and id = ${job ?? null})) as job,
        (${project ?? null}::int is null or exists (select from ${projectOf(who, project ?? null)})) as project`,
    );
    refuseIf(facts?.job ? null : rateJobUnknown());
    refuseIf(facts?.project ? null : rateProjectUnknown());
  }

  private async readBack(tx: Tx, rate: HourlyRate): Promise<WireRate> {
    await tx.flush();
    const where = sql`r.company_id = ${rate.company} and r.id = ${rate.id}`;
    const [row] = await rowsOf<WireRate>(tx, sql`select ${columns} from ${tables} where ${where}`);
    return row as WireRate;
  }
}

function projectOf({ company }: Caller, id: number | null): Sql {
  return sql`projects where company_id = ${company} and id = ${id}`;
}
