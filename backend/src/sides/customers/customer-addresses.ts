import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AddressInput, CustomerChange } from '@stundenbuch/domain/sides/customers/contract';
import {
  type AddressParts,
  addressAfter,
  addressTaken,
  firstAddress,
  hasSecondAddress,
  mergedAddress,
  secondAddress,
} from '@stundenbuch/domain/sides/customers/rules';
import { rowsOf, type Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Refused } from '../../platform/refused.ts';
import { Address } from './address.entity.ts';
import type { Customer } from './customer.entity.ts';

type Column = 'address' | 'address2_id';

/** The two addresses of a customer. An address belongs to one customer and is deleted when the customer drops it. */
@Injectable()
export class CustomerAddresses {
  /** Updates both from the input, inside the transaction that changes the customer. */
  async assign(tx: Tx, customer: Customer, input: CustomerChange): Promise<void> {
    if (input.address !== undefined && input.address !== (customer.address ?? null)) {
      await this.replaceFirst(tx, customer, input.address);
    }
    await this.put(tx, customer, 'address', firstAddress(input));
    customer.address2 = hasSecondAddress(customer.address2, input);
    await this.put(tx, customer, 'address2_id', customer.address2 ? secondAddress(input) : null);
  }

  /** PUT /address/…: the address exists afterwards, even an empty one. */
  async upsert(tx: Tx, customer: Customer, column: Column, input: AddressInput): Promise<Address> {
    const stored = await this.stored(tx, customer, column);
    const address = await this.write(tx, customer, stored, mergedAddress(stored, input));
    customer[column] = address.id;
    if (column === 'address2_id') customer.address2 = true;
    return address;
  }

  private async put(tx: Tx, customer: Customer, column: Column, input: AddressInput | null): Promise<void> {
    if (input && Object.values(input).every((part) => part === undefined)) return;
    const stored = await this.stored(tx, customer, column);
    const after = input && addressAfter(stored, input);
    if (after) customer[column] = (await this.write(tx, customer, stored, after)).id;
    else if (stored) this.let(tx, customer, column, stored);
  }

  /** An address created by POST /address: of this company, and of no customer yet. */
  private async replaceFirst(tx: Tx, customer: Customer, id: number | null): Promise<void> {
    const old = await this.stored(tx, customer, 'address');
    if (old) this.let(tx, customer, 'address', old);
    if (id === null) return;
    const where = { company: customer.company, id };
    const found = await tx.findOne(Address, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [taken] = await rowsOf(
      tx,
      sql`select from customers where company_id = ${customer.company} and ${id} in (address_id, address2_id)
        union all select from companies where id = ${customer.company} and address_id = ${id}`,
    );
    if (!found || taken) throw new Refused(addressTaken());
    customer.address = id;
  }

  private async stored(tx: Tx, customer: Customer, column: Column): Promise<Address | null> {
    const id = customer[column];
    return id ? tx.findOneOrFail(Address, { company: customer.company, id }) : null;
  }

  private async write(
    tx: Tx,
    customer: Customer,
    stored: Address | null,
    parts: AddressParts,
  ): Promise<Address> {
    if (stored) return Object.assign(stored, parts);
    const address = tx.create(Address, { company: customer.company, ...parts });
    await tx.flush();
    return address;
  }

  private let(tx: Tx, customer: Customer, column: Column, address: Address): void {
    customer[column] = null;
    tx.remove(address);
  }
}
