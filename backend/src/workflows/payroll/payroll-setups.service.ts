import { Injectable } from '@nestjs/common';
import { payrollAccess } from '@stundenbuch/domain/accounts/payroll/access';
import type {
  LayoutInput,
  layoutInput,
  PayrollChoices,
  SetupInput,
  setupInput,
  PayrollLayout as WireLayout,
  PayrollSetup as WireSetup,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { refusePayroll } from '@stundenbuch/domain/accounts/payroll/messages';
import { EMPTY_SETUP, setupRefusal } from '@stundenbuch/domain/accounts/payroll/setup';
import { type OwnSources, type PayrollSource, sourcesOf } from '@stundenbuch/domain/accounts/payroll/sources';
import type { WageType } from '@stundenbuch/domain/accounts/payroll/wage-types';
import { refuseWire, staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, rowsOf, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne } from '../../platform/database/found.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { Refused, refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Sessions } from '../../platform/session/sessions.ts';
import { stillAllowed } from '../../platform/session/still-allowed.ts';
import { PayrollLayout } from './payroll-layout.entity.ts';
import { PayrollSetup } from './payroll-setup.entity.ts';

const MOST_LAYOUTS = 20;

const conflicts = {
  payroll_layouts_name: () => refusePayroll('layout_name', 'name'),
  cost_centres_user: () => refuseWire('invalid_input', 'people'),
};

/** What is set of the handover: everything that a file depends on beside the days. */
export interface ReadSetup {
  choices: PayrollChoices;
  version: number;
  wageTypes: WageType[];
  kinds: readonly KindRow[];
  sources: readonly PayrollSource[];
  layouts: WireLayout[];
}

/** How a company hands over (PAY-01, PAY-08). */
@Injectable()
export class PayrollSetups {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async read(tenant: Tenant, tx?: Tx): Promise<ReadSetup> {
    const queries = [
      setupOf(tenant),
      wageTypesOf(tenant),
      layoutsOf(tenant),
      kindsOf(tenant),
      besideOf(tenant),
    ];
    const rows = await this.database.readAll(tenant, queries, tx);
    const [[stored], wageTypes, layouts, kinds, beside] = rows as [
      SetupRow[],
      WageType[],
      WireLayout[],
      KindRow[],
      BesideRow[],
    ];
    const { surcharges, allowances } = beside[0] as BesideRow;
    const sources = sourcesOf({ kinds, surcharges, allowances });
    const choices = { ...EMPTY_SETUP, ...stored?.value };
    return { choices, version: stored?.version ?? 0, wageTypes, kinds, sources, layouts };
  }

  async ofCompany(who: Caller): Promise<WireSetup> {
    const { choices, version, wageTypes, sources } = await this.read(who);
    const people = await this.database.read<WireSetup['people'][number]>(who, peopleOf(who));
    const known = sources.map(({ key, label, units }) => ({ key, label, units: [...units] }));
    return { ...choices, version, wage_types: wageTypes, people, sources: known };
  }

  async change(who: Caller, sent: Input<typeof setupInput>): Promise<WireSetup> {
    const { version, wage_types, people, ...choices } = sent.read();
    await this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, payrollAccess.changeSetup);
      const { company } = who;
      const stored = await tx.findOne(PayrollSetup, { company });
      refuseIf(staleRefusal(stored?.version ?? 0, version));
      const { sources } = await this.read(who, tx);
      refuseIf(setupRefusal({ ...choices, wage_types }, sources));
      await this.requireLayout(tx, who, choices.layout_id);
      const made = { company, created_at: this.clock.now(), created_by: who.id };
      if (stored) Object.assign(stored, { value: choices, version: stored.version + 1 });
      else tx.create(PayrollSetup, { ...made, value: choices, version: 1 });
      await tx.flush();
      await this.replace(
        tx,
        who,
        wage_types.map(({ confirmed: _, ...wageType }) => wageType),
      );
      await this.replaceCostCentres(
        tx,
        who,
        people.filter(({ cost_centre }) => cost_centre !== null),
      );
    });
    return this.ofCompany(who);
  }

  layouts(who: Caller): Promise<WireLayout[]> {
    return this.database.read<WireLayout>(who, layoutsOf(who));
  }

  createLayout(who: Caller, sent: Input<typeof layoutInput>): Promise<WireLayout> {
    const input = sent.read();
    return this.lead(who, async (tx) => {
      const { company } = who;
      if ((await tx.count(PayrollLayout, { company })) >= MOST_LAYOUTS)
        throw new Refused(refusePayroll('layout_limit'));
      const made = { company, created_at: this.clock.now(), created_by: who.id };
      const layout = tx.create(PayrollLayout, { ...stored(input), ...made });
      await tx.flush();
      return onTheWire(layout);
    });
  }

  changeLayout(who: Caller, id: number, sent: Input<typeof layoutInput>): Promise<WireLayout> {
    return this.lead(who, async (tx) => {
      const layout = await lockedOne(tx, PayrollLayout, who, id);
      Object.assign(layout, stored(sent.read()));
      await tx.flush();
      return onTheWire(layout);
    });
  }

  deleteLayout(who: Caller, id: number): Promise<{ id: number }> {
    return this.lead(who, async (tx) => {
      const layout = await lockedOne(tx, PayrollLayout, who, id);
      const { choices } = await this.read(who, tx);
      if (choices.target === 'csv' && choices.layout_id === id)
        throw new Refused(refusePayroll('layout_used'));
      tx.remove(layout);
      return { id };
    });
  }

  private lead<T>(who: Caller, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      await stillAllowed(tx, this.sessions, who, payrollAccess.changeLayout);
      return work(tx);
    });
  }

  private async requireLayout(tx: Tx, { company }: Caller, id: number | null): Promise<void> {
    if (id === null || (await tx.count(PayrollLayout, { company, id })) > 0) return;
    throw new Refused(refusePayroll('payroll_layout', 'layout_id'));
  }

  /** Rows that stay as they are are not written, so that the log has what changed. */
  private async replace(tx: Tx, who: Caller, wageTypes: readonly WageType[]): Promise<void> {
    const { company, id } = who;
    const rows = JSON.stringify(wageTypes);
    const given = sql`json_to_recordset(${rows}::json) as n (source text, unit text, wage_type int, key int,
      absence_key text, absence_reason text)`;
    await rowsOf(
      tx,
      sql`delete from wage_types where company_id = ${company} and source not in (select n.source from ${given})`,
    );
    await rowsOf(
      tx,
      sql`insert into wage_types (company_id, source, unit, wage_type, key, absence_key, absence_reason, created_at, created_by)
        select ${company}, n.source, n.unit, n.wage_type, n.key, n.absence_key, n.absence_reason, ${this.clock.now()}, ${id}
        from ${given}
        on conflict (company_id, source) do update set unit = excluded.unit, wage_type = excluded.wage_type,
          key = excluded.key, absence_key = excluded.absence_key, absence_reason = excluded.absence_reason
        where (wage_types.unit, wage_types.wage_type, wage_types.key, wage_types.absence_key, wage_types.absence_reason)
          is distinct from (excluded.unit, excluded.wage_type, excluded.key, excluded.absence_key, excluded.absence_reason)`,
    );
  }

  private async replaceCostCentres(tx: Tx, who: Caller, all: SetupInput['people']): Promise<void> {
    const { company, id } = who;
    const given = sql`json_to_recordset(${JSON.stringify(all)}::json) as n ("user" int, cost_centre text)`;
    await rowsOf(
      tx,
      sql`delete from cost_centres where company_id = ${company} and user_id not in (select n."user" from ${given})`,
    );
    await rowsOf(
      tx,
      sql`insert into cost_centres (company_id, user_id, cost_centre, created_at, created_by)
        select ${company}, n."user", n.cost_centre, ${this.clock.now()}, ${id} from ${given}
        on conflict (company_id, user_id) do update set cost_centre = excluded.cost_centre
        where cost_centres.cost_centre <> excluded.cost_centre`,
    );
  }
}

