import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayFacts } from '../../day/workday/work-day.ts';
import { addDays, type Day, daysBetween, daysFrom, isWeekday } from '../../time/day.ts';
import { type CaseMark, casesOf, type SickDay } from './cases.ts';
import { sixWeeksOf } from './six-weeks.ts';

const work: DayFacts = { working_days: '1111100' };
const sick = (first: Day, last: Day, part: Day[] = []): SickDay[] =>
  daysFrom(first, last)
    .filter(isWeekday)
    .map((day) => ({ day, whole: !part.includes(day) }));
const of = (days: SickDay[], facts: DayFacts = work, marks: CaseMark[] = []) => {
  const cases = casesOf(days, facts, marks);
  const last = cases.at(-1);
  if (!last) throw new Error('no case');
  return sixWeeksOf(cases, last, facts);
};

describe('six weeks', () => {
  test('[SICK-04] [VEC-65] sick from 02.11.2026: day 42 is 13.12.2026, reached or not', () => {
    expect(of(sick('2026-11-02', '2026-11-02')).ends).toBe('2026-12-13');
    expect(of(sick('2026-11-02', '2026-12-30')).ends).toBe('2026-12-13');
    expect(of(sick('2026-11-02', '2026-12-11')).ends).toBe('2026-12-13');
  });

  test('[SICK-05] [SET-48] begin on the day after one with work, and any such day does not count', () => {
    expect(of(sick('2026-11-02', '2026-11-06', ['2026-11-02'])).ends).toBe('2026-12-14');
    expect(of(sick('2026-11-02', '2026-12-30', ['2026-11-02', '2026-11-18'])).ends).toBe('2026-12-15');
    expect(of(sick('2026-11-02', '2026-11-02', ['2026-11-02'])).ends).toBe('2026-12-14');
  });

  test('[SICK-02] [SICK-04] follow what an admin has said of the first day', () => {
    const mark = { first: '2026-11-02', last: '2026-11-06', begins: null };
    const week = sick('2026-11-02', '2026-11-06');
    expect(of(week, work, [{ ...mark, worked: true }]).ends).toBe('2026-12-14');
    const part = sick('2026-11-02', '2026-11-06', ['2026-11-02']);
    expect(of(part, work, [{ ...mark, worked: false }]).ends).toBe('2026-12-13');
    expect(of(part, work, [{ ...mark, worked: null }]).ends).toBe('2026-12-14');
  });

  test('[SICK-04] [SET-48] begin on day 29 of the employment', () => {
    const entered = { ...work, worker_since: '2026-10-19' };
    const waiting = { ends: '2026-12-27', waits_until: '2026-11-15' };
    expect(of(sick('2026-11-02', '2026-11-06'), entered)).toEqual(waiting);
    expect(of(sick('2026-11-02', '2026-12-30'), entered)).toEqual(waiting);
    expect(of(sick('2026-11-16', '2026-11-17'), entered).waits_until).toBeNull();
    expect(of(sick('2026-11-13', '2026-11-13'), entered).waits_until).toBe('2026-11-15');
    expect(of(sick('2026-11-02', '2026-11-06'), { ...work, worker_since: '2026-11-02' }).waits_until).toBe(
      '2026-11-29',
    );
  });

  test('[SICK-04] of a time line count the employment without a gap, whatever contracts it is made of', () => {
    const row = { ends_on: null, weeklyhours: 40, minutes: [480, 480, 480, 480, 480, 0, 0], vacation: 30 };
    const place_id = null;
    const changed = [
      { ...row, valid_from: '2026-01-01', place_id },
      { ...row, valid_from: '2026-11-01', weeklyhours: 20, place_id },
    ];
    expect(of(sick('2026-11-02', '2026-11-06'), { ...work, contracts: changed }).waits_until).toBeNull();
    const again = [
      { ...row, valid_from: '2026-01-01', ends_on: '2026-09-30', place_id },
      changed[1] as never,
    ];
    expect(of(sick('2026-11-02', '2026-11-06'), { ...work, contracts: again }).waits_until).toBe(
      '2026-11-28',
    );
    const always = [{ ...row, valid_from: '1900-01-01', place_id }];
    const since = (worker_since: string | null) =>
      of(sick('2026-11-02', '2026-11-06'), { ...work, contracts: always, worker_since }).waits_until;
    expect(since(null)).toBeNull();
    expect(since('2026-10-19')).toBe('2026-11-15');
  });

  test('[SICK-04] go on in a follow-up, without the days of work between, and begin anew in a first case', () => {
    const days = [...sick('2026-11-02', '2026-11-06'), ...sick('2026-11-11', '2026-11-13')];
    const mark = (begins: CaseMark['begins']) => [{ first: '2026-11-11', last: '2026-11-13', begins }];
    expect(of(days).ends).toBe('2026-12-22');
    // Five days are counted, 37 are left from the 11th on.
    expect(of(days, work, mark('follow')).ends).toBe('2026-12-17');
    expect(of(days, work, mark('joined')).ends).toBe('2026-12-17');
    expect(of(days, work, mark('first')).ends).toBe('2026-12-22');
  });

  test('[SICK-04] never end before day 42 of the case, and say the same however long it lasts', () => {
    const run = fc.record({ start: fc.nat(400), length: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(run, fc.boolean(), ({ start, length }, worked) => {
        const first = daysFrom(addDays('2026-01-01', start), addDays('2026-01-01', start + 6)).find(
          isWeekday,
        );
        if (!first) throw new Error('a week without a weekday');
        const part = worked ? [first] : [];
        const short = of(sick(first, first, part));
        expect(of(sick(first, addDays(first, length), part))).toEqual(short);
        expect(daysBetween(first, short.ends)).toBe(worked ? 42 : 41);
      }),
    );
  });
});
