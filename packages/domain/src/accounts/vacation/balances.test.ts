import { describe, expect, it } from 'vitest';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { expiring, figure, lastYearTaken } from './figures.ts';
import { facts, stored, taken, untilMarch } from './ledger.fixture.ts';
import { ledger } from './ledger.ts';
import { openLedger } from './ledger-balances.ts';
import { ledgerPeriodRefusal, postingRefusal } from './rules.ts';

describe('[LED-04] the account of a year', () => {
  const entries = [...taken('2026-02-02', 7, 70), ...taken('2026-05-04', 3)];

  it('has what was left over, what was taken, and what is open', () => {
    expect(openLedger(facts({ entries })).of(2026)).toEqual({
      entitlement: 30,
      lastYear: 5,
      lastYearUsed: 7,
      lastYearOverdrawn: 2,
      taken: 3,
      open: 25,
      usable: 25,
      lapsed: [],
    });
    expect(openLedger(facts({ entries })).of(2027)).toEqual({
      entitlement: 30,
      lastYear: 25,
      lastYearUsed: 0,
      lastYearOverdrawn: 0,
      taken: 0,
      open: 55,
      usable: 55,
      lapsed: [],
    });
  });

  it('says what lapses in the year at a deadline, and that older buckets are over', () => {
    const account = openLedger(facts({ entries: taken('2026-02-02', 2), lastDay: untilMarch }));
    expect(account.of(2026)).toMatchObject({
      open: 33,
      usable: 30,
      lapsed: [{ last: '2026-03-31', days: 3 }],
    });
    expect(account.of(2027)).toMatchObject({
      usable: 30,
      lapsed: [
        { last: '2026-03-31', days: 0 },
        { last: '2027-03-31', days: 30 },
      ],
    });
    const whole = facts({ lastDay: (bucket) => `${bucket + 1}-12-31` });
    expect(openLedger(whole).of(2026)).toMatchObject({ open: 35, usable: 35, lapsed: [] });
    expect(openLedger(whole).of(2027).lapsed).toEqual([{ last: '2026-12-31', days: 0 }]);
    expect(openLedger(facts({ entries: taken('2026-12-31', 1) })).of(2026)).toMatchObject({ taken: 1 });
  });

  it('is the same in whatever order the years are asked for', () => {
    const of = facts({ entries: [...entries, ...taken('2027-03-01', 4), ...taken('2028-03-01', 40)] });
    const years = [2026, 2027, 2028, 2029];
    const fresh = years.map((year) => openLedger(of).of(year));
    const one = openLedger(of);
    expect(years.toReversed().map(one.of)).toEqual(fresh.toReversed());
    const other = openLedger(of);
    expect(years.map(other.of)).toEqual(fresh);
    expect(fresh.map(({ open }) => open)).toEqual([25, 51, 41, 71]);
  });

  it('tells of the next deadline as long as something is left', () => {
    const next = (today: string, changes = {}) =>
      openLedger(facts({ lastDay: untilMarch, ...changes })).expiringOn(today);
    expect(next('2026-02-01')).toEqual({ day: '2026-03-31', days: 5 });
    expect(next('2026-03-31')).toEqual({ day: '2026-03-31', days: 5 });
    expect(next('2026-04-01')).toEqual({ day: '2027-03-31', days: 30 });
    expect(next('2026-04-01', { entries: taken('2027-02-01', 4) })?.days).toBe(26);
    expect(next('2026-02-01', { entries: taken('2026-02-02', 5) })).toBeUndefined();
    expect(next('2026-02-01', { lastDay: undefined })).toBeUndefined();
    expect(next('2026-02-01', { lastDay: () => null })).toBeUndefined();
    expect(
      next('2026-02-01', { lastDay: (year: number) => (year === 2027 ? '2028-03-31' : null) }),
    ).toBeUndefined();
  });
});

