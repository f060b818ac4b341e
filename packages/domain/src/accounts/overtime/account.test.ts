import { expect, it } from 'vitest';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { hoursOf } from '../../records/timesheet/working-hours.ts';
import { daysFrom, lastOfMonth, monthOf } from '../../time/day.ts';
import { postedAmount } from '../postings/postings.ts';
import { balanceNow, courseOf } from './account.ts';
import { accountMonth } from './month.ts';
import { type Account, entry, factsOf, fiveDays, posting, threeDays } from './overtime.fixture.ts';

const november = (date: number) => `2026-11-${String(date).padStart(2, '0')}`;
const worked = (date: number, net_minutes: number, target = 8) =>
  entry(november(date), 50, { net_minutes, hours: hoursOf(net_minutes), target });

/** The vector's person: 40 h, from 16.11. 24 h on three days, 300 minutes to begin with. */
const vector: Account = {
  since: '2026-11-01',
  today: '2026-11-20',
  contracts: [fiveDays, threeDays('2026-11-16')],
  postings: [posting('2026-11-01', 300, { kind: 'opening' })],
  entries: [
    worked(2, 510),
    worked(3, 465),
    worked(4, 480),
    entry(november(5), 30, { target: 8 }),
    entry(november(6), 20),
    worked(9, 600),
    entry(november(10), 10),
    worked(11, 480),
    entry(november(12), 10, { half: 'first', hours: 4 }),
    worked(12, 270),
    worked(16, 480),
    worked(17, 540),
    worked(18, 420),
    worked(19, 120, 0),
  ],
};

it('[VEC-38] [OVT-01] [OVT-02] [OVT-03] [OVT-04] a balance follows every day of the month', () => {
  const month = accountMonth(factsOf(vector), '2026-11', vector.entries ?? []);
  const shown = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19];
  expect(shown.map((date) => month.days.find(({ day }) => day === november(date))?.balance)).toEqual([
    330, 315, 315, -165, -165, -45, -45, -45, -15, -495, -495, -435, -495, -375,
  ]);
  expect([month.opening, month.closing]).toEqual([0, -375]);
});

it.each([
  [10, 'neutral'],
  [20, 'neutral'],
  [30, 'lowering'],
  [60, 'neutral'],
  [80, 'lowering'],
  [90, 'neutral'],
  [100, 'neutral'],
] as const)(
  '[VEC-38] [ART-03] the same month with a kind on base %i that counts as it does, and one without a target',
  (base, credit) => {
    const away = (of: object) => ({
      ...vector,
      entries:
        vector.entries?.map((one) =>
          one.project === 20 ? { ...one, project: base, target: null, ...of } : one,
        ) ?? [],
    });
    const plain = away({ target: credit === 'lowering' ? 8 : null });
    const kind = away({ target: credit === 'lowering' ? 8 : null, credit, kind_name: 'Umzug' });
    const month = (one: Account) => accountMonth(factsOf(one), '2026-11', one.entries ?? []);
    const figures = (one: Account) => month(one).days.map(({ reasons: _, ...day }) => day);
    expect(figures(kind)).toEqual(figures(plain));
    const free = month(away({ credit: 'zero_target' }));
    expect(free.days.find(({ day }) => day === november(6))).toMatchObject({
      target: 0,
      credited: 0,
      difference: 0,
    });
    expect(free.closing).toBe(-375);
  },
);

it('[VEC-39] [OVT-03] today counts once a working time is finished and no clock runs', () => {
  const monday = { ...vector, today: '2026-11-23' };
  expect(balanceNow(factsOf({ ...monday, isRunning: true }))).toBe(-375);
  const finished = [...(vector.entries ?? []), worked(23, 510)];
  expect(balanceNow(factsOf({ ...monday, entries: finished, isRunning: true }))).toBe(-375);
  expect(balanceNow(factsOf({ ...monday, entries: finished }))).toBe(-345);
});

