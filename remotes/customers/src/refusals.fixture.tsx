import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { NewCustomerPage } from './customer-form-pages.tsx';

async function fillNew(answer: () => Response) {
  const screen = await renderPage(<NewCustomerPage />, {
    person: { role: 'admin' },
    calls: { 'POST /api/customer': answer },
  });
  await screen.getByLabelText('Name').fill('Kunz');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

export const customerForms: readonly RefusedForm[] = [
  [fillNew, { customer_address: 'address', customer_email: { 'E-Mail': 'kunz' } }],
];
