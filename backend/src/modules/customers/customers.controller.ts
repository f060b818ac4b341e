import { Controller } from '@nestjs/common';
import { customerCalls } from '@stundenbuch/domain/sides/customers/calls';
import {
  customer,
  customerChange,
  customerDetail,
  customerInput,
  customerNotes,
} from '@stundenbuch/domain/sides/customers/contract';
import { z } from 'zod';
import type { Input } from '../../platform/http/input.ts';
import { Route } from '../../platform/http/route.ts';
import type { Caller } from '../../platform/session/caller.ts';
import { customerQuery } from '../../sides/customers/customer-list.ts';
import { Customers } from '../../sides/customers/customers.service.ts';

@Controller()
export class CustomersController {
  constructor(private readonly customers: Customers) {}

  @Route(customerCalls.list, 'Customers of the company', { answer: z.array(customer), query: customerQuery })
  list(who: Caller, query: Input<typeof customerQuery>) {
    return this.customers.list(who, query.read());
  }

  @Route(customerCalls.one, 'One customer with both addresses', { answer: customerDetail })
  read(who: Caller, id: number) {
    return this.customers.read(who, id);
  }

  @Route(customerCalls.create, 'Create a customer, with both addresses', {
    answer: customerDetail,
    body: customerInput,
  })
  create(who: Caller, input: Input<typeof customerInput>) {
    return this.customers.create(who, input.read());
  }

  @Route(customerCalls.changeNotes, 'Change the notes on a customer', {
    answer: customerDetail,
    body: customerNotes,
  })
  changeNotes(who: Caller, id: number, input: Input<typeof customerNotes>) {
    return this.customers.change(who, id, input);
  }

  @Route(customerCalls.change, 'Change a customer, with both addresses', {
    answer: customerDetail,
    body: customerChange,
  })
  change(who: Caller, id: number, input: Input<typeof customerChange>) {
    return this.customers.change(who, id, input);
  }
}
