import { Injectable } from '@nestjs/common';
import {
  type AnalysisFigures,
  type AnalysisGroup,
  type AnalysisGroups,
  type AnalysisInput,
  type AnalysisRow,
  NO_KEY,
} from '@stundenbuch/domain/accounts/analysis/contract';
import { refuseWire } from '@stundenbuch/domain/wire/messages';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { Database } from '../../platform/database/database.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import { heavily } from '../../platform/heavy.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import {
  type AnalysedPeriod,
  analysedLines,
  figures,
  groupedBy,
  isGuessed,
  narrowed,
} from './analysed-lines.ts';

type Group = AnalysisRow & { is_total: boolean; by_todays_job: boolean };

const named = (table: Sql, name: Sql) => ({ table, name });
const NAMES: Readonly<Partial<Record<AnalysisGroup, ReturnType<typeof named>>>> = {
  person: named(sql`users`, sql`concat_ws(' ', n.first_name, n.name)`),
  job: named(sql`jobs`, sql`n.job_title`),
  customer: named(sql`customers`, sql`n.customer_name`),
};

/** What the hours of a company brought and cost, grouped (RPT-04). */
@Injectable()
export class Analysis {
  constructor(private readonly database: Database) {}

  async groups(
    who: Caller,
    period: AnalysedPeriod,
    { by, ...asked }: AnalysisInput,
  ): Promise<AnalysisGroups> {
    refuseIf(periodRefusal(period.from, period.to));
    if (by === 'customer' && !who.flags.includes('customer')) throw new Refused(refuseWire('module_off'));
    const key = groupedBy(by);
    // The sum of all is one of the groups: added up and rounded by the same expressions.
    const sums = sql`select ${key} as key, grouping(${key}) = 1 as is_total, ${figures}, ${isGuessed} as by_todays_job
      from ${analysedLines(who, period, { by, ...asked })} e where ${narrowed(asked)} group by grouping sets ((${key}), ())`;
    const { name, join } = nameOf(by, who);
    const found = await heavily(() =>
      this.database.read<Group>(
        who,
        sql`select coalesce(${by === 'month' ? sql`left(g.key::text, 7)` : sql`g.key::text`}, ${sql.lit(NO_KEY)}) as key,
            ${name} as name, g.bookings, g.hours, g.revenue, g.unpriced, g.cost, g.uncosted, g.internal_hours, g.internal_cost,
            g.is_total, g.by_todays_job
          from (${sums}) g${join} order by ${by === 'month' ? sql`g.key` : sql`g.hours desc, g.internal_hours desc, g.key`}`,
      ),
    );
    const rows = found.filter(({ is_total }) => !is_total).map(rowOf);
    const all = found.find(({ is_total }) => is_total) as Group;
    return { rows, total: figuresOf(all), by_todays_job: all.by_todays_job };
  }
}

function nameOf(by: AnalysisGroup, { company }: Caller): { name: Sql; join: Sql } {
  const names = NAMES[by];
  if (!names) return { name: sql`null`, join: nothing };
  return {
    name: names.name,
    join: sql` left join ${names.table} n on n.company_id = ${company} and n.id = g.key`,
  };
}

const figuresOf = ({ key, name, is_total, by_todays_job, ...sums }: Group): AnalysisFigures => sums;
const rowOf = ({ is_total, by_todays_job, ...row }: Group): AnalysisRow => row;
