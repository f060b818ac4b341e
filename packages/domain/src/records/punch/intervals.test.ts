import { expect, it } from 'vitest';
import { type DayEntry, dayEntries, withPunches } from './day-entry.ts';
import { dayOf, dayOfLastShift, splitByDay } from './intervals.ts';
import { at, span } from './punch.fixture.ts';

const DAY = '2026-11-18';
const ended = { end: at(DAY, '12:00'), forgotten: false, shift: 'a', day: DAY, entry: 1 };

it.each([
  ['nothing', [], null],
  ['one that is over', [ended], DAY],
  ['one that runs', [ended, { ...ended, end: null, shift: 'b', entry: null }], null],
  ['one that was forgotten', [ended, { ...ended, end: null, forgotten: true, shift: 'b', entry: null }], DAY],
  [
    'one that was forgotten and written by hand',
    [ended, { ...ended, end: null, forgotten: true, shift: 'b', day: '2026-11-19' }],
    DAY,
  ],
  ['one that nobody has written yet', [{ ...ended, entry: null }], null],
  ['one over midnight', [ended, { ...ended, day: '2026-11-19', entry: 2 }], DAY],
  [
    'two',
    [
      { ...ended, shift: 'z', day: '2026-11-16' },
      { ...ended, shift: 'b', day: '2026-11-17' },
    ],
    '2026-11-17',
  ],
])('[CLK-08] the day of the last shift of %s', (_, intervals, day) => {
  expect(dayOfLastShift(intervals)).toBe(day);
});

it('[CLK-04] a stretch is divided at each midnight, and is itself on one day', () => {
  const long = span('work 2026-11-18 22:00 2026-11-20 01:00');
  const midnight = [at('2026-11-19', '00:00'), at('2026-11-20', '00:00')] as const;
  expect(splitByDay(long)).toEqual([
    { kind: 'work', day: DAY, start: long.start, end: midnight[0] },
    { kind: 'work', day: '2026-11-19', start: midnight[0], end: midnight[1] },
    { kind: 'work', day: '2026-11-20', start: midnight[1], end: long.end },
  ]);
  const one = span('break 2026-11-18 22:00 2026-11-19 00:00');
  expect(splitByDay(one)).toEqual([{ ...one, day: DAY }]);
  expect(dayOf(midnight[0])).toBe('2026-11-19');
});

it.each(['start', 'end', 'net', 'breaks'] as const)(
  '[CLK-04] a working time whose %s somebody has changed is not computed again',
  (field) => {
    const before = [span('work 2026-11-18 08:00 2026-11-18 12:00')];
    const added = [span('work 2026-11-18 13:00 2026-11-18 17:00')];
    const [punched] = dayEntries(before, 'none') as [DayEntry];
    const changed = { ...punched, [field]: punched[field] + 1 };
    const found = withPunches(changed, before, added, 'none');
    expect(found?.net).toBe(changed.net + 240);
    expect(found?.breaks).toBe(17 * 60 - changed.start - changed.net - 240);
  },
);

it('[CLK-03] a typed end hides what the clock has until then', () => {
  const before = [span('work 2026-11-18 08:00 2026-11-18 12:00')];
  const [punched] = dayEntries(before, 'none') as [DayEntry];
  const added = [span('work 2026-11-18 12:30 2026-11-18 17:00')];
  expect(withPunches({ ...punched, end: 13 * 60 }, before, added, 'none')).toMatchObject({
    net: 480,
    breaks: 60,
  });
});

it('[CLK-03] what the clock alone has written is rounded as a whole', () => {
  const before = [span('work 2026-11-18 08:00 2026-11-18 12:07')];
  const [punched] = dayEntries(before, '15') as [DayEntry];
  const added = [span('work 2026-11-18 12:08 2026-11-18 12:22')];
  expect(withPunches(punched, before, added, '15')).toMatchObject({ end: 12 * 60 + 15, net: 254, breaks: 1 });
});

it('[CLK-03] a gap is a break, but no longer than the rounded presence', () => {
  const spans = [
    span('work 2026-11-18 08:00 2026-11-18 08:01'),
    span('work 2026-11-18 08:20 2026-11-18 08:22'),
  ];
  expect(dayEntries(spans, 'none')).toMatchObject([{ net: 3, breaks: 19 }]);
  expect(dayEntries(spans, '15')).toEqual([]);
});

it('[CLK-04] days are in their order, whatever that of the stretches', () => {
  const spans = ['work 2026-11-20 08:00 2026-11-20 12:00', 'work 2026-11-18 08:00 2026-11-18 12:00'].map(
    span,
  );
  expect(dayEntries(spans, 'none').map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-20']);
});
