import { Injectable } from '@nestjs/common';
import { hasBudgets } from '@stundenbuch/domain/accounts/budgets/access';
import type {
  ActiveProject,
  ProjectChange,
  ProjectDetail,
  ProjectInput,
  ProjectOfCustomer,
  projectChange,
  Project as WireProject,
} from '@stundenbuch/domain/sides/projects/contract';
import { archiveRefusal, datesRefusal, ratesRefusal } from '@stundenbuch/domain/sides/projects/rules';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Budgets, withProgress } from '../../accounts/budgets/budgets.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { list, Page } from '../../platform/database/listing.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { HourlyRate } from './hourly-rate.entity.ts';
import { Project } from './project.entity.ts';
import {
  customerAddress,
  hoursOfAll,
  projectColumns,
  projectSums,
  projectTables,
} from './project-columns.ts';
import { projectConflicts, projectRefusal } from './project-facts.ts';
import {
  activeList,
  projectList,
  projectOfCustomerList,
  type projectOfCustomerQuery,
} from './project-list.ts';
import { rateFields } from './rates.service.ts';

@Injectable()
export class Projects {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly budgets: Budgets,
  ) {}

  async list(who: Caller, { status, archived, ...query }: Overview) {
    const today = this.clock.today();
    const sums = projectSums(who, today);
    const { columns: more, answer } = await this.ofBudgets(who);
    const columns = sql`${projectColumns(who)}, ${sums.all} as sum_hours, ${sums.currentYear} as sum_hours_current_year${more}`;
    const withStatus = status === undefined ? nothing : sql` and p.status = ${status}`;
    const inUse = archived && hasBudgets(who) ? sql` and not p.archived` : nothing;
    const where = sql`p.company_id = ${who.company}${withStatus}${inUse}`;
    const hours = who.flags.includes('projectbooking') ? { hours: hoursOfAll(who) } : {};
    const source = { tables: projectTables, table: sql`projects p`, columns, where, ...hours };
    return each(await list<WireProject>(this.database, who, source, projectList(who, today), query), answer);
  }

  /** The bookable projects, without sums, which a select does not need. */
  async active(who: Caller, query: ListQuery) {
    const where = sql`p.company_id = ${who.company} and p.status = 1`;
    const { columns, answer } = await this.ofBudgets(who);
    const source = { tables: projectTables, columns: sql`${projectColumns(who)}${columns}`, where };
    return each(await list<ActiveProject>(this.database, who, source, activeList, query), answer);
  }

  async read(who: Caller, id: number): Promise<ProjectDetail> {
    const { columns, answer } = await this.ofBudgets(who);
    return answer(await readOne<ProjectDetail>(this.database, who, this.select(who, id, columns)));
  }

  /** What companies with budgets are told of a project besides; `answer` makes it of the row. */
  private async ofBudgets(who: Caller): Promise<OfBudgets> {
    const view = await this.budgets.viewOf(who);
    const archived = hasBudgets(who) ? sql`, p.archived` : nothing;
    if (!view) return { columns: archived, answer: (row) => row };
    return { columns: sql`${archived}, ${this.budgets.columns(who, view)}`, answer: withProgress };
  }

  async ofCustomer(who: Caller, customer: number, query: Input<typeof projectOfCustomerQuery>) {
    const known = sql`select from customers where company_id = ${who.company} and id = ${customer}`;
    await readOne(this.database, who, known);
    const { columns: more, answer } = await this.ofBudgets(who);
    const columns = sql`p.id, p.internal_id, p.project_name, p.status${more}`;
    const where = sql`p.company_id = ${who.company} and p.customer_id = ${customer}`;
    const source = { columns, tables: sql`projects p`, where };
    return each(
      await list<ProjectOfCustomer>(this.database, who, source, projectOfCustomerList, query.read()),
      answer,
    );
  }

  /** The project and its hourly rates, or neither. */
  create(who: Caller, { rates, ...fields }: ProjectInput): Promise<ProjectDetail> {
    const input = who.flags.includes('customer') ? fields : { ...fields, customer: null };
    refuseIf(datesRefusal(input));
    if (hasBudgets(who)) refuseIf(ratesRefusal(rates));
    return this.database.writeOrRefuse(who, projectConflicts, async (tx) => {
      refuseIf(await projectRefusal(tx, who, { ...input, rates }));
      const project = tx.create(Project, { company: who.company, ...input });
      await tx.flush();
      for (const rate of rates)
        tx.create(HourlyRate, { company: who.company, project: project.id, ...rateFields(who, rate) });
      return this.readBack(tx, who, project.id);
    });
  }

  change(who: Caller, id: number, body: Input<typeof projectChange>): Promise<ProjectDetail> {
    return this.database.writeOrRefuse(who, projectConflicts, async (tx) => {
      const project = await lockedOne(tx, Project, who, id);
      const { version, ...fields } = body.read();
      refuseIf(staleRefusal(project.version, version));
      const change = visible(who, fields);
      refuseIf(datesRefusal({ ...project, ...change }));
      refuseIf(archiveRefusal(change.archived, change.status ?? project.status));
      refuseIf(await projectRefusal(tx, who, { ...change, id }));
      Object.assign(project, change);
      return this.readBack(tx, who, id);
    });
  }

  private async readBack(tx: Tx, who: Caller, id: number): Promise<ProjectDetail> {
    await tx.flush();
    const { columns, answer } = await this.ofBudgets(who);
    const [project] = await rowsOf<ProjectDetail>(tx, this.select(who, id, columns));
    return answer(project as ProjectDetail);
  }

  private select(who: Caller, id: number, more: Sql): Sql {
    const sums = projectSums(who, this.clock.today());
    const address = customerAddress(who);
    return sql`select ${projectColumns(who)}, ${sums.all} as sum_hours, ${sums.currentYear} as sum_hours_current_year,
        ${address.columns}${more}
      from ${projectTables}${address.join}
      where p.company_id = ${who.company} and p.id = ${id}`;
  }
}

interface OfBudgets {
  columns: Sql;
  answer: <Row extends object>(row: Row) => Row;
}

type Overview = ListQuery & { status?: number | undefined; archived?: '0' | undefined };

function each<Row extends object>(found: Row[] | Page<Row>, answer: (row: Row) => Row): Row[] | Page<Row> {
  if (!(found instanceof Page)) return found.map(answer);
  return new Page(found.rows.map(answer), found.total, found.hours);
}

/** Without the customer flag the customer of a project cannot be set or removed; without budgets there is no archive. */
function visible(who: Caller, fields: ProjectChange): ProjectChange {
  const { customer, archived, ...others } = fields;
  return {
    ...others,
    ...(who.flags.includes('customer') && customer !== undefined && { customer }),
    ...(hasBudgets(who) && archived !== undefined && { archived }),
  };
}
