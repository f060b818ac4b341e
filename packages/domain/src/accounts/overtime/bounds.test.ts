import { describe, expect, it } from 'vitest';
import { balanceNow, courseOf, courseOfYear, todaysBalance } from './account.ts';
import { creditRefusal } from './credit.ts';
import { dayBalance } from './day-balance.ts';
import { accountMonth } from './month.ts';
import { differencesByMonth } from './month-sums.ts';
import { proposedOpening } from './opening.ts';
import { type Account, entry, factsOf, fiveDays, posting, threeDays } from './overtime.fixture.ts';
import { openingOn, TIME_POSTING_LABELS, timePostingRefusal } from './postings.ts';

const finished = (day: string, net_minutes: number) => entry(day, 50, { net_minutes, target: 8 });

describe('[OVT-03] an account', () => {
  it('is empty before its first day, and counts that day once it is decided', () => {
    const today = '2026-11-20';
    const entries = [finished(today, 500)];
    const coming = factsOf({ since: '2026-11-21', today, entries });
    expect([todaysBalance(coming), courseOf(coming), balanceNow(coming)]).toEqual([null, [], 0]);
    expect(todaysBalance(factsOf({ since: today, today, entries }))?.difference).toBe(20);
    expect(balanceNow(factsOf({ since: today, today, entries }))).toBe(20);
  });

  it('has no posting from before its first day, neither in its balance nor in its month', () => {
    const postings = [posting('2026-11-05', 7), posting('2026-11-10', 60)];
    const facts = factsOf({ since: '2026-11-10', today: '2026-11-10', postings });
    expect(balanceNow(facts)).toBe(60);
    expect(accountMonth(facts, '2026-11', []).postings.map(({ minutes }) => minutes)).toEqual([60]);
  });

  it('shows today undecided until its working time has ended', () => {
    const today = '2026-11-20';
    const last = (account: Partial<Account>) => {
      const facts = factsOf({ since: '2026-11-19', today, ...account });
      const { days } = accountMonth(facts, '2026-11', account.entries ?? []);
      return days.map(({ counts, difference, balance }) => [counts, difference, balance]);
    };
    expect(last({})).toEqual([
      [true, -480, -480],
      [false, 0, -480],
    ]);
    const entries = [finished(today, 500)];
    expect(last({ entries })[1]).toEqual([true, 20, -460]);
    expect(last({ entries, isRunning: true })[1]).toEqual([false, 0, -480]);
  });

  it('has the months of one year in its course', () => {
    const course = ['2025-12', '2026-01', '2026-12', '2027-01'].map((month) => ({
      month,
      difference: 0,
      posted: 0,
      balance: 0,
    }));
    expect(courseOfYear(course, '2026-11').map(({ month }) => month)).toEqual(['2026-01', '2026-12']);
  });
});

describe('[OVT-01] a month without entries owes what the contract says', () => {
  const owed = (account: Account, until: string) => [...differencesByMonth(factsOf(account), until)];

  it.each([
    ['five days', [fiveDays], -480 * 21],
    ['three days', [threeDays('2024-01-01')], -480 * 13],
    [
      'three days, then five',
      [threeDays('2024-01-01'), { ...fiveDays, valid_from: '2026-11-16' }],
      -480 * 17,
    ],
    ['five days, then three', [fiveDays, threeDays('2026-11-16')], -480 * 17],
    ['five days until the 13th', [{ ...fiveDays, ends_on: '2026-11-13' }], -480 * 10],
    ['five days until the last of the month', [{ ...fiveDays, ends_on: '2026-11-30' }], -480 * 21],
    ['five days from the 16th on', [{ ...fiveDays, valid_from: '2026-11-16' }], -480 * 11],
  ])('%s', (_, contracts, minutes) => {
    expect(owed({ since: '2026-11-01', today: '2026-12-01', contracts }, '2026-11-30')).toEqual([
      ['2026-11', minutes],
    ]);
  });

  it.each([
    ['2026-11-06', '2026-11-06', [['2026-11', -480]]],
    ['2026-11-07', '2026-11-08', [['2026-11', 0]]],
    ['2026-11-12', '2026-11-13', [['2026-11', -960]]],
    [
      '2026-11-30',
      '2026-12-01',
      [
        ['2026-11', -480],
        ['2026-12', -480],
      ],
    ],
    ['2026-11-30', '2026-11-29', []],
  ])('from %s to %s', (since, until, expected) => {
    expect(owed({ since, today: '2026-12-31' }, until)).toEqual(expected);
  });

  it('as many days before a working time as after it', () => {
    const entries = [finished('2026-11-03', 480), finished('2026-11-27', 500)];
    const account = { since: '2026-11-02', today: '2026-12-01', entries };
    expect(owed(account, '2026-11-30')).toEqual([['2026-11', 20 - 19 * 480]]);
  });
});

