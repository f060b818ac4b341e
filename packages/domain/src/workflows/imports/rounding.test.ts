import { expect, it } from 'vitest';
import { isOnGrid, oneWorkingTime, sharedQuarters, toQuarter } from './rounding.ts';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const span = (start: string, end: string, pause = 0) => ({ start: at(start), end: at(end), break: pause });

it('[IMP-04] 08:07–12:00 and 12:31–17:02 are 08:00–17:00 with a break of 0.50, bookings of 4.00 and 4.50', () => {
  const rounded = [span('08:07', '12:00'), span('12:31', '17:02')].map(({ start, end }) => ({
    ...{ start: toQuarter(start), end: toQuarter(end), break: 0 },
  }));
  expect(oneWorkingTime(rounded)).toEqual(span('08:00', '17:00', 30));
  expect(sharedQuarters([233, 271])).toEqual([240, 270]);
});

it('[SET-60] the sum of a day moves by half a quarter at most, whatever it consists of', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const parts = Array.from({ length: 1 + (seed % 7) }, (_, i) => 1 + ((seed * 37 + i * 101) % 200));
    const sum = parts.reduce((all, one) => all + one, 0);
    const shared = sharedQuarters(parts);
    const after = shared.reduce((all, one) => all + one, 0);
    expect(Math.abs(after - sum)).toBeLessThanOrEqual(7.5);
    expect(shared.every((one, i) => Math.abs(one - (parts[i] as number)) < 15)).toBe(true);
  }
  // 1:07:30 would be the half; half a quarter up.
  expect(sharedQuarters([8, 8, 8])).toEqual([15, 15, 0]);
  expect(sharedQuarters([7])).toEqual([0]);
});

it('[SET-60] what overlaps is joined, a break inside stays', () => {
  expect(oneWorkingTime([span('10:00', '12:00'), span('08:00', '11:00', 15)])).toEqual(
    span('08:00', '12:00', 15),
  );
  expect(isOnGrid(487)).toBe(false);
  expect(isOnGrid(480)).toBe(true);
});
