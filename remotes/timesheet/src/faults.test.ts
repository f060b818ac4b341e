import { expect, it } from 'vitest';
import { faultsOf } from './faults.ts';

const own = { day: '2026-11-18', zeitbuchungen: 8.25, projektbuchungen: 8 };
const anna = { ...own, first_name: 'Anna', name: 'Weber', user: 7, email: 'anna@example.de' };

it('[DASH-05] a day stands once, with everything that is wrong with it', () => {
  const faults = faultsOf([
    ['wrong-bookings', [own, { ...own, day: '2026-11-17' }]],
    ['multiple-bookings', [own]],
  ]);
  expect(faults.map(({ day }) => day)).toEqual(['2026-11-17', '2026-11-18']);
  expect(faults[1]?.reasons).toEqual([
    'Arbeitszeit 8,25 h, Projekte 8,00 h',
    'Arbeitszeit und Abwesenheit am selben Tag',
  ]);
  expect(faults[0]?.person).toBeNull();
});

it('[DASH-11] colleagues are kept apart', () => {
  const faults = faultsOf([['wrong-timebookings', [anna, { ...anna, user: 8, first_name: 'Ben' }]]]);
  expect(faults.map(({ person }) => person?.name)).toEqual(['Anna Weber', 'Ben Weber']);
  expect(faults[0]?.reasons).toEqual(['Arbeitszeit passt nicht zum Tag']);
});

it('[DASH-11] does not say twice that a working time collides with an absence', () => {
  const faults = faultsOf([
    ['multiple-bookings', [anna]],
    ['wrong-timebookings', [anna]],
  ]);
  expect(faults.map(({ reasons }) => reasons)).toEqual([['Arbeitszeit und Abwesenheit am selben Tag']]);
});
