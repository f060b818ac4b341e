import { describe, expect, it } from 'vitest';
import { TYPE } from '../../records/entries/type-codes.ts';
import { daysFrom } from '../../time/day.ts';
import { holidays } from '../../time/holidays.ts';
import { codes, factsOf, one, timed, weeksOf, worked } from './law.fixture.ts';
import { LAW_TABLE, thresholdOn } from './table.ts';
import { violations } from './violations.ts';
import { remedyText } from './words.ts';

/** A Wednesday. */
const DAY = '2026-11-18';
const on = (...times: Parameters<typeof worked> extends [string, ...infer Rest] ? Rest : never) =>
  factsOf([worked(DAY, ...times)]);

describe('[LAW-03] the break', () => {
  it.each([
    ['VEC-42', '08:00', '14:00', 0, null],
    ['VEC-43', '08:00', '14:01', 0, { limit: 30, remedy: { kind: 'add_break', minutes: 30 } }],
    ['VEC-44', '08:00', '14:15', 15, null],
    ['VEC-45', '07:43', '16:44', 0, { limit: 45, remedy: { kind: 'add_break', minutes: 45 } }],
    ['VEC-45', '07:43', '16:44', 30, null],
    ['VEC-46', '08:00', '17:30', 30, null],
    ['VEC-46', '08:00', '17:31', 30, { limit: 45, remedy: { kind: 'add_break', minutes: 15 } }],
    ['LAW-03', '08:00', '15:00', 14, { value: 0, remedy: { kind: 'add_break', minutes: 30 } }],
  ])('[%s] %s to %s with %i minutes', (_, start, end, breaks, expected) => {
    const violation = one(on(start, end, breaks), 'break', DAY);
    if (expected === null) expect(violation).toBeNull();
    else expect(violation).toMatchObject({ day: DAY, ...expected });
  });

  it('[VEC-47] three times ten minutes count nothing', () => {
    const facts = factsOf([timed(DAY, '08:00', '16:30', '10:00–10:10', '12:00–12:10', '14:00–14:10')]);
    expect(one(facts, 'break', DAY)).toMatchObject({ value: 0, limit: 30 });
  });

  it('says what is prescribed and what is missing', () => {
    const violation = one(on('08:00', '17:31', 30), 'break', DAY);
    expect(violation?.text).toBe(
      'Bei 9:01 Stunden Arbeit sind 45 Minuten Pause vorgeschrieben, es fehlen 15.',
    );
    expect(remedyText(violation?.remedy ?? null)).toBe('15 Minuten Pause ergänzen');
  });
});

describe('[LAW-04] work without a break', () => {
  it('[VEC-49] 08:00–17:00 with a break 15:00–15:30: the break suffices, 7:00 before it do not', () => {
    const facts = factsOf([timed(DAY, '08:00', '17:00', '15:00–15:30')]);
    expect(codes(facts, DAY)).toEqual(['no_break', 'day8']);
    expect(one(facts, 'no_break', DAY)).toMatchObject({ value: 420, limit: 360 });
  });

  it('is not told without times, and ended by fifteen minutes, not by fourteen', () => {
    expect(one(on('08:00', '17:00', 45), 'no_break', DAY)).toBeNull();
    const after = (pause: string) => one(factsOf([timed(DAY, '08:00', '15:00', pause)]), 'no_break', DAY);
    expect(after('13:00–13:15')).toBeNull();
    expect(after('13:00–13:14')).toMatchObject({ value: 420 });
  });
});

describe('[LAW-05] hours', () => {
  it('[VEC-48] 08:00–18:45 with 45 are ten hours, a minute more is too much', () => {
    expect(codes(on('08:00', '18:45', 45), DAY)).toEqual(['day8']);
    expect(codes(on('08:00', '18:46', 45), DAY)).toEqual(['day8', 'day10']);
  });

  it('sixty hours a week, said on the day that passes them', () => {
    const days = daysFrom('2026-11-09', '2026-11-14');
    const exactly = days.map((day) => worked(day, '08:00', '18:30', 30));
    expect(one(factsOf(exactly), 'week60', '2026-11-09', '2026-11-15')).toBeNull();
    const more = days.map((day) => worked(day, '07:59', '18:30', 30));
    expect(one(factsOf(more), 'week60', '2026-11-09', '2026-11-15')).toMatchObject({
      day: '2026-11-14',
      value: 3606,
      limit: 3600,
    });
  });

  it('[SET-14] a shift over midnight counts to the day on which it began', () => {
    const night = [
      { ...worked('2026-11-17', '18:00', '00:00'), end: 1440 },
      worked('2026-11-18', '00:00', '04:30', 30),
    ];
    const facts = factsOf(night);
    expect(one(facts, 'day8', '2026-11-17', '2026-11-18')).toMatchObject({ day: '2026-11-17', value: 600 });
    expect(one(facts, 'rest11', '2026-11-17', '2026-11-18')).toBeNull();
    expect(one(facts, 'break', '2026-11-17', '2026-11-18')).toMatchObject({ day: '2026-11-17', limit: 45 });
  });
});

