import { late } from '@stundenbuch/web/late';
import type { RemoteModule } from '@stundenbuch/web/module';
import './customers.css';

const module: RemoteModule = {
  pages: {
    list: late(async () => (await import('./customers-page.tsx')).CustomersPage),
    detail: late(async () => (await import('./customer-detail-page.tsx')).CustomerDetailPage),
    create: late(async () => (await import('./customer-form-pages.tsx')).NewCustomerPage),
    change: late(async () => (await import('./customer-form-pages.tsx')).ChangeCustomerPage),
    addresses: late(async () => (await import('./addresses-page.tsx')).AddressesPage),
  },
};

export const { pages } = module;
