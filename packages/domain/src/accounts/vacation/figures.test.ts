import { describe, expect, it } from 'vitest';
import { expiring, FIGURES, figure, lastYearTaken } from './figures.ts';
import { facts, stored, taken, untilMarch } from './ledger.fixture.ts';
import { balance, ledger, total } from './ledger.ts';

const TODAY = '2026-11-20';
const account = facts({
  entries: [
    ...taken('2026-01-07', 2, 70),
    ...taken('2026-10-01', 20),
    ...taken('2026-11-21', 3),
    ...taken('2027-01-11', 4),
  ],
});
const valuesOf = (of: typeof account, asOf = TODAY) => {
  const postings = ledger(of, 2027);
  return FIGURES.map((name) => figure(postings, name, asOf, of.lastDay).value);
};

describe('the figures of a day', () => {
  it('[LED-04] [SET-05] are sums of postings', () => {
    expect(valuesOf(account)).toEqual([30, 5, -20, -3, 10, 0]);
    expect(lastYearTaken(ledger(account, 2027), 2026).value).toBe(-2);
    expect(valuesOf(account, '2026-10-01')).toEqual([30, 5, -1, -22, 10, 0]);
    expect(valuesOf(account, '2027-01-12')).toEqual([30, 10, -2, -2, 36, 0]);
  });

  it('[LED-06] say of each number which postings it is the sum of', () => {
    const postings = ledger(account, 2027);
    for (const asOf of [TODAY, '2026-01-01', '2026-12-31', '2027-01-01', '2027-06-30']) {
      for (const name of FIGURES) {
        const { value, postings: found } = figure(postings, name, asOf);
        expect(found.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(value, 9);
        for (const one of found) expect(postings).toContain(one);
      }
      const ofYear = balance(postings, `${asOf.slice(0, 4)}-12-31`);
      expect(figure(postings, 'open', asOf).value).toBe(total(ofYear));
    }
  });

  it('[LED-06] leave out older years that were used up long ago', () => {
    const { postings } = figure(ledger(account, 2027), 'open', '2027-06-30');
    expect(new Set(postings.map(({ year }) => year))).toEqual(new Set([2026, 2027]));
  });

  it('[LED-04] an extra day and a correction of the year belong to its entitlement, a payment does not', () => {
    const changed = {
      ...account,
      postings: [
        ...account.postings,
        stored('extra', 2, { year: 2026, day: '2026-06-01' }),
        stored('correction', -1, { year: 2026, day: '2026-06-02' }),
        stored('correction', 3, { year: 2026, day: '2027-02-01' }),
        stored('paid_out', -4, { year: 2026, day: '2026-11-01' }),
      ],
    };
    expect(valuesOf(changed)).toEqual([31, 5, -20, -3, 7, 0]);
  });

  it('[LED-04] name what expires at the next deadline, once a notice was read in time', () => {
    const warned = { ...account, lastDay: untilMarch };
    expect(expiring(ledger(warned, 2027), '2026-02-01', warned.lastDay)).toMatchObject({
      deadline: '2026-03-31',
      figure: { value: 3 },
    });
    // Of 10 left over, four days in January are planned.
    expect(expiring(ledger(warned, 2027), TODAY, warned.lastDay)).toMatchObject({
      deadline: '2027-03-31',
      figure: { value: 3 },
    });
    expect(valuesOf(warned)[5]).toBe(3);
    const posted = {
      ...warned,
      postings: [...warned.postings, stored('expired', -3, { day: '2026-03-31' })],
    };
    expect(figure(ledger(posted, 2027), 'expiring', '2026-02-01', untilMarch)).toEqual({
      value: 0,
      postings: [],
    });
    expect(expiring(ledger(account, 2027), TODAY, undefined)).toBeNull();
  });
});
