import { lazyPage } from '@stundenbuch/web/lazy-page';
import type { RemoteModule } from '@stundenbuch/web/module';
import './customers.css';

const module: RemoteModule = {
  pages: {
    list: lazyPage(async () => (await import('./customers-page.tsx')).CustomersPage),
    detail: lazyPage(async () => (await import('./customer-detail-page.tsx')).CustomerDetailPage),
    create: lazyPage(async () => (await import('./customer-form-pages.tsx')).NewCustomerPage),
    change: lazyPage(async () => (await import('./customer-form-pages.tsx')).ChangeCustomerPage),
    addresses: lazyPage(async () => (await import('./addresses-page.tsx')).AddressesPage),
  },
};

export const { pages } = module;
