import { expect, it } from 'vitest';
import { Ledger } from './ledger.mjs';

const MONDAY = '7|2024-01-08';
const stored = (sum) => [{ what: '1001|7|2026', stored: sum, actual: '8.00/1' }];

/** A database with exactly this content. */
const holding = ({ bookings = [], weeks = [], sums = stored('8.00/1') }) => ({
  async query(text) {
    if (text.includes('entry_sums')) return sums;
    return text.includes('type = 20') ? weeks : bookings;
  },
});

const booking = (mark, state) => ({ mark, state });

function written(outcome) {
  const ledger = new Ledger();
  ledger.wrote(ledger.bookings, 'a', 'a as sent', outcome);
  ledger.wrote(ledger.weeks, MONDAY, 5, outcome);
  return ledger;
}

const whole = { bookings: [booking('a', 'a as sent')], weeks: [{ week: MONDAY, days: 5 }] };

it('an acknowledged write must be stored once and completely', async () => {
  const ledger = written('acknowledged');
  expect(ledger.acknowledged).toBe(2);
  expect(await ledger.compare(holding(whole))).toEqual({ checks: 3, faults: [] });
  expect((await ledger.compare(holding({}))).faults).toHaveLength(2);
  const changed = { ...whole, bookings: [booking('a', 'otherwise')] };
  expect((await ledger.compare(holding(changed))).faults).toHaveLength(1);
  const twice = { ...whole, bookings: [...whole.bookings, ...whole.bookings] };
  expect((await ledger.compare(holding(twice))).faults).toEqual(['1 bookings are stored twice']);
  const half = { ...whole, weeks: [{ week: MONDAY, days: 3 }] };
  expect((await ledger.compare(holding(half))).faults).toEqual([`week ${MONDAY}: 3 days instead of 5`]);
});

it('an unacknowledged write is stored completely or not at all', async () => {
  const ledger = written('perhaps');
  expect(ledger.acknowledged).toBe(0);
  expect((await ledger.compare(holding(whole))).faults).toEqual([]);
  expect((await ledger.compare(holding({}))).faults).toEqual([]);
  const half = { ...whole, weeks: [{ week: MONDAY, days: 3 }] };
  expect((await ledger.compare(holding(half))).faults).toHaveLength(1);
});

it('an uncertain change leaves the old or the new state, an acknowledged one only the new', async () => {
  const old = holding({ bookings: [booking('a', 'a as sent')], weeks: whole.weeks });
  const fresh = holding({ bookings: [booking('a', 'a changed')], weeks: whole.weeks });
  const ledger = written('acknowledged');
  ledger.wrote(ledger.bookings, 'a', 'a changed', 'perhaps');
  expect([await ledger.compare(old), await ledger.compare(fresh)].map(({ faults }) => faults)).toEqual([
    [],
    [],
  ]);
  ledger.wrote(ledger.bookings, 'a', 'a changed', 'acknowledged');
  expect((await ledger.compare(old)).faults).toHaveLength(1);
  ledger.wrote(ledger.bookings, 'a', null, 'acknowledged');
  expect((await ledger.compare(fresh)).faults).toHaveLength(1);
});

it('a write that was never sent, or reached no server, must not be stored', async () => {
  const ledger = written('unsent');
  expect((await ledger.compare(holding(whole))).faults).toHaveLength(2);
});

it('the stored sums must equal those of the bookings, and exist', async () => {
  const ledger = written('acknowledged');
  expect((await ledger.compare(holding({ ...whole, sums: stored('9.00/1') }))).faults).toHaveLength(1);
  expect((await ledger.compare(holding({ ...whole, sums: [] }))).faults).toHaveLength(1);
});
