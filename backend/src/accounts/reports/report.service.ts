import { Injectable } from '@nestjs/common';
import {
  MOST_CELLS,
  type Report,
  type ReportCell,
  type ReportFilter,
  type ReportInput,
} from '@stundenbuch/domain/accounts/reports/contract';
import {
  DIMENSIONS,
  type Dimension,
  ENTRY_SOURCES,
  fieldsFor,
  type Measure,
  type Source,
} from '@stundenbuch/domain/accounts/reports/fields';
import { refuseReport } from '@stundenbuch/domain/accounts/reports/messages';
import type { Day } from '@stundenbuch/domain/time/day';
import { periodRefusal } from '@stundenbuch/domain/wire/period';
import { andOfTeam } from '../../day/team-mates.ts';
import { Database } from '../../platform/database/database.ts';
import { nothing, type Sql, selected, sql } from '../../platform/database/sql.ts';
import { heavily } from '../../platform/heavy.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { isAway, isWork } from '../../records/entries/kinds.ts';
import type { Sight } from '../../records/entries/sight.ts';
import { Visibility } from '../../records/entries/visibility.service.ts';
import { jobOfBooking, pricedBookings, rateOf } from '../money/money.ts';
import { type Columns, columnsFor, hasKey, keyOf, measuresFor } from './report-columns.ts';
import { reportNames } from './report-names.ts';

export interface ReportPeriod {
  from: Day;
  to: Day;
}

const IS: Readonly<Record<Source, Sql>> = {
  bookings: sql`e.project_id is not null`,
  times: isWork,
  absences: sql`(${isAway})`,
};

type Group = Record<string, string | number | boolean>;

/** Hours of the company, grouped as somebody asks for them (RPT-02). */
@Injectable()
export class ReportService {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
  ) {}

  async report(who: Caller, period: ReportPeriod, input: ReportInput): Promise<Report> {
    const { rows, column, measures } = input;
    const grouped = column ? [...rows, column] : rows;
    mustBeKnown(who, [...grouped, ...measures]);
    const sight = await this.visibility.of(who);
    const columns = columnsFor(who, sight);
    const sources = sourcesOf(who, input);
    const known = measuresFor(sight, sources.includes('absences'));
    const asked = measures.map((measure) => known[measure]);
    const sums = Object.assign({}, ...asked.map(({ shown }) => shown)) as Record<string, Sql>;
    const hasMoney = measures.includes('money');
    const where = reportedEntries(who, period, input, sight);
    const entries = summedEntries(
      who,
      columns,
      { grouped, filters: filtered(input), hasMoney, where },
      asked,
    );
    const groups = sql`select ${sql.join([
      ...grouped.map(
        (dimension, at) =>
          sql`${keyOf(columns[dimension], keyed(columns, dimension))} as ${sql.ref(`k${at}`)}`,
      ),
      selected(sums),
    ])} from ${hasMoney ? pricedBookings(who.company, entries) : sql`${entries} e`}${isOfProjects(columns, grouped) ? PROJECT : nothing}
      group by ${sql.join(grouped.map((_, at) => sql.lit(at + 1)))} limit ${sql.lit(MOST_CELLS + 1)}`;
    const found = await heavily(() => this.database.read<Group>(who, groups));
    const cells = found.map((group): ReportCell => {
      const { todays_job: _, ...figures } = Object.fromEntries(
        Object.keys(sums).map((name) => [name, group[name]]),
      );
      return { keys: grouped.map((_, at) => String(group[`k${at}`])), ...figures };
    });
    if (cellsOf(cells, column !== undefined) * measures.length > MOST_CELLS)
      throw new Refused(refuseReport('report_too_large'));
    const todays_job = found.some((group) => group.todays_job === true);
    return { cells, todays_job, names: await reportNames(this.database, who, grouped, cells) };
  }
}

/** What a table of them has: also the empty ones. */
function cellsOf(cells: readonly ReportCell[], hasColumn: boolean): number {
  if (!hasColumn || cells.length > MOST_CELLS) return cells.length;
  const rows = new Set(cells.map(({ keys }) => keys.slice(0, -1).join()));
  return rows.size * new Set(cells.map(({ keys }) => keys.at(-1))).size;
}

