import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../wire/refusal.ts';
import { BLOCKER_WORDS, type Blocker } from './blockers.ts';
import {
  answerRefusal,
  confirmRefusal,
  correctionRefusal,
  leftOutRefusal,
  monthCloseRefusal,
  monthReopenRefusal,
  type StoredMonth,
} from './rules.ts';
import {
  CORRECTION_STATE_WORDS,
  isToConfirmAgain,
  MONTH_STATE_WORDS,
  timesWord,
  waitsAgain,
} from './states.ts';

const TODAY = '2026-12-01';
const AT = '2026-12-01T08:00:00.000Z';
const stored = (changes: Partial<StoredMonth> = {}): StoredMonth => ({
  month: '2026-11',
  state: 'open',
  version: 0,
  confirmed_at: null,
  ...changes,
});
const blocker = (date: string, kind: Blocker['kind'] = 'day'): Blocker => ({ day: `2026-11-${date}`, kind });
const said = (refusal: Refusal | null) => refusal && [refusal.code, refusal.field, refusal.message];

describe('[MON-02] a confirmation', () => {
  it.each<[string, Partial<StoredMonth>, Blocker[], string, unknown]>([
    ['of a month that is over', {}, [], TODAY, null],
    ['on its last day', {}, [], '2026-11-30', null],
    [
      'before it',
      {},
      [],
      '2026-11-29',
      ['month_not_over', 'month', 'Der Monat kann ab dem 30.11.2026 bestätigt werden.'],
    ],
    ['a second time', { state: 'confirmed', confirmed_at: AT }, [], TODAY, null],
    [
      'with two days missing',
      {},
      [blocker('03'), blocker('03', 'clock'), blocker('04')],
      TODAY,
      ['month_incomplete', undefined, 'Es fehlen noch 2 Tage.'],
    ],
    [
      'of a month that is closed',
      { state: 'closed', version: 1, confirmed_at: AT },
      [],
      TODAY,
      ['month_sealed', undefined, 'Der Monat November 2026 ist abgeschlossen.'],
    ],
    [
      'of a month that an admin closed without it, and nothing was changed since',
      { state: 'closed', version: 1 },
      [],
      TODAY,
      ['month_sealed', undefined, 'Der Monat November 2026 ist abgeschlossen.'],
    ],
    [
      'of a month that was changed since it was closed',
      { state: 'closed', version: 2 },
      [blocker('03')],
      TODAY,
      null,
    ],
  ])('%s', (_, changes, blockers, today, expected) => {
    expect(said(confirmRefusal(stored(changes), blockers, today))).toEqual(expected);
  });

  it('tells with its refusal what is missing', () => {
    expect(confirmRefusal(stored(), [blocker('03')], TODAY)).toMatchObject({ stops: [blocker('03')] });
  });
});

it.each<[string, Partial<StoredMonth>, boolean]>([
  ['never closed', {}, false],
  ['closed without a confirmation', { state: 'closed', version: 1 }, false],
  ['closed with one', { state: 'closed', version: 1, confirmed_at: AT }, false],
  ['reopened', { version: 1 }, true],
  ['reopened and confirmed', { state: 'confirmed', version: 1, confirmed_at: AT }, false],
  ['corrected', { state: 'closed', version: 2 }, true],
  ['corrected and confirmed', { state: 'closed', version: 2, confirmed_at: AT }, false],
])('[MON-06] a month that was %s waits for its person again: %s, %s', (_, changes, expected) => {
  expect(waitsAgain(stored(changes))).toBe(expected);
});

it('[MON-06] only a closed month is confirmed again', () => {
  expect(isToConfirmAgain(stored({ state: 'closed', version: 2 }))).toBe(true);
  expect(isToConfirmAgain(stored({ version: 2 }))).toBe(false);
});

