import { describe, expect, it } from 'vitest';
import { daysFrom } from '../../time/day.ts';
import { codes, factsOf, one, timed, worked } from './law.fixture.ts';
import { LAW_WORDS } from './words.ts';

/** A Wednesday, on which the person is sixteen. */
const DAY = '2026-11-18';
const young = (...times: ReturnType<typeof worked>[]) => factsOf(times, { birth_date: '2010-03-01' });

describe('[LAW-10] minors', () => {
  it.each([
    ['exactly eight hours with an hour of break', '08:00', '17:00', 60, []],
    ['a minute more', '08:00', '17:01', 60, ['minor_day8']],
    ['4:30 without a break', '08:00', '12:30', 0, []],
    ['4:31 without one', '08:00', '12:31', 0, ['minor_break']],
    ['six hours with 30', '08:00', '14:30', 30, []],
    ['a minute more with 30', '08:00', '14:31', 30, ['minor_break']],
    ['before six', '05:59', '09:00', 0, ['minor_hours']],
    ['after eight in the evening', '17:00', '20:01', 0, ['minor_hours']],
    ['ten hours from begin to end', '08:00', '18:00', 120, []],
    ['a minute more from begin to end', '08:00', '18:01', 121, ['minor_span']],
  ])('%s', (_, start, end, breaks, expected) => {
    expect(codes(young(worked(DAY, start, end, breaks)), DAY)).toEqual(expected);
  });

  it('no longer than 4:30 without a break', () => {
    const facts = young(timed(DAY, '08:00', '14:30', '12:45–13:15'));
    expect(codes(facts, DAY)).toEqual(['minor_no_break']);
  });

  it('twelve hours of rest, eleven hours from begin to end where the company says so', () => {
    const times = [worked('2026-11-17', '14:00', '20:00', 30), worked(DAY, '07:59', '10:00')];
    expect(one(young(...times), 'minor_rest12', DAY)).toMatchObject({ value: 719, limit: 720 });
    const span = factsOf([worked(DAY, '08:00', '19:00', 180)], {
      birth_date: '2010-03-01',
      choices: { rest: 11, average: 'weeks', span: 11 },
    });
    expect(codes(span, DAY)).toEqual([]);
  });

  it('no Saturday, Sunday and public holiday, at most five days and forty hours a week', () => {
    const week = daysFrom('2026-11-09', '2026-11-14').map((day) => worked(day, '08:00', '12:00'));
    expect(codes(young(...week), '2026-11-09', '2026-11-15')).toEqual(['minor_saturday', 'minor_days5']);
    expect(codes(young(worked('2026-11-15', '08:00', '12:00')), '2026-11-15')).toEqual(['minor_sunday']);
    expect(codes(young(worked('2026-05-01', '08:00', '12:00')), '2026-05-01')).toEqual(['minor_holiday']);
    const long = daysFrom('2026-11-09', '2026-11-13').map((day) => worked(day, '08:00', '17:01', 60));
    const told = one(young(...long), 'minor_week40', '2026-11-09', '2026-11-15');
    expect(told).toMatchObject({ day: '2026-11-13', value: 2405, limit: 2400 });
  });

  it('end on the eighteenth birthday, and are marked with their act', () => {
    const adult = { birth_date: '2008-11-18' };
    const times = [worked('2026-11-17', '08:00', '12:31'), worked(DAY, '08:00', '12:31')];
    expect(codes(factsOf(times, adult), '2026-11-17', DAY)).toEqual(['minor_break']);
    const marked = Object.entries(LAW_WORDS).filter(([, { law }]) => law.endsWith('JArbSchG'));
    expect(marked.map(([code]) => code).every((code) => code.startsWith('minor_'))).toBe(true);
  });
});
