import { describe, expect, it } from 'vitest';
import type { DayFacts } from '../../day/workday/work-day.ts';
import { facts, stored, taken, totalOn, untilMarch, withExpiry } from './ledger.fixture.ts';
import { balance, type LedgerFacts, ledger } from './ledger.ts';

const entries = [
  ...taken('2026-03-16', 3),
  ...taken('2026-07-06', 15),
  ...taken('2026-12-28', 3),
  ...taken('2027-02-01', 4),
  ...taken('2027-08-02', 20),
  ...taken('2028-01-10', 5),
];
const DAYS = ['2026-12-31', '2027-01-01', '2027-04-01', '2027-12-31', '2028-01-01', '2028-04-01'];

describe('the order of use', () => {
  it.each([
    ['[VEC-27] all notices in time', untilMarch, [12, 42, 30, 10, 40, 30], [2, 8, 5]],
    [
      '[VEC-28] a notice for 2026 only',
      (year: number) => (year === 2026 ? untilMarch(year) : null),
      [14, 44, 30, 10, 40, 35],
      [10],
    ],
    ['[VEC-29] no notice', () => null, [14, 44, 40, 20, 50, 45], []],
  ])('[LED-03] [SET-06] takes the oldest bucket that is alive: %s', (_, lastDay, sums, expired) => {
    const closed = withExpiry(facts({ entries, lastDay }), [2025, 2026, 2027]);
    expect(closed.expired).toEqual(expired);
    expect(DAYS.map((day) => totalOn(closed.facts, day))).toEqual(sums);
    if (expired.length === 0) return;
    // An expiry that nobody has posted yet is no reason to use what has expired.
    const open = facts({ entries, lastDay });
    const used = (of: LedgerFacts) => ledger(of, 2028).filter(({ kind }) => kind === 'taken');
    expect(used(open)).toEqual(used({ ...closed.facts, entries }));
  });

  it('[LED-03] [VEC-30] days of last year’s vacation take the older buckets, then their own year', () => {
    const seven = facts({ entries: [...taken('2026-02-02', 7, 70), ...taken('2026-05-04', 23)] });
    expect(totalOn(seven, '2026-12-31')).toBe(5);
    expect([...balance(ledger(seven, 2026), '2026-02-28')]).toEqual([
      [2025, 0],
      [2026, 28],
    ]);
  });

  it('[LED-03] [LED-17] [VEC-31] halves and half days count half', () => {
    const free = (day: string, name: string) => ({ day, name, factor: 0.5 });
    const work: DayFacts = {
      working_days: '1111100',
      calendar: [free('2026-12-24', 'Heiligabend'), free('2026-12-31', 'Silvester')],
    };
    const [whole, half] = taken('2026-11-23', 2) as [(typeof entries)[0], (typeof entries)[0]];
    const days = [whole, { ...half, portion: 0.5 }, ...taken('2026-12-24', 1), ...taken('2026-12-31', 1)];
    const account = facts({ left: 0, entitlement: () => 28.5, entries: days, work });
    expect(totalOn(account, '2026-12-31')).toBe(26);
    expect(ledger(account, 2026).flatMap(({ kind, text }) => (kind === 'taken' ? [text] : []))).toEqual([
      'Urlaub',
      'Urlaub, halber Tag',
      'Urlaub, Heiligabend (halber Arbeitstag)',
      'Urlaub, Silvester (halber Arbeitstag)',
    ]);
  });

  it('[LED-03] a day is charged to the year in which it lies, and split where a bucket ends', () => {
    const account = facts({ left: 0.5, entries: taken('2026-03-02', 1) });
    const [entry] = account.entries;
    expect(ledger(account, 2026).filter(({ kind }) => kind === 'taken')).toMatchObject([
      { day: '2026-03-02', year: 2025, days: -0.5, source: { kind: 'entry', id: entry?.id } },
      { day: '2026-03-02', year: 2026, days: -0.5, source: { kind: 'entry', id: entry?.id } },
    ]);
    const turn = facts({ left: 0, entries: taken('2026-12-30', 4) });
    expect(totalOn(turn, '2026-12-31')).toBe(28);
    expect([...balance(ledger(turn, 2027), '2027-12-31')]).toEqual([
      [2025, 0],
      [2026, 26],
      [2027, 30],
    ]);
  });

  it('[LED-02] counts requested days like approved ones, no declined or cancelled ones, no other absences', () => {
    const [one, two, three, four, five] = taken('2026-03-02', 5) as typeof entries;
    const account = facts({
      entries: [
        { ...(one as (typeof entries)[0]), status: 0 },
        { ...(two as (typeof entries)[0]), status: 1 },
        { ...(three as (typeof entries)[0]), status: 2 },
        { ...(four as (typeof entries)[0]), status: 3 },
        { ...(five as (typeof entries)[0]), project: 20 },
      ],
    });
    expect(totalOn(account, '2026-12-31')).toBe(33);
  });
});