const filtered = (input: ReportFilter): Dimension[] =>
  DIMENSIONS.filter((dimension) => input[dimension] !== undefined);

/** Those that were asked for, else what projects got, else what was worked. */
function sourcesOf(who: Caller, { of }: ReportFilter): Source[] {
  if (of) {
    mustBeKnown(who, of);
    return of;
  }
  return fieldsFor(ENTRY_SOURCES, who).slice(0, 1);
}

function mustBeKnown(who: Caller, fields: readonly (Dimension | Measure | Source)[]): void {
  if (fieldsFor(fields, who).length < fields.length) throw new Refused(refuseReport('module_off'));
}

/** Which entries `e` a report is of, with their people `u` and projects `p` where a filter asks for them. */
export function reportedEntries(
  who: Caller,
  { from, to }: ReportPeriod,
  input: ReportFilter,
  sight: Sight,
): Sql {
  refuseIf(periodRefusal(from, to));
  const columns = columnsFor(who, sight);
  const filters = filtered(input);
  mustBeKnown(who, filters);
  const kinds = sql.join(
    sourcesOf(who, input).map((source) => IS[source]),
    sql` or `,
  );
  const has = filters.map(
    (dimension) => sql` and ${hasKey(columns[dimension], input[dimension] as string[])}`,
  );
  return sql`e.company_id = ${who.company} and e.day between ${from} and ${to} and (${kinds})
    ${sight.isWhole ? nothing : sql` and ${sight.visible}`}${andOfTeam(who, input.team)}${sql.join(has, nothing)}`;
}

const PERSON = sql` join users u on u.company_id = e.company_id and u.id = e.user_id`;
const PROJECT = sql` left join projects p on p.company_id = e.company_id and p.id = e.project_id`;

const isOfProject = (columns: Columns, dimension: Dimension) => columns[dimension].needs === 'project';
const isOfProjects = (columns: Columns, dimensions: readonly Dimension[]) =>
  dimensions.some((dimension) => isOfProject(columns, dimension));

/** A dimension of sums of entries: of their project, else as they were added up. */
const keyed = (columns: Columns, dimension: Dimension): Sql =>
  isOfProject(columns, dimension) ? columns[dimension].by : sql`e.${sql.ref(`by_${dimension}`)}`;

interface Summed {
  grouped: readonly Dimension[];
  filters: readonly Dimension[];
  hasMoney: boolean;
  where: Sql;
}

/**
 * Entries added up as far as what is asked for allows: by their rates where it is money, by their projects where it is something
 * of those. Joining them first takes three times as long. Of several people and days a sum has the first (`pricedBookings`).
 */
function summedEntries(
  { company }: Caller,
  columns: Columns,
  { grouped, filters, hasMoney, where }: Summed,
  measures: readonly { of: Readonly<Record<string, Sql>> }[],
): Sql {
  const own = grouped.filter((dimension) => !isOfProject(columns, dimension));
  const ofProject = isOfProjects(columns, grouped);
  const facts = hasMoney
    ? {
        project_id: sql`e.project_id`,
        job_id: jobOfBooking,
        user_id: sql`min(e.user_id)`,
        day: sql`min(e.day)`,
      }
    : { ...(ofProject && { project_id: sql`e.project_id` }) };
  const selects = {
    ...Object.fromEntries(own.map((dimension) => [`by_${dimension}`, columns[dimension].by])),
    company_id: sql`${company}::int`,
    ...facts,
    ...Object.assign({}, ...measures.map(({ of }) => of)),
  };
  const alike = [
    ...own.map((_, at) => sql.lit(at + 1)),
    ...(hasMoney ? [rateOf(company)] : ofProject ? [sql`e.project_id`] : []),
  ];
  const needs = new Set([...own, ...filters].map((dimension) => columns[dimension].needs));
  return sql`(select ${selected(selects)} from entries e${hasMoney || needs.has('person') ? PERSON : nothing}${needs.has('project') ? PROJECT : nothing}
    where ${where} group by ${sql.join(alike)})`;
}
