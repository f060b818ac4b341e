import { describe, expect, it } from 'vitest';
import type { ContractRow } from '../../day/contracts/timeline.ts';
import { type AmountRow, type EntitledFacts, entitledIn } from './entitled.ts';

const usual: AmountRow = { own: false, year: 2026, amount: 5, since: null, until: null };
const own = (changes: Partial<AmountRow>): AmountRow => ({
  ...{ own: true, year: 2026, amount: null, since: null, until: null },
  ...changes,
});
const facts = (
  prorata: EntitledFacts['contingent']['prorata'],
  amounts: AmountRow[],
  contracts?: ContractRow[],
): EntitledFacts => ({ contingent: { prorata, only_for: false, per: 'year' }, amounts, contracts });
const contract = (valid_from: string, ends_on: string | null = null): ContractRow => ({
  ...{ valid_from, ends_on, weeklyhours: 40, minutes: [480, 480, 480, 480, 480, 0, 0], vacation: 30 },
});

describe('what a person has of a contingent in a year', () => {
  it.each([
    ['2026-04-01', 4],
    ['2026-09-01', 2],
    ['2026-11-15', 0.42],
  ])('[VEC-A4] of § 208 SGB IX, condition from %s: %s', (since, days) => {
    const rows = [usual, own({ since })];
    expect(entitledIn(facts('law', rows), 2026)).toBe(days);
    expect(entitledIn(facts('law', rows, [contract('2020-01-01')]), 2026)).toBe(days);
    expect(entitledIn(facts('law', rows), 2027)).toBe(5);
  });

  it('[SET-46] is the share of CON-05 where the condition is as long as the employment, never both', () => {
    const rows = [usual, own({ since: '2020-05-01' })];
    const law = (...contracts: ContractRow[]) => entitledIn(facts('law', rows, contracts), 2026);
    // 2.5 becomes a whole day, six months of waiting are over on 30.06., leaving in the second half gives all.
    expect(law(contract('2026-07-01'))).toBe(3);
    expect(law(contract('2026-03-01'))).toBe(5);
    expect(law(contract('2020-01-01', '2026-05-31'))).toBe(2.08);
    const later = [usual, own({ since: '2026-09-01' })];
    expect(entitledIn(facts('law', later, [contract('2026-07-01')]), 2026)).toBe(2);
  });

  it('[SET-46] by months is full months, with two decimals and without rounding up', () => {
    const month = (rows: AmountRow[], ...contracts: ContractRow[]) =>
      entitledIn(facts('month', rows, contracts.length > 0 ? contracts : undefined), 2026);
    expect(month([usual, own({ since: '2026-04-01' })])).toBe(3.75);
    expect(month([usual, own({ until: '2026-03-30' })])).toBe(0.83);
    expect(month([usual], contract('2026-07-01'))).toBe(2.5);
    expect(month([usual], contract('2026-07-01', '2026-07-20'))).toBe(0);
  });

  it('[ART-02] holds from the year on for which it was typed, and another amount for one person', () => {
    const rows = [usual, { ...usual, year: 2028, amount: 3 }, own({ year: 2027, amount: 10 })];
    const years = [2025, 2026, 2027, 2028].map((year) => entitledIn(facts('none', rows), year));
    expect(years).toEqual([0, 5, 10, 10]);
    expect(entitledIn(facts('none', rows.slice(0, 2)), 2028)).toBe(3);
  });

  it('[ART-02] is nothing of people who are not named, whose condition is over, or who are not there', () => {
    const only = { prorata: 'none', only_for: true, per: 'year' } as const;
    expect(entitledIn({ contingent: only, amounts: [usual] }, 2026)).toBe(0);
    expect(entitledIn({ contingent: only, amounts: [usual, own({})] }, 2026)).toBe(5);
    expect(entitledIn({ contingent: only, amounts: [usual, own({ until: '2026-12-31' })] }, 2027)).toBe(0);
    expect(entitledIn(facts('none', [usual], [contract('2027-01-01')]), 2026)).toBe(0);
  });
});
