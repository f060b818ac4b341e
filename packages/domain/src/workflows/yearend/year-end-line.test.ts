import { expect, it } from 'vitest';
import { type ExpiryFacts, LIKE_COMPANY } from '../../accounts/vacation/expiry.ts';
import { facts, stored, taken } from '../../accounts/vacation/ledger.fixture.ts';
import type { LedgerFacts } from '../../accounts/vacation/ledger.ts';
import { yearEndFigures } from './figures.ts';
import { bucketEnds, leftOf, type YearEndFacts } from './year-end.ts';
import { NO_PROOF, yearEndLine } from './year-end-line.ts';

const NONE = { expire: false, carry: false };
const account = (ledger: Partial<LedgerFacts> = {}, expiry: Partial<ExpiryFacts> = {}): YearEndFacts => ({
  ledger: facts({ postings: [], ...ledger }),
  expiry: { expiry: '03-31', person: LIKE_COMPANY, notices: [], away: [], ...expiry },
});
const notice = (year: number) => ({
  year,
  days: 9,
  deadline: `${year + 1}-03-31`,
  read: `${year + 1}-01-11`,
});
const figures = (of: YearEndFacts, choice = NONE) => {
  const found = Object.entries(yearEndFigures(of, 2026, '2027-01-11', choice));
  return Object.fromEntries(found.map(([name, one]) => [name, one?.value]));
};

it('[LED-13] a year has its entitlement with what was added, what was taken and what is left', () => {
  const postings = [
    stored('opening', 5),
    stored('extra', 1, { year: 2026, day: '2026-02-01' }),
    stored('correction', 2, { year: 2026, day: '2026-12-31' }),
    stored('correction', 9, { year: 2027, day: '2027-01-02' }),
    stored('correction', 4, { year: 2026, day: '2027-01-02' }),
    stored('correction', 7, { year: 2027, day: '2026-12-30' }),
  ];
  const of = account({ postings, entries: taken('2026-12-28', 4) });
  expect(figures(of)).toEqual({ entitlement: 37, taken: -4, rest: 34, carried: 34, expires: 0 });
});

it('[LED-13] of the year before the account only what was left over is known', () => {
  const of = account({ postings: [stored('opening', 5)] });
  const found = yearEndFigures(of, 2025, '2026-01-11', NONE);
  expect([found.entitlement, found.taken, found.rest.value, found.carried.value]).toEqual([null, null, 5, 5]);
});

it('[LED-04] [LED-13] what was taken too much is carried only where it is ticked', () => {
  const of = account({ entries: taken('2026-05-04', 32) });
  expect(figures(of)).toMatchObject({ rest: -2, carried: 0 });
  expect(figures(of, { expire: false, carry: true })).toMatchObject({ carried: -2 });
  expect(yearEndFigures(of, 2026, '2027-01-11', NONE).carried.postings).toEqual([]);
});

it('[LED-13] an empty year has nothing to show', () => {
  const of = account({ entries: taken('2026-05-04', 30) }, { notices: [notice(2026)] });
  const found = yearEndFigures(of, 2026, '2027-01-11', { expire: true, carry: true });
  expect([found.rest, found.carried, found.expires].map(({ postings }) => postings)).toEqual([[], [], []]);
  expect(yearEndLine(of, 2026, '2027-01-11')).toMatchObject({ proof: '', note: '', rows: 0 });
});

it('[LED-08] [LED-13] what expires is all that is left at the deadline, whatever is posted as expired', () => {
  const entries = [...taken('2027-03-31', 1), ...taken('2027-04-01', 1)];
  const expired = stored('expired', -29, { year: 2026, day: '2027-03-31' });
  const of = account(
    { entries, postings: [expired], lastDay: (year) => `${year + 1}-03-31` },
    { notices: [notice(2026)] },
  );
  const found = yearEndFigures(of, 2026, '2027-04-05', NONE).expires;
  expect([found.value, found.postings.map(({ day }) => day)]).toEqual([29, ['2026-01-01', '2027-03-31']]);
  expect(yearEndLine(of, 2026, '2027-04-05')).toMatchObject({ rows: 0, note: '' });
  const later = account({ entries }, { notices: [notice(2026)] });
  expect(yearEndFigures(later, 2026, '2027-04-05', NONE).expires.value).toBe(29);
});

it('[LED-03] [LED-08] what one year lost is there for no later one', () => {
  const expired = stored('expired', -5, { year: 2025, day: '2026-03-31' });
  const postings = [stored('opening', 5), expired];
  const of = account({ postings, entries: taken('2026-06-01', 3) }, { notices: [notice(2026)] });
  expect(leftOf(of.ledger, 2026, '2027-03-31')).toBe(27);
  expect(figures(of)).toMatchObject({ rest: 27, expires: 27 });
});

it('[LED-13] a line names each year that has a deadline, and what expires ahead', () => {
  const of = account({ postings: [stored('opening', 5)] }, { notices: [notice(2026)] });
  expect(yearEndLine(of, 2026, '2026-03-31').proof).toBe(`2025: ${NO_PROOF} 2026: Gelesen am 11.01.2027`);
  const proven = account({}, { notices: [notice(2026)] });
  expect(yearEndLine(proven, 2026, '2027-01-11')).toMatchObject({
    proof: 'Gelesen am 11.01.2027',
    note: '30 verfallen am 31.03.2027; gebucht wird danach',
  });
  expect(yearEndLine(account(), 2026, '2027-01-11')).toMatchObject({ proof: NO_PROOF, note: '' });
});

it('[LED-13] a line has all its remarks', () => {
  const told = { notices: [notice(2025)] };
  const lastDay = (year: number) => `${year + 1}-03-31`;
  const of = account({ postings: [stored('opening', 5)], entries: taken('2026-05-04', 32), lastDay }, told);
  expect(yearEndLine(of, 2026, '2026-03-01').note).toBe(
    '5 verfallen am 31.03.2026; gebucht wird danach; 2 zu viel genommen',
  );
});

it('[LED-14] a year whose expired days were posted is looked at although nothing is left', () => {
  const postings = [stored('expired', -3, { year: 2026, day: '2027-03-31' })];
  const of = account({ postings, entries: taken('2026-05-04', 30) }, { notices: [notice(2026)] });
  expect(yearEndLine(of, 2026, '2027-04-05')).toMatchObject({ rows: 1, proof: '', note: '' });
  expect(yearEndLine(of, 2026, '2027-01-11').note).toBe('');
  const over = account({ postings, entries: taken('2026-05-04', 32) }, { notices: [notice(2026)] });
  expect(yearEndFigures(over, 2026, '2027-04-05', NONE).expires).toEqual({ value: 0, postings: [] });
  const other = [stored('correction', -3, { year: 2026, day: '2027-03-31' })];
  const empty = account({ postings: other, entries: taken('2026-05-04', 27) }, { notices: [notice(2026)] });
  expect(bucketEnds(empty, 2026, '2027-04-05')).toEqual([]);
  const before = [stored('opening', 3), stored('expired', -3, { day: '2026-03-31' })];
  const looked = account({ postings: before, entries: taken('2026-05-04', 30) });
  expect(bucketEnds(looked, 2026, '2027-04-05').map(({ year, isPosted }) => [year, isPosted])).toEqual([
    [2025, true],
  ]);
});
