import { expect, it } from 'vitest';
import { packageInput } from './contract.ts';
import { packageRefusal } from './period.ts';

const TODAY = '2026-11-20';

it.each([
  ['2026-01-01', '2026-10-31', null],
  ['2024-01-01', '2025-12-31', null],
  ['2024-01-01', '2026-01-01', 'package_period'],
  ['2026-11-20', '2026-12-31', null],
  ['2026-11-21', '2026-12-31', 'package_future'],
  ['2026-11-02', '2026-11-01', 'period_reversed'],
  ['2026-02-30', '2026-11-01', 'invalid_input'],
])('[AUD-07] from %s to %s: %s', (from, to, code) => {
  expect(packageRefusal(from, to, TODAY)?.code ?? null).toBe(code);
  // The schema does not know what day it is.
  const isShape = code !== null && code !== 'package_future';
  expect(packageInput.safeParse({ from, to }).success).toBe(!isShape);
});

it.each([
  ['2024-01-01', '2026-01-01', 'to'],
  ['2026-11-21', '2026-12-31', 'from'],
])('[AUD-07] from %s to %s is refused in the field %s', (from, to, field) => {
  expect(packageRefusal(from, to, TODAY)?.field).toBe(field);
});

it.each([
  [{}, []],
  [{ to: '2026-01-01' }, []],
  [{ from: '2026-11-02' }, ['to period_reversed']],
  [{ from: '2024-01-01' }, ['to package_period']],
  [{ from: '2026-02-30', to: '2030-01-01' }, ['from invalid_input']],
  [{ from: '2020-01-01', to: '2026-02-30' }, ['to invalid_input']],
  [{ people: null }, []],
  [{ people: [] }, ['people package_people']],
  [{ people: 7 }, ['people invalid_input']],
])('[AUD-07] the schema finds in %j: %j', (changes, faults) => {
  expect(faultsIn(changes)).toEqual(faults);
});

it('[AUD-07] a package is of up to 500 people', () => {
  expect(faultsIn({ people: Array(500).fill(7) })).toEqual([]);
  expect(faultsIn({ people: Array(501).fill(7) })).toEqual(['people invalid_input']);
});

function faultsIn(changes: object): string[] {
  const sent = { from: '2026-01-01', to: '2026-10-31', ...changes };
  const { issues = [] } = packageInput.safeParse(sent).error ?? {};
  return issues.map(({ path, message }) => `${path} ${message}`);
}
