import { Injectable } from '@nestjs/common';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import type {
  NewRate,
  RateChange,
  RateInput,
  RateSortKey,
  rateChange,
  HourlyRate as WireRate,
} from '@stundenbuch/domain/sides/projects/contract';
import { rateJobUnknown, rateProjectUnknown, rateTaken } from '@stundenbuch/domain/sides/projects/rules';
import type { Day } from '@stundenbuch/domain/time/day';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { z } from 'zod';
import { Budgets } from '../../accounts/budgets/budgets.service.ts';
import { Clock } from '../../platform/clock.ts';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { shownHours } from '../../platform/database/shown.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { HourlyRate } from './hourly-rate.entity.ts';

const columnsByKey = {
  job_title: sql`j.job_title`,
  hourly_rate: sql`r.hourly_rate`,
  valid_from: sql`r.valid_from`,
} satisfies Record<RateSortKey, Sql>;

const rateList = {
  sortable: columnsByKey,
  shown: {
    job_title: columnsByKey.job_title,
    hourly_rate: shownHours(columnsByKey.hourly_rate),
    valid_from: null,
  },
  order: sql`j.job_title, r.valid_from nulls first`,
  key: sql`r.id`,
} satisfies ListShape;

/** Today's rate of each job, or with `all` every one with the day from which it holds (SET-54). */
export const rateQuery = queryOf(rateList).safeExtend({ all: z.literal('1', 'invalid_input').optional() });

const columnsOf = (who: Caller) => sql`r.id, r.job_id as job, j.job_title, r.project_id as project,
  r.hourly_rate::float8 as hourly_rate${hasBudgets(who) ? sql`, r.valid_from` : nothing}`;
const tables = sql`hourly_rates r join jobs j on j.company_id = r.company_id and j.id = r.job_id`;

/** Neither one that is still to come nor one that another has followed. Of rates that hold always there may be several. */
const holdsOn = (today: Day) => sql`coalesce(r.valid_from, '-infinity') <= ${today} and not exists (
  select from hourly_rates later where later.company_id = r.company_id and later.project_id = r.project_id
    and later.job_id = r.job_id and later.valid_from <= ${today}
    and later.valid_from > coalesce(r.valid_from, '-infinity'))`;

/** Only companies with budgets have rates from a day on. */
export function rateFields<Rate extends Partial<NewRate>>(who: Caller, { valid_from, ...fields }: Rate) {
  return hasBudgets(who) && valid_from !== undefined ? { ...fields, valid_from } : fields;
}

const conflicts: Conflicts = {
  hourly_rates_job: () => rateJobUnknown(),
  hourly_rates_project: rateProjectUnknown,
};

/** Hourly rates of jobs on projects. */
@Injectable()
export class Rates {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  async list(who: Caller, project: number, query: Input<typeof rateQuery>) {
    if (!(await this.budgets.showsRates(who))) throw new Refused(refuseWire('forbidden'));
    await readOne(this.database, who, sql`select from ${projectOf(who, project)}`);
    const { all, ...page } = query.read();
    const holds = all ? nothing : sql` and ${holdsOn(this.clock.today())}`;
    const where = sql`r.company_id = ${who.company} and r.project_id = ${project}${holds}`;
    return list<WireRate>(this.database, who, { columns: columnsOf(who), tables, where }, rateList, page);
  }

  create(who: Caller, input: RateInput): Promise<WireRate> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await this.mustFit(tx, who, input);
      return this.readBack(
        tx,
        who,
        tx.create(HourlyRate, { company: who.company, ...rateFields(who, input) }),
      );
    });
  }

  change(who: Caller, id: number, body: Input<typeof rateChange>): Promise<WireRate> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const rate = await lockedOne(tx, HourlyRate, who, id);
      const change = body.read();
      await this.mustFit(tx, who, change);
      Object.assign(rate, rateFields(who, change));
      return this.readBack(tx, who, rate);
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

  private async readBack(tx: Tx, who: Caller, rate: HourlyRate): Promise<WireRate> {
    await tx.flush();
    if (hasBudgets(who)) await mustBeAlone(tx, rate);
    const where = sql`r.company_id = ${rate.company} and r.id = ${rate.id}`;
    const [row] = await rowsOf<WireRate>(tx, sql`select ${columnsOf(who)} from ${tables} where ${where}`);
    return row as WireRate;
  }
}

function projectOf({ company }: Caller, id: number | null): Sql {
  return sql`projects where company_id = ${company} and id = ${id}`;
}

/** Of two rates of a job from the same day nobody would see which one counts. */
async function mustBeAlone(tx: Tx, { company, id, project, job, valid_from }: HourlyRate): Promise<void> {
  await rowsOf(
    tx,
    sql`select from projects where company_id = ${company} and id = ${project} for no key update`,
  );
  const others = await rowsOf(
    tx,
    sql`select id from hourly_rates where company_id = ${company} and project_id = ${project} and job_id = ${job}
      and valid_from is not distinct from ${valid_from ?? null}::date and id <> ${id}`,
  );
  refuseIf(others.length > 0 ? rateTaken() : null);
}