describe('[OVT-02] the target of a day', () => {
  const DAY = '2026-11-02';
  const work = (target: number | null) => entry(DAY, 50, { net_minutes: 0, hours: 0, target });

  it.each([
    ['of a working time that stores none', [work(null)], 480],
    ['of vacation, whatever is stored with it', [entry(DAY, 10, { target: 6 })], 480],
    [
      'of a working time before that of half an absence',
      [entry(DAY, 30, { half: 'first', target: 4 }), work(6)],
      360,
    ],
    [
      'of two halves together',
      [entry(DAY, 30, { half: 'first', target: 4 }), entry(DAY, 80, { half: 'second', target: 3 })],
      420,
    ],
  ])('is that %s', (_, entries, target) => {
    expect(dayBalance(entries, 480, { type80: 'lowering' }).target).toBe(target);
  });
});

describe('[OVT-04] a posting', () => {
  const since = '2026-11-01';
  const refused = (changes: object) => {
    const refusal = timePostingRefusal(
      { day: '2026-11-02', minutes: 60, kind: 'correction', ...changes },
      since,
    );
    return refusal && [refusal.field, refusal.message];
  };

  it.each([
    [
      { kind: 'cut', minutes: 0 },
      'minutes',
      'Bitte geben Sie mehr als 0 Stunden an: Auszahlung und Kürzung werden vom Konto abgezogen.',
    ],
    [{ minutes: 0 }, 'minutes', 'Bitte geben Sie an, um wie viele Stunden korrigiert wird.'],
    [{ day: '2026-10-31' }, 'day', 'Das Stundenkonto läuft vom 01.11.2026 bis zum 01.01.2030.'],
    [{ kind: 'opening' }, 'day', 'Die Eröffnung steht am 01.11.2026.'],
  ])('%j is refused at %s: %s', (changes, field, message) => {
    expect(refused(changes)).toEqual([field, message]);
  });

  it('is possible on the first and on the last day', () => {
    expect([refused({ day: since }), refused({ day: '2030-01-01' })]).toEqual([null, null]);
  });

  it('has a name', () => {
    expect(TIME_POSTING_LABELS).toEqual({
      opening: 'Eröffnung',
      payout: 'Auszahlung',
      correction: 'Korrektur',
      cut: 'Kürzung',
    });
  });

  it('is the opening of its day only, and of its kind', () => {
    const opening = posting(since, 60, { kind: 'opening' });
    const others = [posting('2026-10-01', 1, { kind: 'opening' }), posting(since, 2)];
    expect(openingOn([...others, opening], since)).toBe(opening);
    expect(openingOn(others, since)).toBeNull();
  });

  it('is taken over where the account began with or after the last opening', () => {
    const postings = [
      posting('2026-08-31', 1000),
      posting('2026-09-01', 100, { kind: 'opening' }),
      posting('2026-09-02', 10),
      posting(since, 1),
    ];
    expect(proposedOpening([], postings, since)).toBe(110);
  });
});

describe('[OVT-06] overtime reduction', () => {
  const today = '2026-11-23';
  const refused = (account: Partial<Account>, day: string, planned: ReturnType<typeof entry>[] = []) =>
    creditRefusal({ ...factsOf({ since: today, today, ...account }), planned }, [day], () => null);
  const credit = (minutes: number) => ({ postings: [posting(today, minutes)] });
  const reduction = (day: string, changes = {}) => entry(day, 30, { target: 8, ...changes });

  it('of today is paid from what is there, unless it is counted already', () => {
    expect(refused(credit(480), today)).toBeNull();
    expect(refused(credit(479), today)?.field).toBe('day');
    const away = { ...credit(480), entries: [reduction(today)] };
    expect(refused(away, today)).toBeNull();
    expect(refused({ ...credit(479), entries: [reduction(today)] }, today)).not.toBeNull();
  });

  it('of today takes from that of tomorrow while it is not counted', () => {
    expect(refused(credit(959), '2026-11-24', [reduction(today)])).not.toBeNull();
    expect(refused(credit(960), '2026-11-24', [reduction(today)])).toBeNull();
    const counted = { ...credit(960), entries: [reduction(today)] };
    expect(refused(counted, '2026-11-24', [reduction(today)])).toBeNull();
  });

  it('is promised by nothing else than reduction that is requested or approved', () => {
    const planned = [
      entry('2026-11-25', 10),
      reduction('2026-11-26', { status: 2 }),
      reduction('2026-11-27', { status: 3 }),
    ];
    expect(refused(credit(480), '2026-11-24', planned)).toBeNull();
    expect(refused(credit(480), '2026-11-24', [reduction('2026-11-25', { status: 0 })])).not.toBeNull();
  });

  it('looks at what comes in the order of its days', () => {
    const postings = [posting('2026-12-02', -480), posting('2026-12-01', 480), posting(today, 480)];
    expect(refused({ postings }, '2026-11-24')).toBeNull();
    const reversed = [posting('2026-12-01', -480), posting('2026-12-02', 480), posting(today, 480)];
    expect(refused({ postings: reversed }, '2026-11-24')).not.toBeNull();
  });

  it('of two days that are behind takes from none to come', () => {
    const facts = {
      ...factsOf({ since: '2026-11-19', today, postings: [posting('2026-11-19', 960)] }),
      planned: [],
    };
    expect(creditRefusal(facts, ['2026-11-19', '2026-11-20'], () => null)).toBeNull();
  });
});
