import { Injectable } from '@nestjs/common';
import type {
  CustomerChange,
  CustomerDetail,
  CustomerInput,
  Customer as WireCustomer,
} from '@stundenbuch/domain/sides/customers/contract';
import { addressTaken } from '@stundenbuch/domain/sides/customers/rules';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { staleRefusal } from '@stundenbuch/domain/wire/messages';
import type { Conflicts } from '../../platform/database/conflicts.ts';
import { Database, rowsOf, type Tx } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { list } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { refuseIf } from '../../platform/refused.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Customer } from './customer.entity.ts';
import { CustomerAddresses } from './customer-addresses.ts';
import {
  customerColumns,
  customerList,
  customerTables,
  detailColumns,
  detailTables,
} from './customer-list.ts';

const conflicts: Conflicts = {
  customers_address: addressTaken,
  customers_address_once: addressTaken,
};

/** The request body, parsed only once the record is known to exist. */
interface CustomerBody {
  read(): CustomerChange;
}

@Injectable()
export class Customers {
  constructor(
    private readonly database: Database,
    private readonly addresses: CustomerAddresses,
  ) {}

  list(who: Caller, query: ListQuery) {
    const where = sql`k.company_id = ${who.company}`;
    const source = { columns: customerColumns, tables: customerTables, where };
    return list<WireCustomer>(this.database, who, source, customerList, query);
  }

  async read(who: Caller, id: number): Promise<CustomerDetail> {
    return readOne<CustomerDetail>(this.database, who, select(who, id));
  }

  /** The customer and both addresses, or nothing. */
  create(who: Caller, input: CustomerInput): Promise<CustomerDetail> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const customer = tx.create(Customer, { company: who.company, customer_name: input.customer_name });
      await this.assign(tx, customer, input);
      return this.readBack(tx, who, customer.id);
    });
  }

  change(who: Caller, id: number, body: CustomerBody): Promise<CustomerDetail> {
    return this.database.writeOrRefuse(who, conflicts, async (tx) => {
      const customer = await lockedOne(tx, Customer, who, id);
      const { version, ...input } = body.read();
      refuseIf(staleRefusal(customer.version, version));
      await this.assign(tx, customer, input);
      await this.touch(tx, who, id);
      return this.readBack(tx, who, id);
    });
  }

  /** A changed address counts as a change to its customer, so that a form with the old one is stale. */
  async touch(tx: Tx, { company }: Caller, id: number): Promise<void> {
    await rowsOf(
      tx,
      sql`update customers set version = version + 1 where company_id = ${company} and id = ${id}`,
    );
  }

  private async assign(tx: Tx, customer: Customer, input: CustomerChange): Promise<void> {
    Object.assign(customer, ownFields(input));
    await this.addresses.assign(tx, customer, input);
    await tx.flush();
  }

  private async readBack(tx: Tx, who: Caller, id: number): Promise<CustomerDetail> {
    const [row] = await rowsOf<CustomerDetail>(tx, select(who, id));
    return row as CustomerDetail;
  }
}

const OWN = ['customer_name', 'internal_id', 'external_id', 'phone', 'mobile', 'email', 'notes'] as const;

function ownFields(input: CustomerChange): Partial<Customer> {
  return Object.fromEntries(
    OWN.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );
}

function select({ company }: Caller, id: number): Sql {
  return sql`select ${detailColumns} from ${detailTables} where k.company_id = ${company} and k.id = ${id}`;
}
