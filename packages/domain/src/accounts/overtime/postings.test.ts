import { describe, expect, it } from 'vitest';
import type { Half } from '../../records/entries/halves.ts';
import { creditRefusal } from './credit.ts';
import { proposedOpening } from './opening.ts';
import { type Account, entry, factsOf, posting } from './overtime.fixture.ts';
import { openingOn, timePostingRefusal, timeReversalRefusal } from './postings.ts';
import { isOutside, payoutWarning, signedHours, warningOf, warningText } from './words.ts';

const SINCE = '2026-11-01';
type Typed = Parameters<typeof timePostingRefusal>[0];
const typed = (changes: Partial<Typed>): Typed => ({
  day: '2026-11-02',
  minutes: 60,
  kind: 'correction',
  ...changes,
});

describe('[OVT-04] postings', () => {
  it.each([
    [{}, undefined],
    [{ minutes: -60 }, undefined],
    [{ minutes: 0 }, 'overtime_nothing'],
    [{ kind: 'payout' }, undefined],
    [{ kind: 'payout', minutes: -60 }, 'overtime_sign'],
    [{ kind: 'cut', minutes: 0 }, 'overtime_sign'],
    [{ day: '2026-10-31' }, 'overtime_day'],
    [{ day: '2030-01-02' }, 'overtime_day'],
    [{ kind: 'opening', day: SINCE, minutes: 0 }, undefined],
    [{ kind: 'opening' }, 'overtime_opening_day'],
  ] as const)('%j: %s', (changes, code) => {
    expect(timePostingRefusal(typed(changes), SINCE)?.code).toBe(code);
  });

  it('are reversed once, and a reversal stays', () => {
    const first = posting(SINCE, 60, { id: 1, kind: 'opening' });
    const reversal = posting(SINCE, -60, { id: 2, kind: 'opening', reverses_id: 1 });
    const second = posting(SINCE, 90, { id: 3, kind: 'opening' });
    expect(timeReversalRefusal(first, [first])).toBeNull();
    const all = [first, reversal, second];
    expect(all.map((one) => timeReversalRefusal(one, all)?.code)).toEqual([
      'overtime_reversed',
      'overtime_reversed',
      undefined,
    ]);
    expect(openingOn(all, SINCE)).toBe(second);
    expect(openingOn([first, reversal], SINCE)).toBeNull();
  });
});

describe('[OVT-04] the proposed opening', () => {
  const months = [
    { day: '2026-08-01', target: 160, actual: 170 },
    { day: '2026-09-01', target: 160, actual: 157.33 },
    { day: '2026-11-01', target: 160, actual: 999 },
  ];

  it('is the sum of the old monthly differences', () => {
    expect(proposedOpening(months, [], SINCE)).toBe(440);
  });

  it('takes over what was on an account that was switched off', () => {
    const postings = [
      posting('2026-09-01', 1200, { kind: 'opening' }),
      posting('2026-09-30', -300, { kind: 'payout' }),
      posting('2026-11-05', 7),
    ];
    expect(proposedOpening(months, postings, SINCE)).toBe(1200 - 160 - 300);
  });
});

describe('[OVT-06] overtime reduction from hours that are there', () => {
  const account: Account = {
    since: '2026-11-23',
    today: '2026-11-23',
    postings: [posting('2026-11-23', 1000)],
  };
  const refused = (changes: Partial<Account>, days: string[], planned: string[] = [], half: Half = null) =>
    creditRefusal(
      {
        ...factsOf({ ...account, ...changes }),
        planned: planned.map((day) => entry(day, 30, { target: 8 })),
      },
      days,
      () => half,
    )?.message;
  const sentence = (h: string) => `Das Stundenkonto reicht nicht aus. Verfügbar: ${h} Stunden.`;

  it('takes as many days as there are hours', () => {
    expect(refused({}, ['2026-11-24', '2026-11-25'])).toBeUndefined();
    expect(refused({}, ['2026-11-24', '2026-11-25', '2026-11-26'])).toBe(sentence('0,67'));
    expect(refused({ postings: [posting('2026-11-23', 250)] }, ['2026-11-24'], [], 'first')).toBeUndefined();
    expect(refused({ postings: [posting('2026-11-23', -250)] }, ['2026-11-24'])).toBe(sentence('0'));
  });

  it('takes no day to come for counted because today is', () => {
    const today = entry('2026-11-23', 50, { net_minutes: 480, target: 8 });
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    expect(refused({ entries: [today] }, days)).toBe(sentence('0,67'));
  });

  it('leaves what has been asked for, also after its day', () => {
    expect(refused({}, ['2026-11-24'], ['2026-12-10'])).toBeUndefined();
    expect(refused({}, ['2026-11-24'], ['2026-11-24', '2026-12-10'])).toBe(sentence('0,67'));
  });

  it('looks at postings of days to come', () => {
    const postings = [posting('2026-11-23', 100), posting('2026-11-25', 400)];
    expect(refused({ postings }, ['2026-11-24'])).toBe(sentence('1,67'));
    expect(refused({ postings }, ['2026-11-25'])).toBeUndefined();
    const paidOut = [posting('2026-11-23', 500), posting('2026-11-30', -100)];
    expect(refused({ postings: paidOut }, ['2026-11-24'])).toBe(sentence('6,67'));
  });

  it('does not ask for the hours of a missed day again', () => {
    const missed = { since: '2026-11-19', today: '2026-11-23' };
    expect(refused({ ...missed, postings: [posting('2026-11-19', 960)] }, ['2026-11-20'])).toBeUndefined();
    expect(refused({ ...missed, postings: [posting('2026-11-19', 900)] }, ['2026-11-20'])).toBe(
      sentence('7'),
    );
  });
});

it('[OVT-05] says where an account is outside the limits', () => {
  const limits = { warn_over: 40, warn_under: -20 };
  expect([2400, 2401, -1200, -1201].map((minutes) => isOutside(minutes, limits))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(warningText(2430)).toBe('Ihr Stundenkonto steht bei 40,5 Stunden.');
  expect(warningOf('Anna Adler', -1230)).toBe('Das Stundenkonto von Anna Adler steht bei −20,5 Stunden.');
  expect(payoutWarning(60)).toBe('Die Auszahlung ist höher als das Guthaben von 1 Stunden.');
  expect([195, -30, 0].map(signedHours)).toEqual(['+3,25', '−0,50', '0,00']);
});