interface SetupRow {
  value: PayrollChoices;
  version: number;
}

interface KindRow {
  id: number;
  name: string;
  own_sickness: boolean;
}

/** Archived ones too: what was recorded is paid. */
const kindsOf = ({ company }: Tenant): Sql =>
  sql`select id, name, own_sickness from absence_kinds where company_id = ${company} order by lower(name)`;

type BesideRow = Omit<OwnSources, 'kinds'>;

/** Surcharges by their names, also those that have ended, and what is counted beside the hours. */
const besideOf = ({ company }: Tenant): Sql =>
  sql`select array(select distinct source from surcharge_rules where company_id = ${company} order by 1) as surcharges,
    coalesce((select json_agg(json_build_object('id', id, 'name', name, 'unit', unit) order by lower(name), id)
      from allowance_kinds where company_id = ${company}), '[]') as allowances`;

const setupOf = ({ company }: Tenant): Sql =>
  sql`select value, version from payroll_setups where company_id = ${company}`;

const wageTypesOf = ({ company }: Tenant): Sql =>
  sql`select source, unit, wage_type, key, absence_key, absence_reason from wage_types
    where company_id = ${company} order by id`;

/** Who works here, and who did and has a cost centre. */
const peopleOf = ({ company }: Tenant): Sql =>
  sql`select u.id as "user", u.first_name, u.name, u.personnel_number, c.cost_centre
    from users u left join cost_centres c on c.company_id = u.company_id and c.user_id = u.id
    where u.company_id = ${company} and u.role <> 4 and (u.active or c.id is not null)
    order by u.name, u.first_name, u.id`;

const layoutsOf = ({ company }: Tenant): Sql =>
  sql`select l.id, l.name, d.* from payroll_layouts l, jsonb_to_record(l.definition) as d (rows text, columns jsonb,
      separator text, decimal text, head boolean, encoding text, "order" text)
    where l.company_id = ${company} order by lower(l.name)`;

const stored = ({ name, ...definition }: LayoutInput) => ({ name, definition });

const onTheWire = ({ id, name, definition }: PayrollLayout): WireLayout => ({ id, name, ...definition });
