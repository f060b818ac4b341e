import { describe, expect, it } from 'vitest';
import { punchInRefusal } from './forgotten.ts';
import { beginOfRun, type Interval, shiftAt } from './intervals.ts';
import { at } from './punch.fixture.ts';
import { effectOf, isOverdue, PUNCHES, type PunchState, stateOf } from './state.ts';

const day = '2026-11-18';
const interval = (kind: Interval['kind'], start: string, end: string | null, more = {}): Interval => ({
  kind,
  start: at(day, start),
  end: end === null ? null : at(day, end),
  forgotten: false,
  shift: 'a',
  ...more,
});

describe('the state of a clock', () => {
  it.each<[string, Interval[], PunchState]>([
    ['nothing', [], 'idle'],
    ['what has ended', [interval('work', '08:00', '12:00')], 'idle'],
    ['work', [interval('work', '08:00', null)], 'work'],
    ['a break', [interval('work', '08:00', '12:00'), interval('break', '12:00', null)], 'break'],
    ['an unanswered question', [interval('work', '08:00', null, { forgotten: true })], 'forgotten'],
    [
      'work beside an unanswered question',
      [interval('work', '08:00', null, { forgotten: true }), interval('work', '20:00', null)],
      'work',
    ],
  ])('[CLK-02] [CLK-06] of %s', (_, intervals, state) => {
    expect(stateOf(intervals)).toBe(state);
  });

  it('[CLK-01] [CLK-05] [CLK-06] a punch that has nothing to do changes nothing', () => {
    const states = ['idle', 'work', 'break', 'forgotten'] as const;
    const table = PUNCHES.map((punch) => states.map((state) => effectOf(punch, state)?.begin));
    expect(table).toEqual([
      ['work', undefined, undefined, 'work'],
      [undefined, 'break', undefined, undefined],
      [undefined, undefined, 'work', undefined],
      [undefined, null, null, undefined],
    ]);
  });
});

describe('a run', () => {
  const run = [
    interval('work', '06:00', '09:00'),
    interval('work', '10:00', '12:00'),
    interval('break', '12:00', '12:30'),
    interval('work', '12:30', null),
  ];

  it('begins where somebody came, breaks included', () => {
    expect(beginOfRun(run)).toBe(at(day, '10:00'));
    expect(beginOfRun(run.slice(0, 3))).toBeNull();
  });

  it('[CLK-06] is forgotten after more than 16 hours', () => {
    expect(isOverdue(run, at('2026-11-19', '02:00'), 16)).toBe(false);
    expect(isOverdue(run, at('2026-11-19', '02:01'), 16)).toBe(true);
    expect(isOverdue(run, at('2026-11-19', '02:00'), 10)).toBe(true);
    expect(
      isOverdue([interval('work', '00:00', null, { forgotten: true })], at('2026-11-20', '00:00'), 16),
    ).toBe(false);
  });
});

it('[SET-14] a new shift begins six hours after the last one ended', () => {
  const ended = [
    interval('work', '06:00', '12:00', { shift: 'a' }),
    interval('work', '13:00', '14:00', { shift: 'b' }),
  ];
  expect(shiftAt(ended, at(day, '19:59'))).toBe('b');
  expect(shiftAt(ended, at(day, '20:00'))).toBeNull();
  const open = interval('work', '14:30', null, { forgotten: true, shift: 'c' });
  expect(
    shiftAt([...ended, interval('work', '14:00', '14:10', { shift: 'd' }), open], at(day, '15:00')),
  ).toBe('d');
  expect(shiftAt([], at(day, '20:00'))).toBeNull();
  expect(shiftAt([interval('work', '06:00', null, { forgotten: true })], at(day, '07:00'))).toBeNull();
});

describe('[CLK-05] coming', () => {
  const free = { absence: null, employed: true };

  it('is refused on a whole absence and without a contract, with the sentences of the form', () => {
    expect(punchInRefusal(day, free)).toBeNull();
    expect(punchInRefusal(day, { ...free, absence: { project: 10 } })).toMatchObject({
      status: 409,
      code: 'working_time_absence',
      message: 'Abwesenheit (Urlaub) für den Tag 18.11.2026 vorhanden.',
    });
    expect(punchInRefusal(day, { ...free, employed: false })).toMatchObject({
      status: 409,
      code: 'not_employed',
    });
  });
});
