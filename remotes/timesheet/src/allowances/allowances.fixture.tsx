import type { AllowanceKind, AllowanceMonth } from '@stundenbuch/domain/accounts/allowances/contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { AllowancesPage } from './allowances-page.tsx';

const made = { archived: false, used: true, version: 1 };
const kinds: AllowanceKind[] = [
  { id: 4, name: 'Montage', unit: 'day', per_project: false, ...made },
  { id: 5, name: 'Schmutz', unit: 'piece', per_project: true, ...made },
  { id: 6, name: 'Alt', unit: 'km', per_project: false, ...made, archived: true },
];

export const month: AllowanceMonth = {
  days: [
    {
      day: '2026-11-10',
      placed: 'uncharged',
      spans: [
        { source: 'Nacht 25 %', from: '20:00', to: '24:00', minutes: 240 },
        { source: 'Spät', from: '18:00', to: '20:00', minutes: 120 },
      ],
    },
    {
      day: '2026-11-11',
      placed: null,
      spans: [{ source: 'Nacht 25 %', from: '04:00', to: '05:30', minutes: 90 }],
    },
  ],
  allowances: [
    {
      ...{ id: 9, user: 7, day: '2026-11-12', kind: 4, name: 'Montage', unit: 'day', quantity: 1 },
      ...{ project: null, project_name: null, text: 'Kran' },
    },
  ],
};

type Of = { path?: string; role?: 'admin' | 'employee' | 'reader'; features?: string[]; calls?: object };

export const openAllowances = ({
  path = '/allowances',
  role = 'employee',
  features = [],
  calls = {},
}: Of = {}) =>
  renderPage(<AllowancesPage />, {
    path,
    person: { role, features: ['calendar', 'law', 'allowances', ...features] },
    calls: {
      'GET /api/allowance/7/2026-11': month,
      'GET /api/allowance/11/2026-11': month,
      'GET /api/allowance-kind': kinds,
      ...calls,
    },
  });

async function book(answer: () => Response) {
  const screen = await openAllowances({ calls: { 'POST /api/allowance': answer } });
  await screen.getByRole('button', { name: 'Zulage erfassen' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Zulage/ }).selectOptions('Montage');
  return () => dialog.getByRole('button', { name: 'Erfassen' }).click();
}

export const allowanceForms: readonly RefusedForm[] = [
  [
    book,
    {
      allowance_kind: 'kind',
      allowance_quantity: 'quantity',
      allowance_project: undefined,
      allowance_future: 'day',
    },
  ],
];