describe('[MON-03] closing', () => {
  const open = 'Noch nicht bestätigt. Ohne Bestätigung braucht es einen Grund.';
  const unfinished = 'Eine offene Abwesenheit oder eine vergessene Stempelung verhindert den Abschluss.';

  it.each<[string, Partial<StoredMonth>, Blocker[], string | null, string, string | null]>([
    ['what is confirmed', { state: 'confirmed' }, [], null, TODAY, null],
    ['what is not confirmed', {}, [], null, TODAY, open],
    ['that with a reason', {}, [blocker('03')], 'krank', TODAY, null],
    ['with an absence that nobody has decided', {}, [blocker('03', 'absence')], 'krank', TODAY, unfinished],
    [
      'with a clock that nobody has stopped',
      { state: 'confirmed' },
      [blocker('03'), blocker('04', 'clock')],
      null,
      TODAY,
      unfinished,
    ],
    [
      'before the last day',
      { state: 'confirmed' },
      [],
      null,
      '2026-11-29',
      'Der Monat kann ab dem 30.11.2026 bestätigt werden.',
    ],
    ['what is closed', { state: 'closed' }, [], 'krank', TODAY, 'Der Monat November 2026 ist abgeschlossen.'],
  ])('%s', (_, changes, blockers, reason, today, expected) => {
    expect(monthCloseRefusal(stored(changes), blockers, reason, today)).toBe(expected);
  });

  it('is undone only of what is closed', () => {
    expect(monthReopenRefusal(stored({ state: 'closed' }))).toBeNull();
    for (const state of ['open', 'confirmed'] as const)
      expect(said(monthReopenRefusal(stored({ state })))).toEqual([
        ...['month_not_closed', 'month', 'Der Monat November 2026 ist nicht abgeschlossen.'],
      ]);
  });
});

describe('[MON-04] a correction', () => {
  const months = { grace: 5, closed: ['2026-09', '2026-12'] };

  it.each([
    ['a day of the month', '2026-11-18', '2026-11-20', false],
    ['a day in the days of grace', '2026-11-18', '2026-12-05', false],
    ['a day after them', '2026-11-18', '2026-12-06', true],
    ['a closed day', '2026-09-18', '2026-10-02', true],
    ['today', '2026-11-20', '2026-11-20', false],
    ['a day to come', '2026-11-21', '2026-11-20', false],
    ['a day to come of the next month', '2027-01-04', '2026-12-20', false],
    ['a day to come of a month that is closed', '2026-12-24', '2026-12-20', true],
  ])('is requested for %s, %s on %s: %s', (_, day, today, isPossible) => {
    expect(said(correctionRefusal(day, today, months))).toEqual(
      isPossible ? null : ['correction_open_day', 'day', 'Dieser Tag kann noch direkt geändert werden.'],
    );
  });

  it('is answered once', () => {
    expect(answerRefusal('open')).toBeNull();
    expect([answerRefusal('accepted')?.code, answerRefusal('declined')?.code]).toEqual([
      'correction_answered',
      'correction_answered',
    ]);
  });

  it('[MON-11] of several days is written without those that it left out, and no others', () => {
    const [first, second] = ['2026-11-16', '2026-11-17'] as const;
    expect([leftOutRefusal([], []), leftOutRefusal([second], [second])]).toEqual([null, null]);
    expect(leftOutRefusal([first, second], [second])?.message).toContain('sind: 16.11.2026 (jetzt belegt). ');
    expect(said(leftOutRefusal([second], [first]))).toEqual([
      'correction_days',
      undefined,
      'Seit die Korrektur beantragt wurde, hat sich geändert, welche Tage belegt sind: 17.11.2026 (jetzt belegt), 16.11.2026 (wieder frei). Bitte neu beantragen.',
    ]);
  });

  it('says its times in words', () => {
    const times = { start_time: '08:00', end_time: '16:30' };
    expect([null, { ...times, break: 0.5 }, { ...times, break: 0 }].map(timesWord)).toEqual([
      'keine Arbeitszeit',
      '08:00–16:30, Pause 0,50 h',
      '08:00–16:30, ohne Pause',
    ]);
  });
});

it('[MON-02] [MON-04] states and what is missing have these names', () => {
  expect(Object.values({ ...MONTH_STATE_WORDS })).toEqual(['offen', 'bestätigt', 'abgeschlossen']);
  expect(Object.values({ ...CORRECTION_STATE_WORDS })).toEqual(['offen', 'angenommen', 'abgelehnt']);
  expect(BLOCKER_WORDS).toEqual({
    day: 'Arbeitszeit fehlt',
    absence: 'Abwesenheit noch nicht entschieden',
    clock: 'Ende der Arbeitszeit vergessen',
  });
});
