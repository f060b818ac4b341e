import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller.ts';
import { Addresses } from './addresses.service.ts';
import { CustomerAddresses } from './customer-addresses.ts';
import { CustomersController } from './customers.controller.ts';
import { Customers } from './customers.service.ts';

@Module({
  controllers: [CustomersController, AddressesController],
  providers: [Customers, Addresses, CustomerAddresses],
})
export class CustomersModule {}
