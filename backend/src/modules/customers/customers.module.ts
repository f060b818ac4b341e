import { Module } from '@nestjs/common';
import { Addresses } from '../../sides/customers/addresses.service.ts';
import { CustomerAddresses } from '../../sides/customers/customer-addresses.ts';
import { Customers } from '../../sides/customers/customers.service.ts';
import { AddressesController } from './addresses.controller.ts';
import { CustomersController } from './customers.controller.ts';

@Module({
  controllers: [CustomersController, AddressesController],
  providers: [Customers, Addresses, CustomerAddresses],
})
export class CustomersModule {}
