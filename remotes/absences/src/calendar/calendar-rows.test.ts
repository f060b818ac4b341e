import { expect, it } from 'vitest';
import { away } from '../shared/absence.fixture.ts';
import { rowsOfMonth, yearOfVacations } from './calendar-rows.ts';

const zeta = { user: 2, first_name: 'Ada', name: 'Zeta' };
const aerger = { user: 3, first_name: 'Bo', name: 'Ärger' };

const year = yearOfVacations([
  away('2026-11-16', zeta),
  away('2026-11-16', aerger),
  away('2026-11-17', zeta),
  away('2026-11-18', { ...zeta, status: 0 }),
  away('2026-11-19', { ...zeta, project: 40 }),
  away('2026-11-30', aerger),
  away('2026-12-01', aerger),
]);
const every = { isShown: null, types: new Set([10, 40]) };
const shown = (rows: ReturnType<typeof rowsOfMonth>) =>
  rows.map(({ name, periods }) => [
    name,
    ...periods.map((p) => `${p.from} ${p.to} ${p.project} ${p.status}`),
  ]);

it('[VAC-05] joins days of the same type and state, by person in order of their names', () => {
  expect(shown(rowsOfMonth(year, 10, every))).toEqual([
    ['Bo Ärger', '2026-11-16 2026-11-16 10 1', '2026-11-30 2026-11-30 10 1'],
    ['Ada Zeta', '2026-11-16 2026-11-17 10 1', '2026-11-18 2026-11-18 10 0', '2026-11-19 2026-11-19 40 1'],
  ]);
  expect(shown(rowsOfMonth(year, 11, every))).toEqual([['Bo Ärger', '2026-12-01 2026-12-01 10 1']]);
  expect(rowsOfMonth(year, 0, every)).toEqual([]);
});

it('[VAC-07] [VAC-08] leaves out other people and other types', () => {
  expect(shown(rowsOfMonth(year, 10, { ...every, isShown: (user) => user === 3 }))).toHaveLength(1);
  expect(shown(rowsOfMonth(year, 10, { isShown: null, types: new Set([40]) }))).toEqual([
    ['Ada Zeta', '2026-11-19 2026-11-19 40 1'],
  ]);
  expect(rowsOfMonth(year, 10, { isShown: null, types: new Set() })).toEqual([]);
});
