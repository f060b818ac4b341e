import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { NewCustomerPage } from './customer-form-pages.tsx';

async function create(email: string, answer?: Response) {
  const screen = await renderPage(<NewCustomerPage />, {
    person: { role: 'admin' },
    calls: { 'POST /api/customer': answer },
  });
  await screen.getByLabelText('Name').fill('Kunz');
  await screen.getByLabelText('E-Mail').fill(email);
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

export const customerRefusals: Provocations = {
  customer_email: () => create('kunz'),
  customer_address: (refused) => create('', refused('address')),
};
