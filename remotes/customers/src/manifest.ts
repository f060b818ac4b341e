import { customerNavigation, customerPages } from '@stundenbuch/domain/sides/customers/access';
import type { ModuleManifest } from '@stundenbuch/web/module';

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
};

export default manifest;
