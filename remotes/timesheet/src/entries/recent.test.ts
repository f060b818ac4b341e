import { describe, expect, it } from 'vitest';
import { absence, booking, work } from './entries.fixture.ts';
import { lastWork, recentFirst, recentTexts, timesOfTyped, usualTimes } from './recent.ts';

const OPTIONS = [1001, 1002, 1003].map((value) => ({ value }));
const order = (entries: Parameters<typeof recentFirst>[1]) =>
  recentFirst(OPTIONS, entries).map(({ value }) => value);

describe('what was booked lately', () => {
  it('comes first, the last one of all, and the rest keeps its order', () => {
    expect(order([])).toEqual([1001, 1002, 1003]);
    const entries = [
      booking('2026-11-18', 2, { project: 1002 }),
      booking('2026-11-19', 2, { project: 1003 }),
      booking('2026-11-19', 2, { project: 1002 }),
      booking('2026-11-17', 2, { project: 1003 }),
    ];
    expect(order(entries)).toEqual([1002, 1003, 1001]);
    // A project that can no longer be booked is not offered.
    expect(order([booking('2026-11-19', 2, { project: 1999 })])).toEqual([1001, 1002, 1003]);
    expect(order([work('2026-11-19'), absence('2026-11-19')])).toEqual([1001, 1002, 1003]);
  });

  it('offers three texts of the project, each once', () => {
    const texts = ['eins', 'zwei', 'zwei', null, 'drei', 'vier', 'eins'];
    const entries = texts.map((booking_text, at) => booking(`2026-11-1${at}`, 1, { booking_text }));
    expect(recentTexts(entries, 1001)).toEqual(['eins', 'vier', 'drei']);
    expect(recentTexts(entries, 1002)).toEqual([]);
    expect(recentTexts(entries, null)).toEqual([]);
  });
});

describe('a new working time', () => {
  const early = work('2026-11-18', { start_time: '07:00', end_time: '15:45', break: 0.75 });

  it('knows the last day before it', () => {
    const entries = [work('2026-11-20'), early, work('2026-11-12'), booking('2026-11-19', 2)];
    expect(lastWork(entries, '2026-11-20')).toBe(early);
    expect(lastWork(entries, '2026-11-12')).toBeNull();
  });

  it.each([
    ['is like the last working day', early, 480, ['07:00', '15:45', 0.75]],
    ['is like it on a day that owes nothing', early, 0, ['07:00', '15:45', 0.75]],
    ['has half of a half day, and no break', early, 240, ['07:00', '11:00', 0]],
    ['follows a new contract', early, 420, ['07:00', '14:45', 0.75]],
    ['begins at eight by the contract', null, 480, ['08:00', '16:45', 0.75]],
    ['begins at eight with what a contract of 7:42 comes nearest to', null, 462, ['08:00', '16:30', 0.75]],
    [
      'ends as late as forms let it',
      work('2026-11-18', { start_time: '12:00' }),
      600,
      ['12:00', '19:00', 0.75],
    ],
  ] as const)('%s', (_, last, owed, [start_time, end_time, pause]) => {
    expect(usualTimes(last, owed, 0.75)).toEqual({ start_time, end_time, break: pause });
  });

  it('is as specified where nothing is known', () => {
    expect(usualTimes(null, 0, 0.75)).toBeNull();
  });

  it.each([
    ['hours begin as usual', { minutes: 465 }, null, ['07:00', '15:15', 0.5]],
    ['six hours need no break', { minutes: 360 }, null, ['07:00', '13:00', 0]],
    ['hours of a stored one keep its begin and break', { minutes: 420 }, early, ['07:00', '14:45', 0.75]],
    [
      'from-to has the usual break',
      { start_time: '06:00', end_time: '14:00' },
      null,
      ['06:00', '14:00', 0.5],
    ],
    ['a short from-to has none', { start_time: '06:00', end_time: '12:00' }, null, ['06:00', '12:00', 0]],
    [
      'from-to of a stored one keeps its break',
      { start_time: '06:00', end_time: '12:00' },
      early,
      ['06:00', '12:00', 0.75],
    ],
  ] as const)('[DAY-08] typed: %s', (_, typed, stored, [start_time, end_time, pause]) => {
    const usual = { start_time: '07:00', end_time: '15:30', break: 0.5 };
    expect(timesOfTyped(typed, stored, usual, 0.75)).toEqual({ start_time, end_time, break: pause });
  });

  it('[DAY-08] typed after a short day: a long one pauses as the company does', () => {
    const usual = { start_time: '07:00', end_time: '11:00', break: 0 };
    expect(timesOfTyped({ minutes: 480 }, null, usual, 0.75).break).toBe(0.75);
  });
});
