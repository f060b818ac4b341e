import type { AbsenceKind } from '@stundenbuch/domain/records/kinds/contract';
import { type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { KindPage } from './kind-page.tsx';

export const moving: AbsenceKind = {
  id: 5,
  name: 'Umzug',
  short: 'UZ',
  base: 60,
  credit: 'neutral',
  paid: 'yes',
  entered_by: 'worker',
  approval: true,
  proof: 'none',
  halves: true,
  look: 'type',
  colour: 'blue',
  pattern: 'stripes',
  own_sickness: false,
  archived: false,
  used: false,
  version: 3,
};

export const showKind = (calls = {}, path = '/absence-kind?id=5') =>
  renderPage(<KindPage />, {
    path,
    person: { role: 'admin', features: ['kinds'] },
    calls: { 'GET /api/absence-kind/5': moving, ...calls },
  });

async function changed(answer: () => Response) {
  const screen = await showKind({ 'PUT /api/absence-kind/5': answer });
  await screen.getByLabelText('Name').fill('Umzug und Hochzeit');
  await screen.getByLabelText('Grundlage').selectOptions('Krankheit');
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

export const kindForms: readonly RefusedForm[] = [
  [
    changed,
    { kind_taken: 'name', kind_fixed: 'base', kind_vacation: 'credit', kind_sickness: 'own_sickness' },
  ],
];
