import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayFacts } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysFrom } from '../../time/day.ts';
import { type CaseMark, caseOn, casesOf, type SickDay, sickDaysOf } from './cases.ts';

const work: DayFacts = { working_days: '1111100' };
const days = (...all: Day[]): SickDay[] => all.map((day) => ({ day, whole: true }));
const from = (first: Day, last: Day) => days(...daysFrom(first, last));
const mark = (first: Day, last: Day, begins: CaseMark['begins'] = null): CaseMark => ({
  first,
  last,
  begins,
});
const shown = (sick: SickDay[], marks: CaseMark[] = [], facts = work) =>
  casesOf(sick, facts, marks).map(({ first, last, isFollow }) => [first.slice(8), last.slice(8), isFollow]);

// November 2026 begins on a Sunday.
describe('a case', () => {
  test('[SICK-01] goes on over days that owe nothing, and over no others', () => {
    expect(shown(days('2026-11-05', '2026-11-06', '2026-11-09'))).toEqual([['05', '09', false]]);
    expect(shown(days('2026-11-02', '2026-11-03', '2026-11-05'))).toEqual([
      ['02', '03', false],
      ['05', '05', false],
    ]);
  });

  test('[SICK-01] [SET-18] goes on over a holiday and over the free days of a contract', () => {
    const free = [{ day: '2026-11-04', name: 'Frei', factor: 0 }];
    expect(shown(days('2026-11-03', '2026-11-05'), [], { ...work, calendar: free })).toHaveLength(1);
    const minutes = [480, 480, 0, 480, 480, 0, 0];
    const row = { valid_from: '2026-01-01', ends_on: null, weeklyhours: 32, minutes, vacation: 24 };
    const contracts = [{ ...row, place_id: null }];
    expect(shown(days('2026-11-03', '2026-11-05'), [], { ...work, contracts })).toHaveLength(1);
  });

  test('[SICK-01] [SET-18] ends with the employment, and with more than a month without work', () => {
    const row = { ends_on: null, weeklyhours: 40, minutes: [480, 480, 480, 480, 480, 0, 0], vacation: 30 };
    const contracts = [
      { ...row, valid_from: '2026-01-01', ends_on: '2026-11-06', place_id: null },
      { ...row, valid_from: '2026-11-09', place_id: null },
    ];
    expect(shown(days('2026-11-06', '2026-11-09'), [], { ...work, contracts })).toHaveLength(2);
    const none = [{ ...row, valid_from: '2026-01-01', minutes: [0, 0, 0, 0, 0, 0, 0], place_id: null }];
    const never = { ...work, contracts: none };
    expect(shown(days('2026-10-01', '2026-11-01'), [], never)).toHaveLength(1);
    expect(shown(days('2026-10-01', '2026-11-02'), [], never)).toHaveLength(2);
  });

  test('[SICK-01] over the end of a year is one', () => {
    expect(shown(days('2026-12-31', '2027-01-01'))).toEqual([['31', '01', false]]);
  });

  test('[SICK-01] is split and joined by an admin', () => {
    const week = from('2026-11-02', '2026-11-06');
    const split = [mark('2026-11-04', '2026-11-06', 'follow')];
    expect(shown(week, split)).toEqual([
      ['02', '03', false],
      ['04', '06', true],
    ]);
    expect(shown(week, [mark('2026-11-04', '2026-11-06', 'first')])[1]).toEqual(['04', '06', false]);
    const apart = days('2026-11-02', '2026-11-05');
    expect(shown(apart, [mark('2026-11-05', '2026-11-05', 'joined')])).toEqual([['02', '05', false]]);
    expect(shown(apart, [mark('2026-11-05', '2026-11-05', 'follow')])[1]).toEqual(['05', '05', true]);
    expect(shown(days('2026-11-05'), [mark('2026-11-05', '2026-11-05', 'joined')])).toEqual([
      ['05', '05', false],
    ]);
  });

  test('[SICK-01] keeps what was noted of it when days are added before, after and inside, and when some go', () => {
    const noted = mark('2026-11-04', '2026-11-05');
    const found = (...all: Day[]) => casesOf(days(...all), work, [noted])[0]?.mark ?? null;
    expect(found('2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06')).toBe(noted);
    expect(found('2026-11-05')).toBe(noted);
    expect(found('2026-11-03')).toBeNull();
    expect(found('2026-11-09')).toBeNull();
  });

  test('[SICK-01] that meets another one of which something was noted becomes its follow-up, and loses nothing', () => {
    const [one, other] = [mark('2026-11-02', '2026-11-03'), mark('2026-11-05', '2026-11-06')];
    const found = casesOf(from('2026-11-02', '2026-11-06'), work, [other, one]);
    expect(found).toMatchObject([
      { first: '2026-11-02', last: '2026-11-04', isFollow: false, mark: one },
      { first: '2026-11-05', last: '2026-11-06', isFollow: true, mark: other },
    ]);
    expect(caseOn(found, '2026-11-05')?.mark).toBe(other);
    expect(caseOn(found, '2026-11-07')).toBeNull();
  });

  test('[SICK-01] of two halves is a whole day, of one and of some hours it is not', () => {
    const [day, next] = ['2026-11-02', '2026-11-03'];
    const half = { portion: 0.5, fromHour: false };
    expect(
      sickDaysOf([
        { day: next, portion: 1, fromHour: true },
        { day, ...half },
        { day, ...half },
        { day: '2026-11-04', ...half },
      ]),
    ).toEqual([
      { day, whole: true },
      { day: next, whole: false },
      { day: '2026-11-04', whole: false },
    ]);
  });
});

