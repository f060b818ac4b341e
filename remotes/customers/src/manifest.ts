import { customerNavigation, customerPages } from '@stundenbuch/domain/sides/customers/access';
import { customerCalls } from '@stundenbuch/domain/sides/customers/calls';
import type { Customer } from '@stundenbuch/domain/sides/customers/contract';
import type { ModuleManifest, RecordList } from '@stundenbuch/web/module';

const manifest: ModuleManifest = {
  name: 'customers',
  flags: ['customer'],
  navigation: [
    {
      label: 'Kunden',
      path: '/customer',
      icon: 'customer',
      order: 70,
      access: customerNavigation['/customer'],
    },
  ],
  routes: [
    { path: '/customer', page: 'list', access: customerPages['/customer'] },
    {
      path: '/customer-detail',
      page: 'detail',
      access: customerPages['/customer-detail'],
      under: '/customer',
    },
    { path: '/new-customer', page: 'create', access: customerPages['/new-customer'], under: '/customer' },
    {
      path: '/manage-customer',
      page: 'change',
      access: customerPages['/manage-customer'],
      under: '/customer',
    },
    { path: '/address', page: 'addresses', access: customerPages['/address'], under: '/customer' },
  ],
  slots: [],
  commands: [
    {
      label: 'Kunden anlegen',
      path: '/new-customer',
      icon: 'customer',
      access: customerPages['/new-customer'],
    },
  ],
  records: [
    {
      kind: 'Kunde',
      icon: 'customer',
      call: customerCalls.list,
      label: ['customer_name'],
      hint: ['internal_id', 'city'],
      path: '/customer-detail?id=',
      by: 'id',
    } satisfies RecordList<Customer>,
  ],
};

export default manifest;
