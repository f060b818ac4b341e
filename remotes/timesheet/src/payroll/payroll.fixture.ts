import type {
  PayrollLayout,
  PayrollPreview,
  PayrollRun,
  PayrollSetup,
} from '@stundenbuch/domain/accounts/payroll/contract';
import { EMPTY_SETUP } from '@stundenbuch/domain/accounts/payroll/setup';
import { SOURCES } from '@stundenbuch/domain/accounts/payroll/sources';

const eva = { user: 8, first_name: 'Eva', name: 'Köhler' };

export const setup: PayrollSetup = {
  ...EMPTY_SETUP,
  consultant: '12345',
  client: '678',
  version: 1,
  wage_types: [
    { source: 'work', unit: 'hours', wage_type: 200, key: 1, absence_key: null, absence_reason: null },
    { source: 'absence_10', unit: 'days', wage_type: 210, key: 71, absence_key: null, absence_reason: null },
  ],
  people: [{ ...eva, personnel_number: '1001', cost_centre: null }],
  sources: SOURCES.map((source) => ({ ...source, units: [...source.units] })),
};

export const layout: PayrollLayout = {
  id: 3,
  name: 'Agentur',
  rows: 'sums',
  columns: [{ field: 'quantity', title: 'Menge', text: null }],
  separator: ';',
  decimal: ',',
  head: true,
  encoding: 'utf-8',
  order: 'number',
};

export const preview: PayrollPreview = {
  month: '2026-10',
  problems: [],
  missing: null,
  unmapped: [{ source: 'absence_20', label: 'Krankheit', hours: 16, days: 2, count: 0 }],
  lines: [
    {
      ...eva,
      personnel_number: '1001',
      origin: '2026-10',
      source: 'work',
      label: 'Arbeitszeit',
      wage_type: 200,
      unit: 'hours',
      quantity: 168.5,
      days: [],
    },
    {
      ...eva,
      personnel_number: '1001',
      origin: '2026-09',
      source: 'work',
      label: 'Arbeitszeit',
      wage_type: 200,
      unit: 'hours',
      quantity: -2,
      days: ['2026-09-03'],
    },
  ],
  files: [{ name: 'lodas-2026-10.txt', text: '[Allgemein]\r\nZiel=LODAS\r\n', bytes: 25 }],
  replaced: [],
};

export const run: PayrollRun = {
  id: 5,
  month: '2026-10',
  target: 'lodas',
  lines: 2,
  files: [{ name: 'lodas-2026-10.txt', bytes: 25, sha256: 'a'.repeat(64) }],
  created_at: '2026-11-05T08:00:00Z',
  by: 'Karla Chefin',
  handed_over_at: null,
};
