import { type Provocations, type RefusedForm, renderPage } from '@stundenbuch/web/testing';
import { layout, preview, run, setup } from './payroll.fixture.ts';
import { PayrollPage } from './payroll-page.tsx';
import { PayrollSetupPage } from './payroll-setup-page.tsx';

const person = { role: 'admin', features: ['closing', 'payroll'] } as const;

const openMonth = (calls: object) =>
  renderPage(<PayrollPage />, {
    path: '/payroll',
    person,
    calls: {
      'GET /api/payroll/setup': setup,
      'POST /api/payroll/preview': preview,
      'GET /api/payroll/run': [run],
      ...calls,
    },
  });

const openSetup = (calls: object, change: object = {}) =>
  renderPage(<PayrollSetupPage />, {
    path: '/payroll-setup',
    person,
    calls: {
      'GET /api/payroll/setup': { ...setup, ...change },
      'GET /api/payroll/layout': [layout],
      ...calls,
    },
  });

async function make(answer: Response) {
  const screen = await openMonth({ 'POST /api/payroll/run': answer });
  await screen.getByRole('button', { name: 'Datei erstellen' }).click();
}

async function handOver(answer: Response) {
  const screen = await openMonth({ 'POST /api/payroll/run/5/handed': answer });
  await screen.getByRole('button', { name: 'Als übergeben markieren' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Als übergeben markieren' }).click();
}

async function deleteLayout(answer: Response) {
  const screen = await openSetup({ 'DELETE /api/payroll/layout/3': answer });
  await screen.getByRole('button', { name: 'Agentur löschen' }).click();
  await screen.getByRole('button', { name: 'Löschen', exact: true }).click();
}

async function fillSetup(answer: () => Response, change: object = {}) {
  const screen = await openSetup({ 'PUT /api/payroll/setup': answer }, change);
  return () => screen.getByRole('button', { name: 'Speichern' }).click();
}

async function fillWageType(source: string, target: string) {
  const screen = await openSetup({}, { target });
  await screen.getByRole('button', { name: `Lohnart für ${source} bearbeiten`, exact: true }).click();
  return () => screen.getByRole('button', { name: 'Übernehmen' }).click();
}

async function fillLayout(answer: () => Response) {
  const screen = await openSetup({ 'PUT /api/payroll/layout/3': answer });
  await screen.getByRole('button', { name: 'Agentur bearbeiten' }).click();
  const dialog = screen.getByRole('dialog');
  return () => dialog.getByRole('button', { name: 'Speichern' }).click();
}

export const payrollRefusals: Provocations = {
  payroll_setup: (refused) => make(refused()),
  payroll_problems: (refused) => make(refused()),
  payroll_empty: (refused) => make(refused()),
  run_handed: (refused) => handOver(refused()),
  layout_used: (refused) => deleteLayout(refused()),
};

export const payrollForms: readonly RefusedForm[] = [
  [
    fillSetup,
    {
      payroll_source: 'wage_types',
      source_twice: 'wage_types',
      payroll_unit: 'wage_types',
      key_unit: 'wage_types',
      unit_variant: 'wage_types',
      key_confirmed: 'wage_types',
    },
  ],
  [fillSetup, { payroll_consultant: { Beraternummer: '12' } }],
  [fillSetup, { payroll_client: { Mandantennummer: '0' } }],
  [(answer) => fillSetup(answer, { target: 'csv', layout_id: 3 }), { payroll_layout: 'layout_id' }],
  [(answer) => fillSetup(answer, { absence_periods: true }), { payroll_valid_from: 'valid_from' }],
  [() => fillWageType('Urlaub', 'lug'), { wage_type_range: { Lohnart: '6000' } }],
  [() => fillWageType('Krankheit', 'lodas'), { key_missing: { Lohnart: '300' } }],
  [
    fillLayout,
    { layout_name: 'name', layout_limit: undefined, layout_comma: 'decimal', layout_column: 'columns' },
  ],
];
