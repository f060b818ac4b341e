import { expect, it } from 'vitest';
import { IN_VALUES } from './numbers-in-values.ts';

/** Which table it is of can be seen in what it becomes. */
const renumber = (table: string, number: number) => number + table.length * 1000;

it.each<[string, unknown, unknown]>([
  ['company_settings.value', { place: 7, eve24: 'half' }, { place: 6007, eve24: 'half' }],
  ['company_settings.value', { place: null }, { place: null }],
  [
    'calendar_versions.value',
    { place: 7, places: [{ id: 7, name: 'Ulm' }] },
    { place: 6007, places: [{ id: 6007, name: 'Ulm' }] },
  ],
  ['payroll_setups.value', { layout_id: 3, target: 'csv' }, { layout_id: 15003, target: 'csv' }],
  ['payroll_setups.value', { layout_id: null }, { layout_id: null }],
  ['users.email', 'anonym-12@invalid', 'anonym-5012@invalid'],
  ['users.email', 'anonym-12@invalid.de', 'anonym-12@invalid.de'],
  ['wage_types.source', 'kind_12', 'kind_13012'],
  ['wage_types.source', 'zulage_3', 'zulage_15003'],
  ['wage_types.source', 'absence_20', 'absence_20'],
  ['payroll_lines.source', 'kind_12', 'kind_13012'],
  ['payroll_lines.wage_type', { source: 'kind_12', key: 1 }, { source: 'kind_13012', key: 1 }],
  ['saved_views.definition', 'rows=person&measures=hours', 'rows=person&measures=hours'],
  ['correction_requests.wish', null, null],
  ['correction_requests.wish', { start_time: '08:00', break: 0 }, { start_time: '08:00', break: 0 }],
  [
    'correction_requests.wish',
    { entry: 7, old: { project: 60, kind_id: 3 }, wish: null },
    { entry: 7007, old: { project: 60, kind_id: 13003 }, wish: null },
  ],
  [
    'correction_requests.wish',
    { entry: null, old: null, wish: { project: 20, kind_id: null } },
    { entry: null, old: null, wish: { project: 20, kind_id: null } },
  ],
  [
    'saved_views.definition',
    'rows=person&person=12,13&customer=17,-&status=1&type=k4,20,booking&month=2026-10',
    'rows=person&person=5012%2C5013&customer=9017%2C-&status=1&type=k13004%2C20%2Cbooking&month=2026-10',
  ],
])('[GDPR-05] the numbers in %s: %j', (column, was, is) => {
  expect(IN_VALUES[column]?.(was, renumber)).toEqual(is);
});
