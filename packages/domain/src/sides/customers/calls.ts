import { call } from '../../access/call.ts';
import { customerAccess } from './access.ts';
import type {
  AddressOfCustomer,
  Customer,
  CustomerChange,
  CustomerDetail,
  CustomerInput,
  CustomerNotes,
  StoredAddress,
} from './contract.ts';

export const customerCalls = {
  list: call<Customer[]>()('GET customer', customerAccess.list, {
    title: 'Customers of the company',
    reads: ['Customer', 'Address'],
  }),
  one: call<CustomerDetail>()('GET customer/:id', customerAccess.one, {
    title: 'One customer with both addresses',
    reads: ['Customer', 'Address'],
  }),
  create: call<CustomerDetail, CustomerInput>()('POST customer', customerAccess.create, {
    title: 'Create a customer, with both addresses',
    changes: ['Customer', 'Address'],
  }),
  change: call<CustomerDetail, CustomerChange>()('PUT customer/:id', customerAccess.change, {
    title: 'Change a customer, with both addresses',
    changes: ['Customer', 'Address'],
  }),
  changeNotes: call<CustomerDetail, CustomerNotes>()('PUT customer/notes/:id', customerAccess.changeNotes, {
    title: 'Change the notes on a customer',
    changes: ['Customer'],
  }),
  addressOfCompany: call<StoredAddress | null>()('GET address', customerAccess.addressOfCompany, {
    title: 'The address of the company, or null',
    reads: ['Address', 'Company'],
  }),
  addressesOfCustomers: call<AddressOfCustomer[]>()(
    'GET address/company/customers',
    customerAccess.addressesOfCustomers,
    { title: 'Addresses of all customers; none without customers', reads: ['Address', 'Customer'] },
  ),
};
