import { describe, expect, it } from 'vitest';
import { dateOf, dayAndTimeOf, instantOf, instantOfDate, isPassed, timeOfYear } from './real-time.ts';

const HOUR = 60;

describe('minutes that pass in Germany', () => {
  it.each([
    ['2026-03-28', 22, '2026-03-29', 9, 10],
    ['2026-10-24', 22, '2026-10-25', 8, 11],
    ['2026-11-18', 8, '2026-11-18', 17, 9],
    ['2026-03-29', 6, '2026-03-29', 14, 8],
    ['2026-10-25', 6, '2026-10-25', 14, 8],
  ])('[LAW-06] [VEC-51] [VEC-52] from %s %i:00 to %s %i:00 are %i hours', (from, start, to, end, hours) => {
    expect(instantOf(to, end * HOUR) - instantOf(from, start * HOUR)).toBe(hours * HOUR);
  });

  it('[SET-15] a doubled hour is its first passing, a skipped one has not passed', () => {
    expect(dateOf(instantOf('2026-10-25', 150)).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(dayAndTimeOf(instantOf('2026-10-25', 150) + 60)).toEqual({ day: '2026-10-25', minutes: 150 });
    expect([isPassed('2026-10-25', 150), isPassed('2026-03-29', 150)]).toEqual([true, false]);
    expect([isPassed('2026-03-29', 119), isPassed('2026-03-29', 180)]).toEqual([true, true]);
  });

  it('[SET-15] says which time holds, on the two days on which it changes', () => {
    expect([119, 150, 179, 180].map((at) => timeOfYear('2026-10-25', at))).toEqual([
      ...Array(3).fill('Sommerzeit'),
      'Winterzeit',
    ]);
    expect([119, 180].map((at) => timeOfYear('2026-03-29', at))).toEqual(['Winterzeit', 'Sommerzeit']);
    expect(['2026-10-24', '2026-10-26', '2026-06-01'].map((day) => timeOfYear(day, 150))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('midnight at the end of a day is the beginning of the next', () => {
    expect(instantOf('2026-11-18', 1440)).toBe(instantOf('2026-11-19', 0));
    expect(isPassed('2026-11-18', 1440)).toBe(true);
  });

  it('agrees with the time zone of the platform in every hour of two years', () => {
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000) {
      const { day, minutes } = dayAndTimeOf(instantOfDate(new Date(at)));
      expect(`${day} ${String(minutes / 60).padStart(2, '0')}:00`).toBe(shown.format(at));
    }
  });
});
