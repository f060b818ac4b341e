import { PageHeader, Panel } from '@stundenbuch/web/kit';
import { CustomerForm } from './customer-form.tsx';
import { OpenCustomer } from './open-customer.tsx';

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
        <OpenCustomer>{(customer) => <CustomerForm key={customer.id} customer={customer} />}</OpenCustomer>
      </Panel>
    </>
  );
}
