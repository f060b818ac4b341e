import { inventoryPages as pages } from '@stundenbuch/domain/sides/inventory/access';
import type { ModuleManifest } from '@stundenbuch/web/module';

const manifest: ModuleManifest = {
  name: 'inventory',
  flags: ['inventory'],
  navigation: [
    { label: 'Inventar', path: '/inventory', icon: 'inventory', order: 80, access: pages['/inventory'] },
  ],
  routes: [
    { path: '/inventory', page: 'list', access: pages['/inventory'] },
    { path: '/inventory-detail', page: 'detail', access: pages['/inventory-detail'], under: '/inventory' },
    { path: '/new-inventory', page: 'create', access: pages['/new-inventory'], under: '/inventory' },
    { path: '/manage-inventory', page: 'change', access: pages['/manage-inventory'], under: '/inventory' },
  ],
  slots: [],
};

export default manifest;
