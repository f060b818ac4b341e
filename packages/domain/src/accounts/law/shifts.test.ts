import { describe, expect, it } from 'vitest';
import { addDays } from '../../time/day.ts';
import { instantOf } from '../../time/real-time.ts';
import { minutesOf } from '../../time/time.ts';
import type { LawTime } from './facts.ts';
import { timed, worked } from './law.fixture.ts';
import { countedBreak, longestStretch, netOf, shiftsOf } from './shifts.ts';

const DAY = '2026-11-18';
const at = (time: string, day = DAY) => instantOf(day, minutesOf(time));
const span = (from: string, to: string, day = DAY) => ({ from: at(from, day), to: at(to, day) });

/** Measured by a clock: pairs of 'W from–to' and 'B from–to', and the shift they belong to. */
const measured = (time: LawTime, ...texts: [text: string, shift?: string][]): LawTime => ({
  ...time,
  intervals: texts.map(([text, shift = 'one']) => {
    const [from = '', to = ''] = text.slice(2).split('–');
    return { ...span(from, to), kind: text.startsWith('W') ? ('work' as const) : ('break' as const), shift };
  }),
});

describe('[LAW-03] a working time with the sum of its breaks', () => {
  it('is one shift, whose breaks nobody knows the times of', () => {
    const whole = span('08:00', '17:00');
    expect(shiftsOf([worked(DAY, '08:00', '17:00', 45)])).toEqual([
      { ...whole, day: DAY, id: null, works: [whole], sums: [45], exact: false },
    ]);
    expect(shiftsOf([worked(DAY, '08:00', '17:00')])[0]?.sums).toEqual([]);
  });

  it('joins another one that begins where it ends, whatever their order', () => {
    const evening = { ...worked('2026-11-17', '20:00', '00:00', 20), end: 1440 };
    const morning = worked(DAY, '00:00', '04:00', 30);
    const [shift, ...more] = shiftsOf([morning, evening]);
    expect(more).toEqual([]);
    expect(shift).toMatchObject({ day: '2026-11-17', sums: [20, 30], exact: false });
    expect(shift?.works).toEqual([{ from: at('20:00', '2026-11-17'), to: at('04:00') }]);
    expect(shiftsOf([worked(DAY, '00:01', '04:00'), evening])).toHaveLength(2);
  });
});

describe('[LAW-04] a working time with the times of its breaks', () => {
  it('is exact, whatever the order of its intervals', () => {
    const known = timed(DAY, '08:00', '17:00', '10:00–10:15', '12:00–12:30');
    const reversed = { ...known, intervals: known.intervals?.toReversed() ?? null };
    const works = [span('08:00', '10:00'), span('10:15', '12:00'), span('12:30', '17:00')];
    for (const time of [known, reversed])
      expect(shiftsOf([time])).toMatchObject([{ ...span('08:00', '17:00'), works, exact: true, sums: [] }]);
  });

  it('is of two shifts also where the second one is short', () => {
    const two = measured(worked(DAY, '08:00', '16:10', 30), ['W 08:00–16:00', 'a'], ['W 16:05–16:10', 'b']);
    expect(shiftsOf([two])).toHaveLength(2);
  });

  it('is joined with what is known by its sum alone, and no longer exact', () => {
    const evening = { ...worked('2026-11-17', '20:00', '00:00', 20), end: 1440 };
    expect(shiftsOf([evening, timed(DAY, '00:00', '04:00')])).toMatchObject([{ exact: false }]);
    const night = { ...timed('2026-11-17', '20:00', '20:00'), end: 1440 };
    const intervals = [
      { from: at('20:00', '2026-11-17'), to: at('00:00'), kind: 'work' as const, shift: 'night' },
    ];
    expect(shiftsOf([{ ...night, intervals }, timed(DAY, '00:00', '04:00')])).toMatchObject([
      { exact: true },
    ]);
    expect(shiftsOf([{ ...night, intervals }, worked(DAY, '00:00', '04:00')])).toMatchObject([
      { exact: false },
    ]);
  });

  it('ignores work of no length, which a double punch leaves', () => {
    const punched = measured(worked(DAY, '08:00', '12:00'), ['W 07:00–07:00'], ['W 08:00–12:00']);
    expect(shiftsOf([punched])).toMatchObject([{ works: [span('08:00', '12:00')] }]);
    expect(shiftsOf([measured(worked(DAY, '08:00', '12:00'), ['W 08:00–08:00'])])).toEqual([]);
  });

  it('joins work that touches or overlaps', () => {
    const over = measured(
      worked(DAY, '08:00', '12:00'),
      ['W 08:00–10:00'],
      ['W 09:00–09:30'],
      ['W 10:00–12:00'],
    );
    expect(shiftsOf([over])[0]?.works).toEqual([span('08:00', '12:00')]);
  });
});

