import { expect, it } from 'vitest';
import { absenceFigures } from '../entries/halves.ts';

const facts = { weeklyhours: 37, working_days: '1111100' };
const absence = { day: '2026-11-18', project: 10, status: 0, half: null } as const;

it.each([
  ['vacation', {}, { hours: 7.4, target: null }],
  ['half a day of it', { half: 'first' }, { hours: 3.7, target: null }],
  ['overtime reduction', { project: 30 }, { hours: 7.4, target: 7.4 }],
  ['half a day of it', { project: 30, half: 'second' }, { hours: 3.7, target: 3.7 }],
  ['bad weather', { project: 80 }, { hours: 7.4, target: 7.4 }],
  ['a declined overtime reduction', { project: 30, status: 2 }, { hours: 7.4, target: null }],
  ['a Saturday', { day: '2026-11-21' }, { hours: 0, target: null }],
] as const)('[SET-11] %s is stored with its hours and what it asks for: %j', (_, changes, figures) => {
  expect(absenceFigures({ ...absence, ...changes }, facts)).toEqual(figures);
});

it('[SET-11] halves of odd hours are rounded to two decimals, what they ask for to four', () => {
  const odd = { weeklyhours: 30.8333, working_days: '1111100' };
  const [first, second] = (['first', 'second'] as const).map((half) =>
    absenceFigures({ ...absence, project: 30, half }, odd),
  );
  expect([first, second]).toEqual([
    { hours: 3.09, target: 3.0834 },
    { hours: 3.08, target: 3.0833 },
  ]);
});
