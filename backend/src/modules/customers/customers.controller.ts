import { Controller, Get, Post, Put } from '@nestjs/common';
import { customerAccess as calls } from '@stundenbuch/domain/sides/customers/access';
import {
  customer,
  customerChange,
  customerDetail,
  customerInput,
  customerNotes,
} from '@stundenbuch/domain/sides/customers/contract';
import { z } from 'zod';
import { Answers } from '../../platform/http/answers.ts';
import type { Input } from '../../platform/http/input.ts';
import { Body, Listing, PathId, Who } from '../../platform/http/params.ts';
import { Access } from '../../platform/session/access.guard.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { customerQuery } from '../../sides/customers/customer-list.ts';
import { Customers } from '../../sides/customers/customers.service.ts';

@Controller('customer')
export class CustomersController {
  constructor(private readonly customers: Customers) {}

  @Get()
  @Access(calls.list)
  @Answers(z.array(customer), 'Customers of the company')
  list(@Who() who: Caller, @Listing(customerQuery) query: Input<typeof customerQuery>) {
    return this.customers.list(who, query.read());
  }

  @Get(':id')
  @Access(calls.one)
  @Answers(customerDetail, 'One customer with both addresses')
  read(@Who() who: Caller, @PathId('id') id: number) {
    return this.customers.read(who, id);
  }

  @Post()
  @Access(calls.create)
  @Answers(customerDetail, 'Create a customer, with both addresses')
  create(@Who() who: Caller, @Body(customerInput) input: Input<typeof customerInput>) {
    return this.customers.create(who, input.read());
  }

  @Put('notes/:id')
  @Access(calls.changeNotes)
  @Answers(customerDetail, 'Change the notes on a customer')
  changeNotes(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(customerNotes) input: Input<typeof customerNotes>,
  ) {
    return this.customers.change(who, id, input);
  }

  @Put(':id')
  @Access(calls.change)
  @Answers(customerDetail, 'Change a customer, with both addresses')
  change(
    @Who() who: Caller,
    @PathId('id') id: number,
    @Body(customerChange) input: Input<typeof customerChange>,
  ) {
    return this.customers.change(who, id, input);
  }
}
