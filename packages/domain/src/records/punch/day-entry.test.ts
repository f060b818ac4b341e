import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeOf } from '../../time/time.ts';
import { type DayEntry, dayEntries, rounded, withPunches } from './day-entry.ts';
import { at, onDay, span } from './punch.fixture.ts';

const shown = ({ day, start, end, net, breaks }: DayEntry) =>
  `${day} ${timeOf(start)}–${timeOf(end)} ${net} + ${breaks}`;
const entries = (...spans: string[]) => dayEntries(spans.map(span), 'none').map(shown);
const november = '2026-11-18';

describe('the working time of each day', () => {
  it('[CLK-04] midnight divides a shift into an entry a day', () => {
    expect(entries('work 2026-11-18 22:00 2026-11-19 06:00')).toEqual([
      '2026-11-18 22:00–24:00 120 + 0',
      '2026-11-19 00:00–06:00 360 + 0',
    ]);
  });

  it.each([
    ['[VEC-59]', 'work 2026-03-28 22:00 2026-03-29 06:00', [120, 300]],
    ['[VEC-60]', 'work 2026-10-24 22:00 2026-10-25 06:00', [120, 420]],
    ['[VEC-61]', 'work 2026-03-29 06:00 2026-03-29 14:00', [480]],
    ['[VEC-61]', 'work 2026-10-25 06:00 2026-10-25 14:00', [480]],
  ])('[CLK-04] %s %s are %j minutes', (_, text, minutes) => {
    expect(dayEntries([span(text)], 'none').map(({ net }) => net)).toEqual(minutes);
  });

  it('[CLK-04] several intervals are one entry: first begin, last end, and the gaps are break', () => {
    const spans = ['work 08:00 12:00', 'break 12:00 12:40', 'work 12:40 15:00', 'work 18:00 19:00'];
    expect(
      dayEntries(
        spans.map((text) => onDay(text)),
        'none',
      ).map(shown),
    ).toEqual(['2026-11-18 08:00–19:00 440 + 220']);
  });

  it('a break at the end is no working time, and a day of breaks is none', () => {
    const spans = [onDay('work 08:00 12:00'), span('break 2026-11-18 12:00 2026-11-19 01:00')];
    expect(dayEntries(spans, 'none').map(shown)).toEqual(['2026-11-18 08:00–12:00 240 + 0']);
  });

  it('who comes and goes in the same minute has no working time', () => {
    expect(dayEntries([onDay('work 08:00 08:00')], 'none')).toEqual([]);
    const later = [onDay('work 08:00 08:00'), onDay('work 09:00 12:00')];
    expect(dayEntries(later, 'none').map(shown)).toEqual(['2026-11-18 09:00–12:00 180 + 0']);
  });

  it('an end in the second passing of a doubled hour never reads before its begin', () => {
    const begin = at('2026-10-25', '02:50');
    const [only] = dayEntries([{ kind: 'work', start: begin, end: begin + 20 }], 'none');
    expect(shown(only as DayEntry)).toBe('2026-10-25 02:50–02:51 20 + 0');
  });

  it.each([
    ['none', '08:07', '16:52', 525],
    ['5', '08:05', '16:50', 525],
    ['15', '08:00', '16:45', 525],
  ] as const)('[CLK-03] rounding %s: 08:07 to 16:52 is %s to %s', (rounding, start, end, net) => {
    const [only] = dayEntries([onDay('work 08:07 16:52')], rounding);
    expect(shown(only as DayEntry)).toBe(`${november} ${start}–${end} ${net} + 0`);
  });

  it('[CLK-03] rounds half a step up, and breaks are never rounded', () => {
    expect([7, 8, 22, 23].map((minutes) => rounded(minutes, '15'))).toEqual([0, 15, 15, 30]);
    const spans = [onDay('work 08:03 12:00'), onDay('break 12:00 12:31'), onDay('work 12:31 16:58')];
    expect(dayEntries(spans, '15').map(shown)).toEqual(['2026-11-18 08:00–17:00 509 + 31']);
  });

  it('[CLK-04] loses and gains no minute, wherever midnight lies', () => {
    const starts = fc.integer({ min: at('2026-03-27', '00:00'), max: at('2026-10-26', '00:00') });
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 1440 }), (start, length) => {
        const found = dayEntries([{ kind: 'work', start, end: start + length }], 'none');
        expect(found.reduce((sum, { net }) => sum + net, 0)).toBe(length);
        for (const entry of found) expect(entry.start).toBeLessThan(entry.end);
      }),
    );
  });
});

describe('a day that has a working time already', () => {
  const punched = ['work 08:00 12:00'].map((text) => onDay(text));
  const [stored] = dayEntries(punched, 'none') as [DayEntry];
  const after = [onDay('work 13:00 17:00')];

  it('[CLK-04] is computed from all intervals where the clock alone has written it', () => {
    expect(shown(withPunches(stored, punched, after, 'none') as DayEntry)).toBe(
      '2026-11-18 08:00–17:00 480 + 60',
    );
    const night = [onDay('work 00:00 02:00')];
    expect(shown(withPunches(stored, punched, night, 'none') as DayEntry)).toBe(
      '2026-11-18 00:00–12:00 360 + 360',
    );
  });

  it('[CLK-03] what somebody has typed remains, and the clock adds what lies outside', () => {
    const typed = { ...stored, end: 12 * 60 + 30, net: 255, breaks: 15 };
    expect(shown(withPunches(typed, punched, after, 'none') as DayEntry)).toBe(
      '2026-11-18 08:00–17:00 495 + 45',
    );
    const across = [onDay('work 07:30 13:00')];
    expect(shown(withPunches(typed, [], across, 'none') as DayEntry)).toBe('2026-11-18 07:30–13:00 315 + 15');
    expect(withPunches(typed, punched, [onDay('work 09:00 10:00')], 'none')).toEqual(typed);
  });

  it('[CLK-03] a typed break tells two times of the doubled hour apart', () => {
    const again = { ...span('work 2026-10-25 02:30 2026-10-25 10:00') };
    const punched = [{ ...again, start: again.end - 450 }];
    const typed = { day: '2026-10-25', start: 150, end: 600, net: 450, breaks: 60 };
    const later = [span('work 2026-10-25 12:00 2026-10-25 13:00')];
    const entered = (stored: DayEntry) => shown(withPunches(stored, punched, later, 'none') as DayEntry);
    expect(entered({ ...typed, breaks: 0 })).toBe('2026-10-25 02:30–13:00 510 + 120');
    expect(entered(typed)).toBe('2026-10-25 02:30–13:00 510 + 180');
  });

  it('is the first one, or none', () => {
    expect(withPunches(null, [], punched, 'none')).toEqual(stored);
    expect(withPunches(null, [], [onDay('work 08:00 08:00')], 'none')).toBeNull();
    expect(withPunches(stored, [], [onDay('work 07:00 07:00')], 'none')).toEqual(stored);
  });
});