describe('[LED-04] the figures of a day', () => {
  const value = (of: Parameters<typeof facts>[0], name: Parameters<typeof figure>[1], day: string) =>
    figure(ledger(facts(of), 2027), name, day).value;

  it('what was left over is that of the morning of 1 January', () => {
    expect(value({ entries: taken('2026-01-01', 2) }, 'last_year', '2026-06-30')).toBe(5);
    expect(value({ entries: taken('2026-12-31', 2) }, 'last_year', '2027-06-30')).toBe(34);
    expect(value({ entries: taken('2026-12-30', 2) }, 'last_year', '2027-06-30')).toBe(33);
    const over = { left: 0, entitlement: () => 5, entries: taken('2026-06-01', 8) };
    expect(value(over, 'last_year', '2027-06-30')).toBe(0);
  });

  it('the entitlement is that of its own year', () => {
    const postings = [
      stored('opening', 5),
      stored('correction', 2, { year: 2025, day: '2026-02-01' }),
      stored('extra', 1, { year: 2026, day: '2026-02-01' }),
      stored('correction', 4, { year: 2026, day: '2027-02-01' }),
    ];
    expect(value({ postings }, 'entitlement', '2026-06-30')).toBe(31);
  });

  it('days of last year are counted in the year in which they lie', () => {
    const postings = ledger(
      facts({ entries: [...taken('2026-02-02', 2, 70), ...taken('2027-02-01', 1, 70)] }),
      2027,
    );
    expect([lastYearTaken(postings, 2026).value, lastYearTaken(postings, 2027).value]).toEqual([-2, -1]);
  });

  it('a bucket that was empty at the turn of the year is not shown', () => {
    const postings = ledger(facts({ entries: taken('2026-02-02', 5) }), 2027);
    const years = (day: string) => [
      ...new Set(figure(postings, 'open', day).postings.map(({ year }) => year)),
    ];
    expect(years('2026-06-30')).toEqual([2025, 2026]);
    expect(years('2027-06-30')).toEqual([2026, 2027]);
    const postings2025 = [stored('opening', 5), stored('extra', 1, { year: 2025, day: '2027-02-01' })];
    const moved = { postings: postings2025, entries: taken('2026-02-02', 5) };
    expect(value(moved, 'open', '2027-06-30')).toBe(61);
    const usedLater = ledger(facts({ entries: taken('2028-02-01', 5) }), 2028);
    expect(figure(usedLater, 'open', '2027-06-30').value).toBe(65);
  });

  it('a deadline takes what is left on it, whatever is posted later', () => {
    const postings = [stored('opening', 5), stored('correction', 1, { year: 2025, day: '2026-06-01' })];
    const of = facts({ postings, entries: taken('2026-03-31', 1), lastDay: untilMarch });
    expect(expiring(ledger(of, 2027), '2026-02-01', untilMarch)?.figure.value).toBe(4);
  });
});

describe('[LED-02] postings', () => {
  it('say from which contract a year has its days', () => {
    const row = { ...contract('2026-01-01'), id: 9, place_id: null };
    const of = facts({ work: { working_days: null, contracts: [row] } });
    const [entitlement] = ledger(of, 2026).filter(({ kind }) => kind === 'entitlement');
    const later = { ...contract('2026-07-01'), id: 10, place_id: null };
    const two = facts({ work: { working_days: null, contracts: [row, later] } });
    expect(ledger(two, 2026).find(({ kind }) => kind === 'entitlement')?.source?.id).toBe(10);
    expect(entitlement).toMatchObject({ text: 'Anspruch 2026', source: { kind: 'contract', id: 9 } });
    const [plain] = ledger(facts(), 2026).filter(({ kind }) => kind === 'entitlement');
    expect(plain?.source).toBeNull();
  });

  it('are in the order of their days, and a day of one year is one', () => {
    const entries = [...taken('2026-05-05', 1), ...taken('2026-03-16', 1)];
    const postings = [stored('opening', 0), stored('correction', 2, { year: 2026, day: '2026-04-01' })];
    const of = facts({ postings, entries, entitlement: () => -1.5 });
    expect(ledger(of, 2026).map(({ day, days }) => [day, days])).toEqual([
      ['2026-01-01', 0],
      ['2026-01-01', -1.5],
      ['2026-03-16', -1],
      ['2026-04-01', 2],
      ['2026-05-05', -1],
    ]);
  });

  it('name the kind of each day, and what was taken beyond a year', () => {
    const of = facts({
      left: 0,
      entitlement: () => 1,
      entries: [...taken('2026-05-04', 2, 70), ...taken('2026-06-01', 1)],
    });
    expect(ledger(of, 2027).map(({ day, kind, text, days }) => `${day} ${kind} ${text} ${days}`)).toEqual([
      '2026-01-01 opening Eröffnung 0',
      '2026-01-01 entitlement Anspruch 2026 1',
      '2026-05-04 taken Urlaub Vorjahr -1',
      '2026-05-05 taken Urlaub Vorjahr -1',
      '2026-06-01 taken Urlaub -1',
      '2027-01-01 not_carried Mehr genommen, als aus 2026 übrig war 2',
      '2027-01-01 entitlement Anspruch 2027 1',
    ]);
  });

  it('use the oldest bucket first, and of a day that is only asked for have no source', () => {
    const entries = [{ day: '2028-03-01', project: 10, status: 0 }, ...taken('2028-02-01', 36)];
    const postings = ledger(facts({ entries }), 2028).filter(({ kind }) => kind === 'taken');
    const byYear = Map.groupBy(postings, ({ year }) => year);
    expect([...byYear].map(([year, of]) => [year, of.length])).toEqual([
      [2025, 5],
      [2026, 30],
      [2027, 2],
    ]);
    expect(postings.map(({ source }) => source).filter((source) => source === null)).toHaveLength(1);
  });
});

it('[LED-07] a posting is refused at its day or at its year', () => {
  expect(ledgerPeriodRefusal('2028-01-01', 2026, '2026-11-20', 'asOf')?.field).toBe('asOf');
  expect(postingRefusal({ day: '2025-12-31', year: 2026 }, { begins: 2026 }, '2026-11-20')?.field).toBe(
    'day',
  );
  expect(postingRefusal({ day: '2026-11-20', year: 2027 }, { begins: 2026 }, '2026-11-20')?.field).toBe(
    'year',
  );
});
