import type { RemoteModule } from '@stundenbuch/web/module';
import './customers.css';
import { AddressesPage } from './addresses-page.tsx';
import { CustomerDetailPage } from './customer-detail-page.tsx';
import { ChangeCustomerPage, NewCustomerPage } from './customer-form-pages.tsx';
import { CustomersPage } from './customers-page.tsx';

const module: RemoteModule = {
  pages: {
    list: CustomersPage,
    detail: CustomerDetailPage,
    create: NewCustomerPage,
    change: ChangeCustomerPage,
    addresses: AddressesPage,
  },
};

export const { pages } = module;
