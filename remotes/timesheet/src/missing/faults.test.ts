import { expect, it } from 'vitest';
import { faultsOf, mendingPath } from './faults.ts';

const own = { day: '2026-11-18', zeitbuchungen: 8.25, projektbuchungen: 8 };
const anna = { ...own, first_name: 'Anna', name: 'Weber', user: 7, email: 'anna@example.de' };

it('[DASH-05] a day is listed once, with all of its errors', () => {
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

it('[DASH-11] colleagues are listed separately', () => {
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

it('[DASH-05] a day that lacks its working time is left out where it is named as missing, with what else is wrong kept', () => {
  const empty = { ...anna, zeitbuchungen: 0, projektbuchungen: 2 };
  const slip = { ...empty, reason: 'Das Projekt „Dach“ endete am 17.11.2026.' };
  const named = { user: 7, days: new Set(['2026-11-18']) };
  const of = (...rows: (typeof empty)[]) => faultsOf([['wrong-bookings', rows]], named);
  expect(of(empty)).toEqual([]);
  expect(
    of({ ...empty, user: 8 }, { ...empty, day: '2026-11-17' }, { ...empty, zeitbuchungen: 8 }),
  ).toHaveLength(3);
  const doubtful = faultsOf(
    [
      ['wrong-bookings', [empty]],
      ['doubtful-bookings', [slip]],
    ],
    named,
  );
  expect(doubtful.map(({ reasons }) => reasons)).toEqual([[slip.reason]]);
});

const both = ['timebooking', 'projectbooking'] as const;

it.each([
  ['hours of a project are missing', 'wrong-bookings', 8.25, 7.5, '/booking?date=2026-11-18&time=0.75'],
  ['the working time is missing', 'wrong-bookings', 0, 2, '/create-workingtime?date=2026-11-18'],
  ['too much is booked', 'wrong-bookings', 8, 8.5, '/timesheet#2026-11-18'],
  ['there is an absence, too', 'multiple-bookings', 8, 0, '/manage-workingtime?date=2026-11-18'],
  ['something is doubtful', 'doubtful-bookings', 8, 7, '/timesheet#2026-11-18'],
  ['the working time is wrong', 'wrong-timebookings', 8, 8, '/manage-workingtime?date=2026-11-18'],
] as const)(
  '[DASH-05] leads to what mends the day where %s',
  (_, list, zeitbuchungen, projektbuchungen, path) => {
    const [fault] = faultsOf([[list, [{ ...own, zeitbuchungen, projektbuchungen }]]]);
    expect(fault && mendingPath(fault, both, '2026-11-20')).toBe(path);
  },
);

it('[DASH-05] leads to the day in its week where no working time can be changed', () => {
  const [fault] = faultsOf([['multiple-bookings', [{ ...own, day: '2026-11-05' }]]]);
  expect(fault && mendingPath(fault, ['projectbooking'], '2026-11-20')).toBe('/timesheet?cw=45#2026-11-05');
});
