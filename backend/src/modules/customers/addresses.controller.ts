import { Controller, Get, Post, Put } from '@nestjs/common';
import { customerAccess as calls } from '@stundenbuch/domain/sides/customers/access';
import {
  addressInput,
  addressOfCustomer,
  addressOrNull,
  createdAddress,
  storedAddress,
} from '@stundenbuch/domain/sides/customers/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { Addresses, addressQuery } from '../../sides/customers/addresses.service.ts';

type Address = Input<typeof addressInput>;

@Controller('address')
export class AddressesController {
  constructor(private readonly addresses: Addresses) {}

  @Get()
  @Access(calls.addressOfCompany)
  @Answers(addressOrNull, 'The address of the company, or null')
  ofCompany(@Who() who: Caller) {
    return this.addresses.ofCompany(who);
  }

  @Get('company/customers')
  @Access(calls.addressesOfCustomers)
  @Answers(z.array(addressOfCustomer), 'Addresses of all customers; none without customers')
  ofCustomers(@Who() who: Caller, @Listing(addressQuery) query: Input<typeof addressQuery>) {
    return this.addresses.ofCustomers(who, query.read());
  }

  @Get('customer/:id')
  @Access(calls.addressOfCustomer)
  @Answers(addressOrNull, 'First address of a customer, or null')
  first(@Who() who: Caller, @PathId('id') customer: number) {
    return this.addresses.read(who, customer, 'first');
  }

  @Get('customersecond/:id')
  @Access(calls.addressOfCustomer)
  @Answers(addressOrNull, 'Second address of a customer, or null')
  second(@Who() who: Caller, @PathId('id') customer: number) {
    return this.addresses.read(who, customer, 'second');
  }

  @Post()
  @Access(calls.createAddress)
  @Answers(createdAddress, 'Create an address for a customer that is created next')
  create(@Who() who: Caller, @Body(addressInput) address: Address) {
    return this.addresses.create(who, address.read());
  }

  @Put('customer/:id')
  @Access(calls.changeAddress)
  @Answers(storedAddress, 'Set the first address of a customer')
  changeFirst(@Who() who: Caller, @PathId('id') customer: number, @Body(addressInput) address: Address) {
    return this.addresses.change(who, customer, 'address', address);
  }

  @Put('customersecond/:id')
  @Access(calls.changeAddress)
  @Answers(storedAddress, 'Set the second address of a customer')
  changeSecond(@Who() who: Caller, @PathId('id') customer: number, @Body(addressInput) address: Address) {
    return this.addresses.change(who, customer, 'address2_id', address);
  }
}
