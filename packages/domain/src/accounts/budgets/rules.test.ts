import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetInput } from './contract.ts';
import { budgetRefusal, levelsOf, percentOf, progressOf, reachedOn } from './rules.ts';

const none = { budget: null, booked: 12 };

describe('[BUD-02] how far a budget is used', () => {
  it.each([
    [{ budget: 100, booked: 0 }, 0, 'open'],
    [{ budget: 100, booked: 79.99 }, 79, 'open'],
    [{ budget: 100, booked: 80 }, 80, 'warned'],
    [{ budget: 100, booked: 99.9999 }, 99, 'warned'],
    [{ budget: 100, booked: 100 }, 100, 'reached'],
    [{ budget: 100, booked: 100.0001 }, 100, 'exceeded'],
    [{ budget: 0.3, booked: 0.1 + 0.2 }, 100, 'reached'],
    [{ budget: 40, booked: 46.1 }, 115, 'exceeded'],
  ])('%o is %d %%, %s', (use, percent, state) => {
    expect(progressOf([use], 80)).toEqual({ percent, state });
    expect(percentOf(use)).toBe(percent);
  });

  it('of hours and money the one that is used the most counts, and without a budget there is nothing', () => {
    expect(progressOf([none, { budget: 10, booked: 5 }], 80)).toEqual({ percent: 50, state: 'open' });
    const both = [
      { budget: 100, booked: 100 },
      { budget: 1000, booked: 1000.5 },
    ];
    expect(progressOf(both, 80)).toEqual({ percent: 100, state: 'exceeded' });
    expect(progressOf(both.toReversed(), 80)).toEqual({ percent: 100, state: 'exceeded' });
    expect(progressOf([none], 80)).toBeNull();
  });

  it('[BUD-03] people are told of each level once', () => {
    expect(levelsOf(undefined)).toEqual([]);
    expect(levelsOf('open')).toEqual([]);
    expect(levelsOf('warned')).toEqual(['warned']);
    expect(levelsOf('reached')).toEqual(['warned', 'reached']);
    expect(levelsOf('exceeded')).toEqual(['warned', 'reached']);
  });
});

describe('[SET-55] a booking beyond the budget', () => {
  const refused = (before: number, after: number, budget: number | null = 100) =>
    budgetRefusal([{ budget, booked: before }], [{ budget, booked: after }])?.code ?? null;

  it('is refused once more is booked than there is: reached is not exceeded', () => {
    expect(refused(90, 100)).toBeNull();
    expect(refused(90, 100.25)).toBe('budget_exceeded');
    expect(refused(100, 100.25)).toBe('budget_exceeded');
    expect(refused(90, 500, null)).toBeNull();
  });

  it('is not where it lowers or keeps what is booked', () => {
    expect(refused(120, 120)).toBeNull();
    expect(refused(120, 119.75)).toBeNull();
    expect(refused(120, 120.25)).toBe('budget_exceeded');
  });

  it('is refused by either budget', () => {
    const of = (hours: number, money: number) => [
      { budget: 100, booked: hours },
      { budget: 1000, booked: money },
    ];
    expect(budgetRefusal(of(10, 1000), of(11, 1000.01))?.code).toBe('budget_exceeded');
    expect(budgetRefusal(of(100, 10), of(101, 11))?.code).toBe('budget_exceeded');
    expect(budgetRefusal(of(100, 10), of(100, 11))).toBeNull();
  });
});

describe('[SET-55] when the budget is reached', () => {
  // A Friday.
  const today = '2026-11-20';
  it.each([
    [8, 160, null, '2026-11-23'],
    [8.25, 160, null, '2026-11-24'],
    [40, 160, null, '2026-11-27'],
    [48, 160, null, '2026-11-30'],
    [48, 160, '2026-11-30', '2026-11-30'],
    [56, 160, '2026-11-30', null],
    [10, 0, null, null],
    [0, 160, null, null],
    [-5, 160, null, null],
    [1_000_000, 1, null, null],
  ])('%d left at %d in four weeks, until %s: %s', (rest, weeks, until, expected) => {
    expect(reachedOn(rest, weeks, today, until)).toBe(expected);
  });

  it('a faster pace never reaches it later', () => {
    const amount = fc.integer({ min: 1, max: 100_000 }).map((n) => n / 4);
    fc.assert(
      fc.property(amount, amount, amount, (rest, pace, more) => {
        const [slow, fast] = [pace, pace + more].map(
          (one) => reachedOn(rest, one, today, null) ?? '9999-12-31',
        );
        expect((fast as string) <= (slow as string)).toBe(true);
      }),
    );
  });
});

it('[BUD-02] a fixed price needs a budget in euro, and amounts are whole cents', () => {
  const input = {
    budget_hours: null,
    budget_money: 1000,
    budget_kind: 'total',
    fixed_price: true,
    warn_at: 80,
  };
  const issue = (change: object) => budgetInput.safeParse({ ...input, ...change }).error?.issues[0];
  expect(issue({})).toBeUndefined();
  expect(issue({ budget_money: null })).toMatchObject({ message: 'budget_fixed', path: ['budget_money'] });
  expect(issue({ budget_money: 0.001 })).toBeDefined();
  expect(issue({ budget_hours: 0 })).toBeDefined();
  expect(issue({ warn_at: 101 })).toBeDefined();
});
