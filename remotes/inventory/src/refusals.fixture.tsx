import { type Provocations, renderPage } from '@stundenbuch/web/testing';
import { item } from './inventory.fixture.ts';
import { ChangeItemPage, NewItemPage } from './item-form-pages.tsx';

async function create(quantity: string, answer?: Response) {
  const screen = await renderPage(<NewItemPage />, {
    calls: { 'GET /api/category': [], 'POST /api/inventory': answer },
  });
  await screen.getByLabelText('Name').fill('Kran');
  await screen.getByLabelText('Menge').fill(quantity);
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

/** Edits what somebody else has deleted in the meantime. */
async function change(answer: Response) {
  const screen = await renderPage(<ChangeItemPage />, {
    path: '/manage-inventory?id=3',
    calls: { 'GET /api/category': [], 'GET /api/inventory/3': item(3), 'PUT /api/inventory/3': answer },
  });
  await screen.getByLabelText('Name').fill('Turmkran');
  await screen.getByRole('button', { name: 'Speichern' }).click();
}

export const inventoryRefusals: Provocations = {
  module_off: (refused) => create('1', refused()),
  feature_off: (refused) => create('1', refused()),
  not_found: (refused) => change(refused()),
  inventory_quantity: () => create('-1'),
  inventory_category: (refused) => create('1', refused('category')),
};
