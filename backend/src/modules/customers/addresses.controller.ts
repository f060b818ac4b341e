import { Controller } from '@nestjs/common';
import { call } from '@stundenbuch/domain/access/call';
import { customerAccess as calls } from '@stundenbuch/domain/sides/customers/access';
import { customerCalls } from '@stundenbuch/domain/sides/customers/calls';
import {
  type AddressInput,
  addressInput,
  addressOfCustomer,
  addressOrNull,
  type CreatedAddress,
  createdAddress,
  type StoredAddress,
  storedAddress,
} from '@stundenbuch/domain/sides/customers/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Addresses, addressQuery } from '../../sides/customers/addresses.service.ts';

type Address = Input<typeof addressInput>;

@Controller()
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Route(customerCalls.addressOfCompany, 'The address of the company, or null', { answer: addressOrNull })
  ofCompany(who: Caller) {
    return this.addresses.ofCompany(who);
  }

  @Route(customerCalls.addressesOfCustomers, 'Addresses of all customers; none without customers', {
    answer: z.array(addressOfCustomer),
    query: addressQuery,
  })
  ofCustomers(who: Caller, query: Input<typeof addressQuery>) {
    return this.addresses.ofCustomers(who, query.read());
  }

  @Route(
    call<StoredAddress | null>()('GET address/customer/:id', calls.addressOfCustomer),
    'First address of a customer, or null',
    { answer: addressOrNull },
  )
  first(who: Caller, customer: number) {
    return this.addresses.read(who, customer, 'first');
  }

  @Route(
    call<StoredAddress | null>()('GET address/customersecond/:id', calls.addressOfCustomer),
    'Second address of a customer, or null',
    { answer: addressOrNull },
  )
  second(who: Caller, customer: number) {
    return this.addresses.read(who, customer, 'second');
  }

  @Route(
    call<CreatedAddress, AddressInput>()('POST address', calls.createAddress),
    'Create an address for a customer that is created next',
    { answer: createdAddress, body: addressInput },
  )
  create(who: Caller, address: Address) {
    return this.addresses.create(who, address.read());
  }

  @Route(
    call<StoredAddress, AddressInput>()('PUT address/customer/:id', calls.changeAddress),
    'Set the first address of a customer',
    { answer: storedAddress, body: addressInput },
  )
  changeFirst(who: Caller, customer: number, address: Address) {
    return this.addresses.change(who, customer, 'address', address);
  }

  @Route(
    call<StoredAddress, AddressInput>()('PUT address/customersecond/:id', calls.changeAddress),
    'Set the second address of a customer',
    { answer: storedAddress, body: addressInput },
  )
  changeSecond(who: Caller, customer: number, address: Address) {
    return this.addresses.change(who, customer, 'address2_id', address);
  }
}
