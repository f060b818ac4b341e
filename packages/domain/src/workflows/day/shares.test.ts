import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divided, type Share } from './shares.ts';

const share = (project: number, hours: number): Share => ({
  ...{ project, hours },
  ...{ project_name: `Projekt ${project}`, booking_text: 'Wie zuletzt' },
});
const hoursOf = (hours: number, ...shares: number[]) =>
  divided(
    hours,
    shares.map((of, at) => share(1001 + at, of)),
  ).map(({ project, hours: of }) => [project, of]);

it('[DAY-03] [SET-58] divides 8,25 h at 50, 30 and 20 % into 4,00, 2,50 and 1,75 h', () => {
  expect(hoursOf(8.25, 50, 30, 20)).toEqual([
    [1001, 4],
    [1002, 2.5],
    [1003, 1.75],
  ]);
});

it('[SET-58] takes the three largest, and of equal remainders the larger share, then the earlier one', () => {
  expect(hoursOf(8, 1, 30, 2, 20)).toEqual([
    [1002, 4.75],
    [1004, 3],
    [1003, 0.25],
  ]);
  expect(hoursOf(0.25, 10, 10)).toEqual([[1001, 0.25]]);
  expect(hoursOf(0.5, 10, 30)).toEqual([[1002, 0.5]]);
});

it('[SET-58] has no line of 0, and nothing where nothing was booked', () => {
  expect(hoursOf(0.5, 80, 1, 1)).toEqual([[1001, 0.5]]);
  expect(hoursOf(8)).toEqual([]);
});

it('[SET-58] gives away every whole quarter, and none twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2400 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 }),
      (hundredths, quarters) => {
        const lines = hoursOf(hundredths / 100, ...quarters.map((of) => of / 4)) as [number, number][];
        const sum = lines.reduce((all, [, hours]) => all + hours, 0);
        expect(sum).toBe(Math.floor(hundredths / 25) / 4);
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(lines.every(([, hours]) => hours >= 0.25)).toBe(true);
      },
    ),
  );
});