describe('[CLK-02] a measured shift', () => {
  it('goes on over midnight on the entry of the next day', () => {
    const evening = measured({ ...worked('2026-11-17', '20:00', '00:00'), end: 1440 });
    const first = { ...span('20:00', '23:30', '2026-11-17'), kind: 'work' as const, shift: 'night' };
    const second = { ...span('00:30', '04:00'), kind: 'work' as const, shift: 'night' };
    const times = [
      { ...evening, intervals: [first] },
      { ...worked(DAY, '00:00', '04:00'), intervals: [second] },
    ];
    expect(shiftsOf(times)).toMatchObject([{ day: '2026-11-17', from: first.from, to: second.to }]);
    const other = [
      times[0] as LawTime,
      { ...(times[1] as LawTime), intervals: [{ ...second, shift: 'next' }] },
    ];
    expect(shiftsOf(other)).toHaveLength(2);
  });

  it.each([
    ['a break that was added', 30, '08:00', '17:00', [30], false],
    ['one beside that of the clock', 45, '08:00', '17:00', [45], false],
    ['begin and end rounded by less than a quarter of an hour', 30, '07:46', '17:14', [30], false],
    ['another begin than measured', 30, '07:45', '17:00', [], true],
    ['another end than measured', 30, '08:00', '17:15', [], true],
    ['no break', 0, '08:00', '17:00', [], true],
  ])('knows %s', (_, breaks, start, end, sums, exact) => {
    const time = measured(worked(DAY, start, end, breaks), ['W 08:00–17:00']);
    expect(shiftsOf([time])).toMatchObject([{ sums, exact }]);
  });

  it.each([
    [30, [], true],
    [29, [], true],
    [45, [15], false],
  ])('has %i minutes of break, 30 of them measured: %j are added', (breaks, sums, exact) => {
    const rest = ['W 08:00–12:00', 'B 12:00–12:30', 'W 12:30–17:00'].map((text): [string] => [text]);
    expect(shiftsOf([measured(worked(DAY, '08:00', '17:00', breaks), ...rest)])).toMatchObject([
      { sums, exact },
    ]);
    // A break that went on into work counts by what was punched; one that nobody punched by the gap.
    const gap = [['W 08:00–12:00'], ['W 12:30–17:00']] as [string][];
    expect(shiftsOf([measured(worked(DAY, '08:00', '17:00', breaks), ...gap)])).toMatchObject([
      { sums, exact },
    ]);
    const punched = [['W 08:00–17:00'], ['B 12:00–12:30']] as [string][];
    expect(shiftsOf([measured(worked(DAY, '08:00', '17:00', breaks), ...punched)])).toMatchObject([
      { sums, exact },
    ]);
  });

  it('has no break added where the day has two shifts', () => {
    const two = measured(
      worked(DAY, '08:00', '20:00', 300),
      ['W 08:00–12:00', 'early'],
      ['W 16:00–20:00', 'late'],
    );
    expect(shiftsOf([two]).map(({ exact, sums }) => ({ exact, sums }))).toEqual([
      { exact: true, sums: [] },
      { exact: true, sums: [] },
    ]);
  });
});

it('[LAW-03] [LAW-04] breaks shorter than the shortest count neither as a break nor as its end', () => {
  const [shift] = shiftsOf([timed(DAY, '08:00', '17:00', '10:00–10:14', '13:00–13:15')]);
  if (!shift) throw new Error('no shift');
  expect([countedBreak(shift, 15), countedBreak(shift, 14), netOf(shift, 15)]).toEqual([15, 29, 525]);
  expect(longestStretch(shift, 15)).toEqual(span('08:00', '13:00'));
  expect(longestStretch(shift, 14)).toEqual(span('13:15', '17:00'));
});

it('[SET-14] shifts are in the order in which they began', () => {
  const times = [DAY, addDays(DAY, 2), addDays(DAY, 1)].map((day) => worked(day, '08:00', '12:00'));
  expect(shiftsOf(times).map(({ day }) => day)).toEqual([DAY, addDays(DAY, 1), addDays(DAY, 2)]);
});
