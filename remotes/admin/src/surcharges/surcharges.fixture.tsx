import type { AllowanceKind, SurchargeRules } from '@stundenbuch/domain/accounts/allowances/contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { SurchargeRulesPage } from './surcharge-rules-page.tsx';

export const rules: SurchargeRules = {
  open_from: '2026-11-01',
  rules: [
    {
      ...{ id: 3, name: 'Spätschicht', kind: 'window', from: '18:00', to: '22:00', weekdays: '1111100' },
      ...{ days: [], carry: '00:00', begun_before: false, break_first: false, group: 'Tarif', priority: 10 },
      ...{ source: 'Spät 20 %', valid_from: '2026-11-01', valid_to: null, version: 1 },
    },
  ],
};

export const montage: AllowanceKind = {
  ...{ id: 4, name: 'Montage', unit: 'day', per_project: true, archived: false, used: false, version: 2 },
};

export const openRules = (calls: object = {}) =>
  renderPage(<SurchargeRulesPage />, {
    path: '/surcharge-rules',
    person: { role: 'admin', features: ['calendar', 'law', 'allowances'] },
    calls: { 'GET /api/surcharge': rules, 'GET /api/allowance-kind': [montage], ...calls },
  });

async function change(answer: () => Response) {
  const screen = await openRules({ 'PUT /api/surcharge/3': answer });
  await screen.getByRole('button', { name: 'Spätschicht bearbeiten' }).click();
  return () => screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
}

async function changeHoliday(answer: () => Response) {
  const holiday = { ...rules, rules: rules.rules.map((rule) => ({ ...rule, kind: 'holiday' })) };
  const screen = await openRules({ 'GET /api/surcharge': holiday, 'PUT /api/surcharge/3': answer });
  await screen.getByRole('button', { name: 'Spätschicht bearbeiten' }).click();
  return () => screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
}

async function changeKind(answer: () => Response) {
  const screen = await openRules({ 'PUT /api/allowance-kind/4': answer });
  await screen.getByRole('button', { name: 'Montage bearbeiten' }).click();
  return () => screen.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
}

export const surchargeForms: readonly RefusedForm[] = [
  [change, { surcharge_weekdays: 'weekdays', surcharge_closed: 'valid_from', surcharge_limit: undefined }],
  [changeHoliday, { surcharge_days: 'days' }],
  [changeKind, { allowance_kind_fixed: 'unit', allowance_kind_taken: 'name' }],
];
