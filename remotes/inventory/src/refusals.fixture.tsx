import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { item } from './inventory.fixture.ts';
import { ChangeItemPage, NewItemPage } from './item-form-pages.tsx';

async function fillNew(quantity: string, answer?: () => Response) {
  const screen = await renderPage(<NewItemPage />, {
    calls: { 'GET /api/category': [], 'POST /api/inventory': answer },
  });
  await screen.getByLabelText('Name').fill('Kran');
  await screen.getByLabelText('Menge').fill(quantity);
  return screen.getByRole('button', { name: 'Speichern' });
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
  not_found: (refused) => change(refused()),
  inventory_quantity: async () => (await fillNew('-1')).click(),
};

export const inventoryForms: readonly RefusedForm[] = [
  [
    (answer) => fillNew('1', answer),
    { module_off: undefined, feature_off: undefined, inventory_category: 'category' },
  ],
];
