import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { item } from './inventory.fixture.ts';
import { ChangeItemPage, NewItemPage } from './item-form-pages.tsx';

async function fillNew(answer: () => Response) {
  const screen = await renderPage(<NewItemPage />, {
    calls: { 'GET /api/category': [], 'POST /api/inventory': answer },
  });
  await screen.getByLabelText('Name').fill('Kran');
  await screen.getByLabelText('Menge').fill('1');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
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
};

export const inventoryForms: readonly RefusedForm[] = [
  [
    fillNew,
    {
      module_off: undefined,
      feature_off: undefined,
      inventory_category: 'category',
      inventory_quantity: { Menge: '-1' },
    },
  ],
];