describe('[LAW-06] rest', () => {
  it.each([
    ['VEC-50', '2026-11-17', '22:00', '2026-11-18', '08:30', 630],
    ['VEC-51', '2026-03-28', '22:00', '2026-03-29', '09:00', 600],
    ['VEC-52', '2026-10-24', '22:00', '2026-10-25', '08:00', null],
    ['LAW-06', '2026-11-17', '22:00', '2026-11-18', '09:00', null],
  ])('[%s] %s until %s, %s from %s', (_, last, end, day, start, value) => {
    const violation = one(factsOf([worked(last, '18:00', end), worked(day, start, '12:00')]), 'rest11', day);
    if (value === null) expect(violation).toBeNull();
    else expect(violation).toMatchObject({ day, value, limit: 660 });
  });

  it('names the missing minutes; ten hours are enough in trades of § 5 Abs. 2', () => {
    const times = [worked('2026-11-17', '14:00', '22:00', 30), worked(DAY, '08:30', '12:00')];
    expect(one(factsOf(times), 'rest11', DAY)?.text).toBe(
      'Seit 22:00 Uhr am 17.11.2026 nur 10:30 Stunden Ruhezeit, es fehlen 30 Minuten.',
    );
    const choices = { rest: 10, average: 'weeks', span: 10 } as const;
    expect(one(factsOf(times, { choices }), 'rest11', DAY)).toBeNull();
  });

  it('[SET-14] counts between two shifts of one working time', () => {
    const at = timed(DAY, '06:00', '22:00', '10:00–19:00');
    const intervals = at.intervals?.map((one, i) => ({ ...one, shift: i === 0 ? 'early' : 'late' })) ?? null;
    const facts = factsOf([{ ...at, intervals }]);
    expect(one(facts, 'rest11', DAY)).toMatchObject({ value: 540 });
  });
});

describe('[FND-12] the thresholds', () => {
  it('are rows: days before a reform keep theirs', () => {
    const reform = [...LAW_TABLE, { key: 'day_most', from: '2026-11-18', value: 720 } as const];
    expect([thresholdOn(reform, 'day_most', '2026-11-17'), thresholdOn(reform, 'day_most', DAY)]).toEqual([
      600, 720,
    ]);
    const facts = factsOf([worked('2026-11-17', '06:00', '17:45', 45), worked(DAY, '06:00', '17:45', 45)]);
    const told = violations(facts, reform, { from: '2026-11-17', to: DAY });
    expect(told.filter(({ code }) => code === 'day10').map(({ day }) => day)).toEqual(['2026-11-17']);
  });
});

describe('[LAW-13] a late record', () => {
  const recorded = (day: string, milog = true) =>
    factsOf([{ ...worked(TARGET, '08:00', '12:00'), recorded: day }], { milog, today: '2026-12-01' });
  const TARGET = '2026-11-20';

  it('[VEC-58] on the seventh day is in time, on the eighth it is not', () => {
    expect(codes(recorded('2026-11-27'), TARGET)).toEqual([]);
    expect(one(recorded('2026-11-28'), 'late7', TARGET)).toMatchObject({ value: 8, limit: 7 });
  });

  it('concerns only who is marked', () => {
    expect(codes(recorded('2026-11-28', false), TARGET)).toEqual([]);
  });
});

it('[LAW-02] a week of ordinary days says nothing, holidays and absences included', () => {
  const times = weeksOf('2026-11-09', 1, 480);
  const absences = [{ day: '2026-11-16', type: TYPE.vacation, half: null }];
  expect(holidays('NW', [], 2026)).toHaveLength(11);
  expect(codes(factsOf(times, { absences }), '2026-11-01', '2026-11-20')).toEqual([]);
});
