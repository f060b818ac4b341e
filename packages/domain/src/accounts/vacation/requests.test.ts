import { describe, expect, it } from 'vitest';
import { addDays, daysFrom } from '../../time/day.ts';
import { vacationRefusal } from '../../workflows/requests/request.ts';
import { stored, taken, untilMarch } from './ledger.fixture.ts';
import { ledgerSentences } from './messages.ts';
import { lapsedRefusal, postingRefusal, reversalRefusal } from './rules.ts';
import type { VacationFacts } from './vacation-account.ts';

const TODAY = '2026-02-02';

/** 5 left over of 2025 and 2 in 2026: seven days, of which five end on 31 March where a notice was read. */
const account = (lastDay?: typeof untilMarch, entries = taken('2026-01-12', 0)): VacationFacts => ({
  vacation: 2,
  lastYear: { days: 0, enteredIn: 2025 },
  days: entries,
  ledger: { begins: 2026, postings: [stored('opening', 5)], ...(lastDay && { lastDay }) },
});
const asked = (first: string, count: number) => daysFrom(first, addDays(first, count - 1));
const remaining = (facts: VacationFacts, first: string, count: number) =>
  vacationRefusal(asked(first, count), facts, TODAY)?.remaining ?? null;

describe('a request', () => {
  it('[LED-15] uses all years as long as none has a deadline', () => {
    expect(remaining(account(), '2026-06-01', 7)).toBeNull();
    expect(remaining(account(), '2026-06-01', 8)).toBe(7);
  });

  it.each([
    ['before the deadline', '2026-03-02', 7, null, 8, 7],
    ['after it', '2026-06-01', 2, null, 3, 2],
    // Two of the five lie before the deadline.
    ['across it', '2026-03-30', 4, null, 5, 4],
  ] as const)('[LED-15] %s uses what ends at it only up to it', (_, first, fits, none, tooMany, left) => {
    expect(remaining(account(untilMarch), first, fits)).toBe(none);
    expect(remaining(account(untilMarch), first, tooMany)).toBe(left);
  });

  it('[LED-15] that takes what another one planned for the next year is refused by that year', () => {
    const planned = account(undefined, taken('2027-02-01', 8));
    // 5 + 2 + 2 are there until the end of 2027.
    expect(remaining(planned, '2026-06-01', 1)).toBeNull();
    expect(remaining(planned, '2026-06-01', 2)).toBe(7);
    // With a deadline nothing of 2025 reaches next year: it is already overdrawn, and a day of 2025 changes nothing there.
    const dead = account(untilMarch, taken('2027-02-01', 8));
    expect(remaining(dead, '2026-03-02', 5)).toBeNull();
  });
});

it('[LED-15] of days in two years those of the year that refuses are said to be left', () => {
  const days = ['2026-12-31', '2027-03-31', '2027-04-01', '2027-04-02', '2027-04-03'];
  // Two of 2027, and of 2026 the one day before its deadline.
  expect(vacationRefusal(days, account(untilMarch), TODAY)?.remaining).toBe(3);
});

describe('a posting', () => {
  it.each([
    ['2026-01-01', 2025, null],
    ['2027-12-31', 2027, null],
    ['2025-12-31', 2025, 'Das Urlaubskonto reicht vom 01.01.2026 bis zum 31.12.2027.'],
    ['2028-01-01', 2027, 'Das Urlaubskonto reicht vom 01.01.2026 bis zum 31.12.2027.'],
    ['2026-05-01', 2027, 'Am 01.05.2026 gibt es Urlaub aus den Jahren 2025 bis 2026.'],
    ['2026-05-01', 2024, 'Am 01.05.2026 gibt es Urlaub aus den Jahren 2025 bis 2026.'],
  ])('[LED-07] on %s into %d: %s', (day, year, sentence) => {
    expect(postingRefusal({ day, year }, { begins: 2026 }, TODAY)?.message ?? null).toBe(sentence);
  });

  it.each([
    ['2026-03-31', TODAY, null],
    ['2026-04-01', TODAY, 'posting_lapsed year'],
    ['2026-03-01', '2026-03-31', null],
    ['2026-03-01', '2026-04-01', 'posting_lapsed year'],
  ])('[SET-21] on %s into 2025, which ends on 31 March, typed on %s: %s', (day, today, fault) => {
    const refusal = postingRefusal({ day, year: 2025 }, { begins: 2026, lastDay: untilMarch }, today);
    expect(refusal && `${refusal.code} ${refusal.field}`).toBe(fault);
  });

  it('[SET-21] says until when days of the year could be taken', () => {
    const refusal = lapsedRefusal(2025, '2026-04-01', untilMarch);
    expect([refusal?.code, refusal?.field]).toEqual(['posting_lapsed', undefined]);
    expect(refusal?.message).toContain('2025');
    expect(refusal?.message).toContain('31.03.2026');
    expect([undefined, () => null].map((none) => lapsedRefusal(2025, '2026-04-01', none))).toEqual([
      null,
      null,
    ]);
  });

  it('[LED-01] is reversed once, and only what was posted by hand', () => {
    const extra = stored('extra', 2);
    const reversal = { ...stored('extra', -2), reverses_id: extra.id };
    expect(reversalRefusal(extra, [extra])).toBeNull();
    expect(reversalRefusal(extra, [extra, reversal])?.code).toBe('posting_reversed');
    for (const one of [reversal, stored('opening', 5), { ...extra, closing_id: 1 }])
      expect(reversalRefusal(one, [one])?.code).toBe('posting_not_reversible');
  });

  it('[LED-07] says what the specification says', () => {
    expect(ledgerSentences.posting_reason).toEqual({
      status: 400,
      message: 'Bitte geben Sie einen Grund an.',
    });
  });
});
