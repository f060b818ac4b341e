import { describe, expect, it } from 'vitest';
import {
  type ExpiryFacts,
  expiryLabel,
  expiryOptions,
  LIKE_COMPANY,
} from '../../accounts/vacation/expiry.ts';
import { facts, stored, taken } from '../../accounts/vacation/ledger.fixture.ts';
import { ofStored, type StoredPosting } from '../../accounts/vacation/posting.ts';
import { isDue, isProven, noticeRefusal, tellable, tellableYears } from './telling.ts';
import { basisOf, type YearEndFacts, yearEndRefusal } from './year-end.ts';

const account = (expiry: Partial<ExpiryFacts> = {}, entries = taken('2026-03-16', 3)): YearEndFacts => ({
  ledger: facts({ entries, left: 0 }),
  expiry: { expiry: '03-31', person: LIKE_COMPANY, notices: [], away: [], ...expiry },
});
const notice = { year: 2026, days: 9, deadline: '2027-03-31', read: '2027-01-11' };

describe('[LED-10] what somebody is told of the vacation of a year', () => {
  it.each([
    ['of this year', account(), '2026-11-20', 2026, { days: 27, deadline: '2027-03-31' }],
    ['on the day of the deadline', account(), '2027-03-31', 2026, { days: 27, deadline: '2027-03-31' }],
    ['after it', account(), '2027-04-01', 2026, { reason: 'Die Frist 31.03.2027 ist vorbei.' }],
    ['of next year', account(), '2026-11-20', 2027, { reason: 'Das Jahr 2027 hat noch nicht begonnen.' }],
    [
      'that never expires',
      account({ expiry: 'never' }),
      '2026-11-20',
      2026,
      { reason: 'Urlaub aus 2026 verfällt nicht.' },
    ],
    [
      'of which nothing is left',
      account({}, taken('2026-03-16', 30)),
      '2026-11-20',
      2026,
      { reason: 'Aus 2026 ist kein Urlaub übrig.' },
    ],
  ])('%s', (_, of, today, year, told) => {
    expect(tellable(of, year, today)).toEqual(told);
  });

  it('[LED-09] is proven by a notice that was read in time', () => {
    expect(
      [[], [notice], [{ ...notice, read: null }]].map((notices) => isProven(account({ notices }), 2026)),
    ).toEqual([...[false, true, false]]);
    expect(isProven(account({ notices: [notice], expiry: 'never' }), 2026)).toBe(false);
  });

  it.each([
    ['in January', '2027-01-11', null, true],
    ['in January, told before', '2027-01-11', '2026-12-31', true],
    ['in January, told in it', '2027-01-11', '2027-01-01', false],
    ['in January, told today', '2027-01-11', '2027-01-11', false],
  ])('is due %s', (_, today, told, due) => {
    expect(isDue(today, 2026, '2027-03-31', told)).toBe(due);
  });

  it('is due on no other day', () => {
    expect(isDue('2026-03-15', 2026, '2027-03-31', null)).toBe(false);
  });

  it('is about this year and the two before', () => {
    expect(tellableYears('2027-03-31')).toEqual([2025, 2026, 2027]);
  });

  it.each([
    ['app', null, true],
    ['app', '2026-11-21', true],
    ['paper', '2026-11-20', true],
    ['paper', '2026-11-21', false],
    ['paper', null, false],
  ] as const)('by %s, handed over on %s: %s', (channel, day, isPossible) => {
    const refusal = noticeRefusal({ channel, day }, '2026-11-20');
    expect(refusal && [refusal.code, refusal.field]).toEqual(
      isPossible ? null : ['notice_handed_over', 'day'],
    );
  });
});

describe('[LED-08] the day of expiry', () => {
  it('has its words', () => {
    expect(['never', '03-31'].map(expiryLabel)).toEqual(['nie', 'am 31.03. des folgenden Jahres']);
  });

  it('is chosen from the ends of months, and from what is stored', () => {
    const ends = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30'];
    const values = (of: string | null) => expiryOptions(of).map(({ value }) => value);
    expect(values(null).slice(0, 7)).toEqual(['never', ...ends]);
    expect(values(null)).toHaveLength(13);
    expect(values('03-31')).toEqual(values(null));
    expect(values('05-15')).toEqual([...values(null), '05-15']);
    expect(expiryOptions(null)[0]).toEqual({ value: 'never', label: 'nie' });
  });
});

describe('[LED-01] a stored posting on the account', () => {
  const row: StoredPosting = { ...stored('extra', 2), id: 7 };

  it.each<[Partial<StoredPosting>, object]>([
    [{ text: 'Umzug' }, { text: 'Umzug', source: { kind: 'posting', id: 7 } }],
    [{ text: null }, { text: 'Zusatz' }],
    [
      { closing_id: 3, kind: 'expired' },
      { text: 'Verfallen', source: { kind: 'closing', id: 3 } },
    ],
    [
      { reverses_id: 5, text: 'Irrtum' },
      { text: 'Zurückgenommen: Irrtum', source: { kind: 'posting', id: 7 } },
    ],
  ])('%j: %j', (changes, expected) => {
    expect(ofStored({ ...row, ...changes })).toMatchObject(expected);
  });
});

describe('[LED-13] [LED-14] closing a year', () => {
  it.each([
    [2026, '2026-12-31', 'closing_year', '2026'],
    [2027, '2026-12-31', 'closing_year', '2027'],
    [2024, '2027-01-01', 'closing_before', '2026'],
  ])('%i is refused on %s: %s, %s', (year, today, code, named) => {
    const refusal = yearEndRefusal(year, 2026, today);
    expect([refusal?.code, refusal?.field]).toEqual([code, 'year']);
    expect(refusal?.message).toContain(named);
  });

  it('is possible for a year that is over, at the earliest the one before the account', () => {
    expect([2026, 2025].map((year) => yearEndRefusal(year, 2026, '2027-01-01'))).toEqual([null, null]);
  });

  it('rests on the account without what closings of the year posted', () => {
    const own = { ...stored('expired', -27, { year: 2026, day: '2027-03-31' }), closing_id: 3 };
    const other = { ...stored('carried', -1, { year: 2026, day: '2026-01-01' }), closing_id: 2 };
    const of = account({ notices: [notice] }, taken('2026-03-16', 1));
    const closed = { ...of, ledger: { ...of.ledger, postings: [own, other] } };
    const [entry] = of.ledger.entries;
    expect(basisOf(closed, 2026, '2027-04-01', new Set([3]))).toEqual({
      account: [
        ['2026-01-01', 2026, 'entitlement', 30, null, null],
        ['2026-01-01', 2026, 'carried', -1, 'closing', 2],
        ['2026-03-16', 2026, 'taken', -1, 'entry', entry?.id],
        ['2027-01-01', 2027, 'entitlement', 30, null, null],
      ],
      ends: [[2026, '2027-03-31', false, '2027-01-11', 28, true]],
    });
  });
});
