import { Injectable } from '@nestjs/common';
import type {
  ContingentInput,
  contingentAmountInput,
  contingentChange,
  Contingent as WireContingent,
} from '@stundenbuch/domain/accounts/contingents/contract';
import { refuseContingent } from '@stundenbuch/domain/accounts/contingents/messages';
import { contingentRuleRefusal } from '@stundenbuch/domain/accounts/contingents/rules';
import { refuseWire, staleRefusal } from '@stundenbuch/domain/wire/messages';
import { Clock } from '../../platform/clock.ts';
import { Database, type Tenant, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne, rowOf } from '../../platform/database/found.ts';
import { nothing, type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Contingent } from './contingent.entity.ts';
import { ContingentAmount } from './contingent-amount.entity.ts';

/** Two admins who race, and a person whom the company does not have. */
const conflicts = {
  contingents_name: () => refuseContingent('contingent_taken', 'name'),
  contingent_amounts_year: () => refuseWire('stale'),
  contingent_amounts_user: () => refuseWire('invalid_input', 'user'),
};

/** What people have of a company's own kinds of absence, as the office puts it down (ART-02). */
@Injectable()
export class Contingents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(who: Tenant): Promise<WireContingent[]> {
    return this.database.read<WireContingent>(who, sql`${contingentsOf(who)} order by lower(c.name)`);
  }

  read(who: Caller, id: number): Promise<WireContingent> {
    return readOne<WireContingent>(this.database, who, contingentsOf(who, id));
  }

  create(who: Caller, { year, amount, ...input }: ContingentInput): Promise<WireContingent> {
    return this.write(who, async (tx) => {
      refuseIf(contingentRuleRefusal(input));
      const made = { company: who.company, created_at: this.clock.now(), created_by: who.id };
      const contingent = tx.create(Contingent, { ...input, ...made });
      await tx.flush();
      tx.create(ContingentAmount, { contingent: contingent.id, year, amount, ...made });
      return contingent.id;
    });
  }

  change(who: Caller, id: number, sent: Input<typeof contingentChange>): Promise<WireContingent> {
    return this.write(who, async (tx) => {
      const contingent = await lockedOne(tx, Contingent, who, id);
      const { version, ...fields } = sent.read();
      refuseIf(staleRefusal(contingent.version, version));
      refuseIf(contingentRuleRefusal({ ...fields, per: contingent.per }));
      Object.assign(contingent, fields);
      return id;
    });
  }

  /** Whoever asks for days meanwhile holds the contingent: an amount changes before that, or after it. */
  setAmount(who: Caller, id: number, sent: Input<typeof contingentAmountInput>): Promise<WireContingent> {
    return this.write(who, async (tx) => {
      await lockedOne(tx, Contingent, who, id);
      const { user, year, ...fields } = sent.read();
      const of = { company: who.company, contingent: id, user, year };
      const known = await tx.findOne(ContingentAmount, of);
      const made = { created_at: this.clock.now(), created_by: who.id };
      if (known) Object.assign(known, fields);
      else tx.create(ContingentAmount, { ...of, ...fields, ...made });
      return id;
    });
  }

  private write(who: Caller, work: (tx: Tx) => Promise<number>): Promise<WireContingent> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const id = await work(tx);
      await tx.flush();
      return rowOf<WireContingent>(tx, contingentsOf(who, id));
    });
  }
}

function contingentsOf({ company }: Tenant, id?: number): Sql {
  return sql`select c.id, c.name, c.unit, c.per, c.prorata, c.carry, c.only_for, c.version,
      (select json_agg(json_build_object('user', a.user_id, 'name', u.first_name || ' ' || u.name, 'year', a.year,
          'amount', a.amount, 'since', a.since, 'until', a.until)
          order by a.user_id is not null, lower(u.name), a.user_id, a.year)
        from contingent_amounts a left join users u on u.company_id = a.company_id and u.id = a.user_id
        where a.company_id = c.company_id and a.contingent_id = c.id) as amounts
    from contingents c where c.company_id = ${company}${id === undefined ? nothing : sql` and c.id = ${id}`}`;
}
