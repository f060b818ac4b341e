import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absenceHours, workDay } from '../../day/workday/work-day.ts';
import { round } from '../../time/rounding.ts';
import {
  blockingAbsence,
  daysOff,
  type Half,
  isTaken,
  nameWithHalf,
  portionOf,
  shareOf,
  takenHalves,
} from './halves.ts';

const DAY = '2026-12-24';
const HALF_DAYS: readonly Half[] = ['first', 'second'];
const both = [null, ...HALF_DAYS] as const;

const contract = fc.record({
  weeklyhours: fc.integer({ min: 1, max: 8000 }).map((n) => n / 100),
  working_days: fc.constantFrom('1111100', '1111110', '1110000', '1111111', '1010100'),
});

describe('half a day', () => {
  it('[FND-08] counts 0.5, the whole day 1', () => {
    expect(both.map(portionOf)).toEqual([1, 0.5, 0.5]);
  });

  it.each([
    [8, 4, 4],
    [7.75, 3.88, 3.87],
    [6.17, 3.09, 3.08],
    [0, 0, 0],
  ])('[LED-17] of %d h the morning has %d and the afternoon %d', (whole, first, second) => {
    expect(HALF_DAYS.map((half) => shareOf(half, whole))).toEqual([first, second]);
    expect(shareOf(null, whole)).toBe(whole);
  });

  it('[SET-11] [LED-17] two halves are the whole again, of hours and of the target, whatever the contract', () => {
    fc.assert(
      fc.property(contract, (person) => {
        const day = workDay(person, '2026-11-23');
        for (const [whole, decimals] of [
          [absenceHours(day), 2],
          [day.hours, 4],
        ] as const) {
          const [first, second] = HALF_DAYS.map((half) => shareOf(half, whole, decimals)) as [number, number];
          expect(round(first + second, decimals)).toBe(whole);
          expect(first - second).toBeGreaterThanOrEqual(-1e-9);
          expect(first - second).toBeLessThan(1.5 * 10 ** -decimals);
        }
      }),
    );
  });

  it('[LED-17] is said behind the name of the absence', () => {
    expect(both.map((half) => nameWithHalf('Urlaub', half))).toEqual([
      'Urlaub',
      'Urlaub (Vormittag)',
      'Urlaub (Nachmittag)',
    ]);
  });
});

describe('what of a day is taken', () => {
  const takes = (...halves: Half[]) => {
    const taken = takenHalves(halves.map((half) => ({ day: DAY, half })));
    return both.filter((half) => isTaken(taken, DAY, half));
  };

  it('[FND-08] a whole day collides with either half, two different halves do not', () => {
    expect(takes(null)).toEqual([null, 'first', 'second']);
    expect(takes('first')).toEqual([null, 'first']);
    expect(takes('second')).toEqual([null, 'second']);
    expect(takes('first', 'second')).toEqual([null, 'first', 'second']);
    expect(both.filter((half) => isTaken(takenHalves([]), DAY, half))).toEqual([]);
  });

  it('an absence that says nothing of halves is a whole one', () => {
    expect(isTaken(takenHalves([{ day: DAY }]), DAY, 'second')).toBe(true);
    expect(isTaken(takenHalves([{ day: DAY }]), '2026-12-23', null)).toBe(false);
  });

  it('[LED-17] leaves no room for work where it is whole, or where two halves make it so', () => {
    const of = (...halves: (Half | undefined)[]) =>
      blockingAbsence(halves.map((half, id) => ({ id, half })))?.id ?? null;
    expect([of(), of(null), of(undefined), of('first'), of('second')]).toEqual([null, 0, 0, null, null]);
    expect(of('second', 'first')).toBe(0);
  });

  it('[LED-17] days off are whole or half', () => {
    const off = daysOff(
      [
        { day: '2026-12-21', half: null },
        { day: '2026-12-22', half: 'first' },
        { day: '2026-12-23', half: 'second' },
        { day: '2026-12-24', half: 'second' },
        { day: '2026-12-24', half: 'first' },
      ],
      () => 480,
    );
    expect([[...off.whole], [...off.half]]).toEqual([
      ['2026-12-21', '2026-12-24'],
      ['2026-12-22', '2026-12-23'],
    ]);
  });
});
