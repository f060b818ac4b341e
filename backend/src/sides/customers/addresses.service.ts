import { Injectable } from '@nestjs/common';
import type {
  AddressInput,
  AddressOfCustomer,
  AddressOfCustomerSortKey,
  addressInput,
  CreatedAddress,
  StoredAddress,
} from '@stundenbuch/domain/sides/customers/contract';
import { mergedAddress } from '@stundenbuch/domain/sides/customers/rules';
import type { ListQuery } from '@stundenbuch/domain/wire/list-query';
import { Database } from '../../platform/database/database.ts';
import { lockedOne, readOne } from '../../platform/database/found.ts';
import { type ListShape, list, queryOf } from '../../platform/database/listing.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Input } from '../../platform/http/input.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Address } from './address.entity.ts';
import { Customer } from './customer.entity.ts';
import { CustomerAddresses } from './customer-addresses.ts';
import { Customers } from './customers.service.ts';

const parts = sql`a.id, a.street, a.house_number, a.zip_code, a.city`;

const addressList = {
  sortable: {
    customer_name: sql`k.customer_name`,
    street: sql`a.street`,
    zip_code: sql`a.zip_code`,
    city: sql`a.city`,
  } satisfies Record<AddressOfCustomerSortKey, Sql>,
  shown: {
    customer_name: sql`k.customer_name`,
    street: sql`a.street`,
    house_number: sql`a.house_number`,
    zip_code: sql`a.zip_code`,
    city: sql`a.city`,
  },
  order: sql`k.customer_name`,
  key: sql`k.id, n.number`,
} satisfies ListShape;

export const addressQuery = queryOf(addressList);

@Injectable()
export class Addresses {
  constructor(
    private readonly database: Database,
    private readonly customers: Customers,
    private readonly customerAddresses: CustomerAddresses,
  ) {}

  async ofCompany(who: Caller): Promise<StoredAddress | null> {
    const [address] = await this.database.read<StoredAddress>(
      who,
      sql`select ${parts} from companies c join addresses a on a.company_id = c.id and a.id = c.address_id
        where c.id = ${who.company}`,
    );
    return address ?? null;
  }

  /** The page is open to admins without the customer flag, who then see no customers. */
  ofCustomers(who: Caller, query: ListQuery) {
    const allowed = who.flags.includes('customer');
    const source = {
      columns: sql`${parts}, k.id as customer, k.customer_name, n.number`,
      tables: sql`customers k cross join lateral (values (1, k.address_id), (2, k.address2_id)) as n (number, address_id)
        join addresses a on a.company_id = k.company_id and a.id = n.address_id`,
      where: sql`k.company_id = ${who.company} and ${allowed}`,
    };
    return list<AddressOfCustomer>(this.database, who, source, addressList, query);
  }

  async read(who: Caller, customer: number, which: 'first' | 'second'): Promise<StoredAddress | null> {
    const reference = which === 'first' ? sql`k.address_id` : sql`k.address2_id`;
    const row = await readOne<Partial<StoredAddress>>(
      this.database,
      who,
      sql`select ${parts} from customers k left join addresses a on a.company_id = k.company_id and a.id = ${reference}
        where k.company_id = ${who.company} and k.id = ${customer}`,
    );
    return row.id ? (row as StoredAddress) : null;
  }

  create(who: Caller, input: AddressInput): Promise<CreatedAddress> {
    return this.database.write(who, async (tx) => {
      const address = tx.create(Address, { company: who.company, ...mergedAddress(null, input) });
      await tx.flush();
      return { ...onWire(address), insertId: address.id };
    });
  }

  change(who: Caller, id: number, column: 'address' | 'address2_id', body: Input<typeof addressInput>) {
    return this.database.write(who, async (tx): Promise<StoredAddress> => {
      const customer = await lockedOne(tx, Customer, who, id);
      const address = await this.customerAddresses.upsert(tx, customer, column, body.read());
      await tx.flush();
      await this.customers.touch(tx, who, id);
      return onWire(address);
    });
  }
}

function onWire({ id, street, house_number, zip_code, city }: Address): StoredAddress {
  return {
    id,
    street: street ?? null,
    house_number: house_number ?? null,
    zip_code: zip_code ?? null,
    city: city ?? null,
  };
}