describe('whatever the days and the marks', () => {
  const start = '2026-01-01';
  const day = fc.integer({ min: 0, max: 120 }).map((n) => addDays(start, n));
  const sickness = fc
    .uniqueArray(day, { maxLength: 60 })
    .map((all) => all.sort().map((one) => ({ day: one, whole: true })));
  const marks = fc.uniqueArray(
    fc
      .record({ first: day, length: fc.nat(10), begins: fc.constantFrom(null, 'first', 'follow', 'joined') })
      .map(({ first, length, begins }) => ({ first, last: addDays(first, length), begins }) as CaseMark),
    { maxLength: 8, selector: ({ first }) => first },
  );

  test('[SICK-01] every day of sickness is in exactly one case, in order, and each mark in one at most', () => {
    fc.assert(
      fc.property(sickness, marks, (sick, stored) => {
        const cases = casesOf(sick, work, stored);
        expect(cases.flatMap((one) => one.days)).toEqual(sick);
        for (const { first, last, days: own } of cases) {
          expect([own[0]?.day, own.at(-1)?.day]).toEqual([first, last]);
        }
        const used = cases.flatMap((one) => one.mark ?? []);
        expect(new Set(used).size).toBe(used.length);
        expect(cases[0]?.isFollow ?? false).toBe(false);
      }),
    );
  });

  test('[SICK-01] without marks two cases are apart because work was owed between them', () => {
    fc.assert(
      fc.property(sickness, (sick) => {
        const cases = casesOf(sick, work, []);
        cases.slice(1).forEach(({ first }, at) => {
          const between = daysFrom(addDays(cases[at]?.last as Day, 1), addDays(first, -1));
          expect(between.some((one) => new Date(one).getUTCDay() % 6 !== 0)).toBe(true);
        });
      }),
    );
  });

  test('[SICK-01] to split and to join again changes nothing', () => {
    fc.assert(
      fc.property(sickness, fc.nat(), (sick, at) => {
        const where = sick[at % Math.max(1, sick.length)]?.day;
        if (!where) return;
        const before = casesOf(sick, work, []);
        const joined = casesOf(sick, work, [mark(where, where, 'joined')]);
        expect(joined.length).toBeLessThanOrEqual(before.length);
        const split = casesOf(sick, work, [mark(where, where, 'follow')]);
        expect(split.length).toBeGreaterThanOrEqual(before.length);
        expect(split.length - joined.length).toBe(where === sick[0]?.day ? 0 : 1);
      }),
    );
  });
});
