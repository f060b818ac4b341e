import { describe, expect, it } from 'vitest';
import { endOf, endRefusal } from './forgotten.ts';
import { at } from './punch.fixture.ts';

const start = at('2026-11-18', '08:00');
const question = { start, next: null, now: at('2026-11-20', '10:00') };
const refused = (day: string, time: string, more = {}) =>
  endRefusal({ day, time }, { ...question, ...more })?.message ?? null;

describe('[CLK-06] the end that was forgotten', () => {
  it.each([
    ['2026-11-18', '17:00', false],
    ['2026-11-18', '08:01', false],
    ['2026-11-19', '08:00', false],
    ['2026-11-18', '08:00', true],
    ['2026-11-18', '07:59', true],
    ['2026-11-19', '08:01', true],
  ])('%s %s', (day, time, isRefused) => {
    expect(refused(day, time) !== null).toBe(isRefused);
  });

  it('is before what followed, and not in the future', () => {
    const next = at('2026-11-18', '20:00');
    expect(refused('2026-11-18', '20:00', { next })).toBeNull();
    expect(refused('2026-11-18', '20:01', { next })).toBe(
      'Das Ende liegt zwischen dem 18.11.2026, 08:00 Uhr und dem 18.11.2026, 20:00 Uhr.',
    );
    expect(endRefusal({ day: '2026-11-18', time: '07:00' }, question)?.field).toBe('time');
    const now = at('2026-11-19', '02:00');
    expect([
      refused('2026-11-19', '02:00', { now }),
      refused('2026-11-19', '02:01', { now }) === null,
    ]).toEqual([null, false]);
  });

  it('[SET-15] in a doubled hour is the passing after the begin', () => {
    const late = at('2026-10-25', '02:30') + 30;
    expect(endOf({ day: '2026-10-25', time: '02:15' }, late)).toBe(at('2026-10-25', '02:15') + 60);
    expect(endOf({ day: '2026-10-25', time: '02:15' }, at('2026-10-24', '22:00'))).toBe(
      at('2026-10-25', '02:15'),
    );
    const first = at('2026-10-25', '02:15');
    expect(endOf({ day: '2026-10-25', time: '02:15' }, first)).toBe(first + 60);
    expect(endOf({ day: '2026-11-18', time: '07:00' }, start)).toBe(at('2026-11-18', '07:00'));
  });
});
