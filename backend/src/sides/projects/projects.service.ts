import { Injectable } from '@nestjs/common';
import type {
  ActiveProject,
  ProjectChange,
  ProjectDetail,
  ProjectInput,
  ProjectOfCustomer,
  projectChange,
  Project as WireProject,
} from '@stundenbuch/domain/sides/projects/contract';
import { datesRefusal } from '@stundenbuch/domain/sides/projects/rules';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { list } from '../../platform/database/listing.ts';
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
  ) {}

  list(who: Caller, { status, ...query }: ListQuery & { status?: number | undefined }) {
    const today = this.clock.today();
    const sums = projectSums(who, today);
    const columns = sql`${projectColumns(who)}, ${sums.all} as sum_hours, ${sums.currentYear} as sum_hours_current_year`;
    const where = sql`p.company_id = ${who.company}${status === undefined ? nothing : sql` and p.status = ${status}`}`;
    const hours = who.flags.includes('projectbooking') ? { hours: hoursOfAll(who) } : {};
    const source = { tables: projectTables, table: sql`projects p`, columns, where, ...hours };
    return list<WireProject>(this.database, who, source, projectList(who, today), query);
  }

  /** The bookable projects, without sums, which a select does not need. */
  active(who: Caller, query: ListQuery) {
    const where = sql`p.company_id = ${who.company} and p.status = 1`;
    const source = { tables: projectTables, columns: projectColumns(who), where };
    return list<ActiveProject>(this.database, who, source, activeList, query);
  }

  async read(who: Caller, id: number): Promise<ProjectDetail> {
    return readOne<ProjectDetail>(this.database, who, this.select(who, id));
  }

  async ofCustomer(who: Caller, customer: number, query: Input<typeof projectOfCustomerQuery>) {
    const known = sql`select from customers where company_id = ${who.company} and id = ${customer}`;
    await readOne(this.database, who, known);
    const columns = sql`p.id, p.internal_id, p.project_name, p.status`;
    const where = sql`p.company_id = ${who.company} and p.customer_id = ${customer}`;
    const source = { columns, tables: sql`projects p`, where };
    return list<ProjectOfCustomer>(this.database, who, source, projectOfCustomerList, query.read());
  }

  /** The project and its hourly rates, or neither. */
  create(who: Caller, { rates, ...fields }: ProjectInput): Promise<ProjectDetail> {
    const input = who.flags.includes('customer') ? fields : { ...fields, customer: null };
    refuseIf(datesRefusal(input));
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
      refuseIf(await projectRefusal(tx, who, { ...change, id }));
      Object.assign(project, change);
      return this.readBack(tx, who, id);
    });
  }

  private async readBack(tx: Tx, who: Caller, id: number): Promise<ProjectDetail> {
    await tx.flush();
    const [project] = await rowsOf<ProjectDetail>(tx, this.select(who, id));
    return project as ProjectDetail;
  }

  private select(who: Caller, id: number): Sql {
    const sums = projectSums(who, this.clock.today());
    const address = customerAddress(who);
    return sql`select ${projectColumns(who)}, ${sums.all} as sum_hours, ${sums.currentYear} as sum_hours_current_year,
        ${address.columns}
      from ${projectTables}${address.join}
      where p.company_id = ${who.company} and p.id = ${id}`;
  }
}

/** Without the customer flag the customer of a project cannot be set or removed. */
function visible(who: Caller, fields: ProjectChange): ProjectChange {
  if (who.flags.includes('customer')) return fields;
  const { customer: _, ...others } = fields;
  return others;
}
