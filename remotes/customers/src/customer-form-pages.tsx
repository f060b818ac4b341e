import type { CustomerDetail } from '@stundenbuch/domain/sides/customers/contract';
import { OpenById, PageHeader, Panel } from '@stundenbuch/web/kit';
import { CustomerForm } from './customer-form.tsx';
import { useCustomerQuery } from './customers.api.ts';

/** /new-customer */
export function NewCustomerPage() {
  return (
    <>
      <PageHeader title="Kunde anlegen" />
      <Panel>
        <CustomerForm customer={null} />
      </Panel>
    </>
  );
}

/** /manage-customer?id */
export function ChangeCustomerPage() {
  return (
    <>
      <PageHeader title="Kunde bearbeiten" />
      <Panel>
        <OpenById<CustomerDetail> useOne={useCustomerQuery}>
          {(customer) => <CustomerForm key={customer.id} customer={customer} />}
        </OpenById>
      </Panel>
    </>
  );
}