describe('the expiry', () => {
  it.each([
    [0, 20, 30],
    [8, 20, 22],
    [10, 20, 20],
    [12, 18, 18],
  ])(
    '[VEC-33] [VEC-34] left over 10, 20 new, %d taken in February: %d with a notice, %d without',
    (count, withNotice, without) => {
      const account = facts({ left: 10, entitlement: () => 20, entries: taken('2026-02-02', count) });
      const closed = withExpiry({ ...account, lastDay: untilMarch }, [2025]);
      expect(totalOn(closed.facts, '2026-04-01')).toBe(withNotice);
      expect(totalOn(account, '2026-04-01')).toBe(without);
    },
  );

  it('[VEC-35] 30 and 4 left over, 2 taken in March and 26 in June: 4 with a notice, 6 without', () => {
    const days = [...taken('2026-03-02', 2), ...taken('2026-06-01', 26)];
    const account = facts({ left: 4, entries: days });
    expect(totalOn(withExpiry({ ...account, lastDay: untilMarch }, [2025]).facts, '2026-12-31')).toBe(4);
    expect(totalOn(account, '2026-12-31')).toBe(6);
  });

  it('[VEC-36] another deadline: left over 6, 2 taken on 20 April: 4 expire on 30 April, 30 are left', () => {
    const account = facts({ left: 6, entries: taken('2026-04-20', 2), lastDay: () => '2026-04-30' });
    const closed = withExpiry(account, [2025]);
    expect([closed.expired, totalOn(closed.facts, '2026-05-01')]).toEqual([[4], 30]);
  });
});

describe('the turn of the year', () => {
  it('[LED-04] [SET-04] closes what is below zero, which is not carried over', () => {
    const overdrawn = facts({ left: 0, entitlement: () => 5, entries: taken('2026-06-01', 8) });
    expect(totalOn(overdrawn, '2026-12-31')).toBe(-3);
    expect(totalOn(overdrawn, '2027-01-01')).toBe(5);
    expect(ledger(overdrawn, 2027).filter(({ day }) => day === '2027-01-01')).toMatchObject([
      { kind: 'not_carried', year: 2026, days: 3, source: null },
      { kind: 'entitlement', year: 2027, days: 5, law: '§§ 3 bis 5 BUrlG' },
    ]);
    // Unless the assistant posts it to the new year.
    const carried = stored('carried', -3, { year: 2027, day: '2027-01-01' });
    expect(totalOn({ ...overdrawn, postings: [...overdrawn.postings, carried] }, '2027-01-01')).toBe(2);
  });

  it('[LED-03] a correction in the course of a year counts for the days before it, so that no bucket is below zero beside a full one', () => {
    const account = facts({ entries: taken('2026-02-02', 7) });
    const more = stored('correction', 2, { day: '2026-06-01' });
    const after = ledger({ ...account, postings: [...account.postings, more] }, 2027);
    expect([...balance(after, '2026-12-31')]).toEqual([
      [2025, 0],
      [2026, 30],
    ]);
    const less = stored('correction', -2, { day: '2026-06-01' });
    const cut = ledger({ ...account, postings: [...account.postings, less] }, 2027);
    expect([...balance(cut, '2027-01-01')]).toEqual([
      [2025, 0],
      [2026, 26],
      [2027, 30],
    ]);
  });

  it('[LED-01] a reversed posting leaves no trace in any sum', () => {
    const account = facts({ entries });
    const wrong = stored('extra', 3, { year: 2026, day: '2026-05-01' });
    const reversed = { ...stored('extra', -3, { year: 2026, day: '2026-05-01' }), reverses_id: wrong.id };
    const after = { ...account, postings: [...account.postings, wrong, reversed] };
    for (const day of DAYS) expect(totalOn(after, day)).toBe(totalOn(account, day));
  });
});
