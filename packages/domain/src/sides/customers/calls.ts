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
  list: call<Customer[]>()('GET customer', customerAccess.list, { reads: ['Customer', 'Address'] }),
  one: call<CustomerDetail>()('GET customer/:id', customerAccess.one, { reads: ['Customer', 'Address'] }),
  create: call<CustomerDetail, CustomerInput>()('POST customer', customerAccess.create, {
    changes: ['Customer', 'Address'],
  }),
  change: call<CustomerDetail, CustomerChange>()('PUT customer/:id', customerAccess.change, {
    changes: ['Customer', 'Address'],
  }),
  changeNotes: call<CustomerDetail, CustomerNotes>()('PUT customer/notes/:id', customerAccess.changeNotes, {
    changes: ['Customer'],
  }),
  addressOfCompany: call<StoredAddress | null>()('GET address', customerAccess.addressOfCompany, {
    reads: ['Address', 'Company'],
  }),
  addressesOfCustomers: call<AddressOfCustomer[]>()(
    'GET address/company/customers',
    customerAccess.addressesOfCustomers,
    { reads: ['Address', 'Customer'] },
  ),
};