it('[OVT-03] a whole absence counts today, half a one does not, and tomorrow never', () => {
  const facts = (...entries: Account['entries'] & object) =>
    balanceNow(factsOf({ since: '2026-11-01', today: '2026-11-02', entries }));
  expect(facts()).toBe(0);
  expect(facts(entry('2026-11-02', 30, { target: 8 }))).toBe(-480);
  expect(facts(entry('2026-11-02', 30, { half: 'first', target: 4 }))).toBe(0);
  expect(facts(entry('2026-11-03', 30, { target: 8 }))).toBe(0);
  expect(facts(entry('2026-11-02', 30, { target: 8, status: 2 }))).toBe(0);
});

it('[SET-23] a whole absence counts today although a clock runs', () => {
  const entries = [entry('2026-11-02', 30, { target: 8 })];
  const today = { since: '2026-11-01', today: '2026-11-02', isRunning: true };
  expect(balanceNow(factsOf({ ...today, entries }))).toBe(-480);
  expect(balanceNow(factsOf(today))).toBe(0);
});

it('[VEC-40] [OVT-07] a payout takes its minutes from the account', () => {
  const payout = posting('2026-11-02', postedAmount('payout', 300), { kind: 'payout' });
  const postings = [posting('2026-11-01', 600, { kind: 'opening' }), payout];
  expect(balanceNow(factsOf({ since: '2026-11-01', today: '2026-11-02', postings }))).toBe(300);
});

it('[VEC-41] [FND-07] [SET-10] minutes are added up and rounded once', () => {
  const days = daysFrom('2026-06-01', '2026-06-20');
  const entries = days.map((day) => entry(day, 50, { net_minutes: 511, hours: 8.52, target: 0 }));
  const facts = factsOf({ since: '2026-06-01', today: '2026-07-01', entries, contracts: [] });
  expect(hoursOf(balanceNow(facts))).toBe(170.33);
});

it('[OVT-03] [OVT-05] postings of days to come and days before the account do not count, and a new year changes nothing', () => {
  const account: Account = {
    since: '2026-12-01',
    today: '2027-01-05',
    contracts: [{ ...contract('2024-01-01', { minutes: [0, 0, 0, 0, 0, 0, 0] }), place_id: null }],
    entries: [entry('2026-11-30', 50, { net_minutes: 60, target: 0 })],
    postings: [
      posting('2026-11-30', 1),
      posting('2026-12-01', 20),
      posting('2027-01-05', 300),
      posting('2027-01-06', 4000),
    ],
  };
  expect(courseOf(factsOf(account)).map(({ balance }) => balance)).toEqual([20, 320]);
  const january = accountMonth(factsOf(account), '2027-01', []);
  expect([january.opening, january.closing]).toEqual([20, 320]);
  expect(january.postings.map(({ counts }) => counts)).toEqual([true, false]);
});

it('[SET-31] [START-02] a day before somebody is recorded stands in the account without a reason', () => {
  const facts = factsOf({ since: '2026-11-01', today: '2026-11-04' });
  const work = { ...facts.work, records_from: '2026-11-03' };
  const { days } = accountMonth({ ...facts, work }, '2026-11', []);
  const nothing = { worked: 0, target: 0, credited: 0, difference: 0, balance: 0 };
  expect(days[1]).toEqual({ day: '2026-11-02', ...nothing, counts: true, reasons: [], recorded: false });
  expect(days[2]).toMatchObject({ day: '2026-11-03', target: 480, balance: -480 });
  expect(days[2]).not.toHaveProperty('recorded');
});

it('[OVT-08] lists the days of a month from the first of the account to today', () => {
  const facts = factsOf({ since: '2026-10-01', today: '2026-11-03' });
  const shown = (month: string) => accountMonth(facts, month, []).days.map(({ day }) => day);
  expect(shown('2026-09')).toEqual([]);
  expect(shown('2026-10')).toEqual(daysFrom('2026-10-01', lastOfMonth('2026-10-01')));
  expect(shown('2026-11').map(monthOf)).toEqual(['2026-11', '2026-11', '2026-11']);
  expect(shown('2026-12')).toEqual([]);
});
