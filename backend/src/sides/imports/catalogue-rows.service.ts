import { Injectable } from '@nestjs/common';
import { customerChange, customerInput } from '@stundenbuch/domain/sides/customers/contract';
import { projectChange, projectInput } from '@stundenbuch/domain/sides/projects/contract';
import { headerOf } from '@stundenbuch/domain/workflows/imports/columns';
import { refuseRow } from '@stundenbuch/domain/workflows/imports/messages';
import type { ReadRow } from '@stundenbuch/domain/workflows/imports/rows';
import { Database, type Tenant } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Input } from '../../platform/http/input.ts';
import { Refused } from '../../platform/refused.ts';
import { Customers } from '../customers/customers.service.ts';
import { Projects } from '../projects/projects.service.ts';
import { Named } from './named.service.ts';
import { differences, type Found, mayChange, type Run, type Unit, type UnitOutcome } from './run.ts';

type Values = Record<string, string | number | null>;

/** Customers and projects: found by their number, else by their name (IMP-05). */
@Injectable()
export class CatalogueRows {
  constructor(
    private readonly database: Database,
    private readonly customers: Customers,
    private readonly projects: Projects,
    private readonly named: Named,
  ) {}

  customerUnits(run: Run, rows: readonly ReadRow<'customers'>[]): Unit[] {
    return rows.map((row) => unitOf(row, row.customer_name, () => this.takeCustomer(run, row)));
  }

  projectUnits(run: Run, rows: readonly ReadRow<'projects'>[]): Unit[] {
    return rows.map((row) => unitOf(row, row.project_name, () => this.takeProject(run, row)));
  }

  private async takeCustomer(run: Run, row: ReadRow<'customers'>): Promise<UnitOutcome> {
    const { line: _, change, ...values } = row;
    const found = await this.find(run, 'customers', row.internal_id, row.customer_name);
    if (!found) {
      await this.addCustomer(run, filled(values));
      return { result: 'new' };
    }
    const stored = await this.customers.read(run.who, found.id);
    return this.changed(run, 'customers', change, stored, values, (sent) =>
      this.customers.change(run.who, found.id, new Input(customerChange, sent)),
    );
  }

  private async takeProject(run: Run, row: ReadRow<'projects'>): Promise<UnitOutcome> {
    const { line: _, change, customer: name, category, ...own } = row;
    const found = await this.project(run, row.internal_id, row.project_name);
    const values = {
      ...own,
      customer: await this.customer(run, name),
      category: await this.named.category(run, category),
    };
    if (!found) {
      await this.addProject(run, filled(values));
      return { result: 'new' };
    }
    const stored = await this.projects.read(run.who, found.id);
    return this.changed(run, 'projects', change, stored, values, (sent) =>
      this.projects.change(run.who, found.id, new Input(projectChange, sent)),
    );
  }

  project(run: Run, number: string | null, name: string): Promise<Found | null> {
    return this.find(run, 'projects', number, name);
  }

  async addProject(run: Run, values: Values): Promise<number> {
    const { id, version } = await this.projects.create(run.who, new Input(projectInput, values).read());
    run.made.push({ table: 'projects', record: id, version });
    return id;
  }

  private async addCustomer(run: Run, values: Values): Promise<number> {
    const { id, version, address } = await this.customers.create(
      run.who,
      new Input(customerInput, values).read(),
    );
    if (address !== null) run.made.push({ table: 'addresses', record: address });
    run.made.push({ table: 'customers', record: id, version });
    return id;
  }

  async customer(run: Run, name: string | null): Promise<number | null> {
    if (name === null || !run.who.flags.includes('customer')) return null;
    const found = await this.find(run, 'customers', null, name);
    if (found) return found.id;
    if (!run.create_missing) throw new Refused(refuseRow('row_unknown', 'customer', { name }));
    return this.addCustomer(run, { customer_name: name });
  }

  /** As it was before an import. */
  async putBack(who: Run['who'], table: string, id: number, before: object): Promise<void> {
    if (table === 'projects') await this.projects.change(who, id, new Input(projectChange, before));
    else await this.customers.change(who, id, new Input(customerChange, before));
  }

  private async changed(
    run: Run,
    kind: 'customers' | 'projects',
    tick: boolean,
    stored: { id: number },
    values: Values,
    change: (sent: object) => Promise<{ version: number }>,
  ): Promise<UnitOutcome> {
    const before = stored as unknown as Values;
    const keys = Object.keys(values);
    const changes = differences(keys.map((key) => [key, before[key], values[key]]));
    if (changes.length === 0) return { result: 'known' };
    const shown = changes.map((one) => ({ ...one, field: headerOf(kind, one.field) ?? one.field }));
    if (!mayChange(run, tick)) return { result: 'left', changes: shown };
    const only = (of: Values) => Object.fromEntries(changes.map(({ field }) => [field, of[field]]));
    const { version } = await change(only(values));
    run.made.push({ table: kind, record: stored.id, before: only(before), version });
    return { result: 'changed', changes: shown };
  }

  /** Asked once in a part of a file: what is there stays. */
  private async find(
    run: Run,
    table: 'customers' | 'projects',
    number: string | null,
    name: string,
  ): Promise<Found | null> {
    const key = JSON.stringify([table, number, name]);
    const found = run.found.get(key) ?? (await this.ask(run.who, table, number, name));
    if (found) run.found.set(key, found);
    return found;
  }

  private async ask(who: Tenant, table: 'customers' | 'projects', number: string | null, name: string) {
    const field = table === 'projects' ? 'project_name' : 'customer_name';
    const of = sql`select id from ${sql.table(table)} where company_id = ${who.company}`;
    const byNumber =
      number === null
        ? []
        : await this.database.read<Found>(who, sql`${of} and internal_id = ${number} limit 2`);
    if (byNumber.length > 0) return byNumber[0] as Found;
    const byName = await this.database.read<Found>(
      who,
      sql`${of} and lower(${sql.ref(field)}) = ${name.toLowerCase()} limit 2`,
    );
    if (byName.length > 1) throw new Refused(refuseRow('row_ambiguous', field, { name }));
    return byName[0] ?? null;
  }
}

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

function unitOf(
  row: { line: number; internal_id: string | null },
  name: string,
  take: () => Promise<UnitOutcome>,
): Unit {
  const key = row.internal_id ? `number:${row.internal_id}` : `name:${name.toLowerCase()}`;
  return { lines: [row.line], keys: [key], take };
}
