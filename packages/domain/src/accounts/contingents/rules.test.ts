import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/day.ts';
import { type ContingentDay, type ContingentFacts, contingentFigureOf } from './account.ts';
import type { ContingentFigureName } from './contract.ts';
import { contingentRefusal } from './rules.ts';

const day = (date: string, changes: Partial<ContingentDay> = {}): ContingentDay => ({
  ...{ day: date, status: 1, portion: 1, hours: 8, name: 'Kind krank' },
  ...changes,
});
const facts = (
  contingent: Partial<ContingentFacts['contingent']>,
  days: ContingentDay[],
  amount = 2,
): ContingentFacts => ({
  contingent: { unit: 'days', per: 'year', prorata: 'none', carry: null, only_for: false, ...contingent },
  amounts: [{ own: false, year: 2025, amount, since: null, until: null }],
  days,
  postings: [],
  work: { working_days: '1111100', weeklyhours: 40 },
});
const says = (of: ContingentFacts, ...asked: ContingentDay[]) =>
  contingentRefusal(of, asked)?.message ?? null;
const figures = (of: ContingentFacts, asOf: string) =>
  (['entitlement', 'carried', 'taken', 'planned', 'left'] as ContingentFigureName[]).map(
    (name) => contingentFigureOf(of, name, asOf).value,
  );

describe('a contingent', () => {
  it('[ART-02] of a year is refused beyond it, with what is left; half a day takes half', () => {
    const taken = facts({}, [day('2026-03-02'), day('2026-03-03', { portion: 0.5 })]);
    expect(says(taken, day('2026-04-01', { portion: 0.5 }))).toBeNull();
    expect(says(taken, day('2026-04-01'))).toBe('Es bleiben 0,5 Tage Kind krank.');
    expect(says(facts({}, [day('2026-03-02')]), day('2026-04-01'), day('2026-04-02'))).toBe(
      'Es bleibt 1 Tag Kind krank.',
    );
    // Declined and cancelled ones take nothing, and the next year has its own.
    expect(
      says(facts({}, [day('2026-03-02', { status: 2 })]), day('2026-04-01'), day('2026-04-02')),
    ).toBeNull();
    expect(says(taken, day('2027-01-04'), day('2027-01-05'))).toBeNull();
  });

  it('[ART-02] that is below zero already refuses what makes it worse alone', () => {
    const over = facts({}, [day('2026-03-02'), day('2026-03-03'), day('2026-03-04')]);
    expect(says(over, day('2026-04-01'))).toBe('Es bleiben 0 Tage Kind krank.');
    expect(says(over, day('2027-04-01'))).toBeNull();
  });

  it('[SET-45] days that are carried are used first, until their day', () => {
    const of = facts({ carry: '03-31' }, [day('2025-05-05')]);
    expect(figures(of, '2026-01-15')).toEqual([2, 1, 0, 0, 3]);
    expect(figures(of, '2026-04-01')).toEqual([2, 1, 0, 0, 2]);
    const used = { ...of, days: [...of.days, day('2026-02-02')] };
    expect(figures(used, '2026-04-01')).toEqual([2, 1, -1, 0, 2]);
    expect(says(used, day('2026-04-01'), day('2026-04-02'))).toBeNull();
    expect(says(of, day('2026-04-01'), day('2026-04-02'), day('2026-04-07'))).not.toBeNull();
    // A day of the past takes what was carried from the days that used it.
    expect(
      says({ ...used, days: [...used.days, day('2026-05-04'), day('2026-05-05')] }, day('2025-06-02')),
    ).toBe('Es bleiben 0 Tage Kind krank.');
  });

  it('[SET-45] of 24 months ends with the day that is asked for', () => {
    const of = facts({ per: 'months_24' }, [day('2024-06-03'), day('2025-06-02')]);
    expect(says(of, day('2026-06-02'))).toBe(
      'Es bleibt 1 Tag Kind krank.'.replace('bleibt 1 Tag', 'bleiben 0 Tage'),
    );
    expect(says(of, day('2026-06-03'))).toBeNull();
    expect(figures(of, '2026-06-03')).toEqual([2, 0, -1, 0, 1]);
  });

  it('[ART-02] of an occasion counts days between which nothing was owed', () => {
    const of = facts({ per: 'case' }, [day('2026-03-06')]);
    expect(says(of, day('2026-03-09'))).toBeNull();
    expect(says(of, day('2026-03-09'), day('2026-03-10'))).toBe('Es bleibt 1 Tag Kind krank.');
    expect(says(of, day('2026-03-10'), day('2026-03-11'))).toBeNull();
    // The day between makes one occasion of two.
    expect(
      says(facts({ per: 'case' }, [day('2026-03-09'), day('2026-03-11')]), day('2026-03-10')),
    ).not.toBeNull();
  });

  it('[ART-02] of hours takes what the day owes', () => {
    const of = facts({ unit: 'hours' }, [day('2026-03-02', { hours: 6 })], 9);
    expect(says(of, day('2026-04-01', { hours: 3 }))).toBeNull();
    expect(says(of, day('2026-04-01', { hours: 8 }))).toBe('Es bleiben 3 Stunden Kind krank.');
  });

  it('[ART-02] [X-02] a number is the sum of its postings, on every day', () => {
    const days = fc.array(
      fc.record({ at: fc.nat(900), status: fc.nat(3), portion: fc.constantFrom(0.5, 1) }),
      { maxLength: 12 },
    );
    const per = fc.constantFrom('year', 'case', 'months_24' as const);
    fc.assert(
      fc.property(days, per, fc.constantFrom(null, '03-31'), fc.nat(900), (found, period, carry, at) => {
        const taken = found.map(({ at: days, ...one }, id) =>
          day(addDays('2025-01-01', days), { id, ...one }),
        );
        const of = facts({ per: period, carry: period === 'year' ? carry : null }, taken, 4);
        for (const name of ['entitlement', 'carried', 'taken', 'planned', 'left'] as const) {
          const { value, postings } = contingentFigureOf(of, name, addDays('2025-01-01', at));
          expect(postings.reduce((sum, { days: all }) => sum + all, 0)).toBeCloseTo(value, 6);
        }
      }),
    );
  });

  it('[ART-02] never falls below zero, whatever is asked for, declined and deleted', () => {
    const step = fc.record({
      at: fc.nat(800),
      length: fc.integer({ min: 1, max: 4 }),
      portion: fc.constantFrom(0.5, 1),
      after: fc.constantFrom('keep', 'decline', 'delete', 'reopen'),
    });
    const per = fc.constantFrom('year', 'case', 'months_24' as const);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), per, fc.boolean(), (steps, period, isCarried) => {
        let of = facts({ per: period, carry: period === 'year' && isCarried ? '03-31' : null }, [], 3);
        const without = (gone: readonly ContingentDay[]) => of.days.filter((one) => !gone.includes(one));
        for (const { at, length, portion, after } of steps) {
          const asked = Array.from({ length }, (_, n) =>
            day(addDays('2025-01-01', at + n), { portion, status: 0 }),
          ).filter((one) => !of.days.some((other) => other.day === one.day));
          if (asked.length === 0 || contingentRefusal(of, asked)) continue;
          of = { ...of, days: [...of.days, ...asked] };
          if (after === 'keep') continue;
          of = { ...of, days: without(asked) };
          // What was declined is asked for again, and takes its days only where they are left.
          if (after === 'reopen' && !contingentRefusal(of, asked))
            of = { ...of, days: [...of.days, ...asked] };
        }
        for (const { day: taken } of of.days)
          expect(contingentFigureOf(of, 'left', taken).value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 200 },
    );
  });
});
