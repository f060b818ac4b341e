import { describe, expect, it } from 'vitest';
import type { VacationDay, VacationFacts } from '../../accounts/vacation/vacation-account.ts';
import { vacationChange } from './request-account.ts';

const TODAY = '2026-11-20';
const day = (at: string, more: Partial<VacationDay> = {}): VacationDay => ({
  ...{ day: at, project: 10, status: 0, portion: 1 },
  ...more,
});
const facts = (vacation: number, days: readonly VacationDay[], left = 0): VacationFacts => ({
  vacation,
  lastYear: { days: left, enteredIn: 2026 },
  days,
});
const asked = (at: string, project = 10, portion = 1) => ({ day: at, project, portion });

describe('[SET-44] [DEC-02] the vacation account of a request', () => {
  it('without it and with it, both with all others', () => {
    const all = facts(5, [
      day('2026-12-01', { status: 1 }),
      day('2026-12-14'),
      day('2026-12-15', { portion: 0.5 }),
    ]);
    expect(vacationChange(all, [asked('2026-12-14')], TODAY)).toEqual({
      accounts: [{ kind: 'vacation', year: 2026, before: 3.5, after: 2.5 }],
      isTooMuch: false,
    });
  });

  it('of each of its years', () => {
    const all = facts(5, [day('2026-12-31'), day('2027-01-04')]);
    const { accounts } = vacationChange(all, [asked('2026-12-31'), asked('2027-01-04')], TODAY);
    expect(accounts.map(({ year, before, after }) => [year, before, after])).toEqual([
      [2026, 5, 4],
      [2027, 10, 8],
    ]);
  });

  it('is too much where it goes below zero with it, not where it has been so before', () => {
    expect(
      vacationChange(facts(1, [day('2026-12-14'), day('2026-12-15')]), [asked('2026-12-14')], TODAY)
        .isTooMuch,
    ).toBe(true);
    const sick = facts(0, [day('2026-12-01', { status: 1 })]);
    expect(vacationChange(sick, [asked('2026-12-14', 70, 1)], TODAY).isTooMuch).toBe(false);
  });

  it('of last year’s vacation where its rest is exceeded', () => {
    const all = facts(5, [day('2026-12-14', { project: 70 })], 0.5);
    expect(vacationChange(all, [asked('2026-12-14', 70)], TODAY).isTooMuch).toBe(true);
    expect(
      vacationChange({ ...all, lastYear: { days: 1, enteredIn: 2026 } }, [asked('2026-12-14', 70)], TODAY)
        .isTooMuch,
    ).toBe(false);
  });

  it('takes away one of two halves of a day', () => {
    const halves = [day('2026-12-14', { portion: 0.5 }), day('2026-12-14', { portion: 0.5 })];
    expect(vacationChange(facts(5, halves), [asked('2026-12-14', 10, 0.5)], TODAY).accounts).toMatchObject([
      { before: 4.5, after: 4 },
    ]);
  });
});
