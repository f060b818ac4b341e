import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from '../../access/flags.ts';
import { isOpen } from '../../day/workday/open-days.ts';
import {
  type Attendance,
  type DaySummary,
  faultPeriod,
  isMultipleDay,
  isWrongDay,
  isWrongTimeDay,
  missingDays,
} from '../../records/timesheet/faults.ts';
import { type Day, daysFrom } from '../../time/day.ts';
import { DAY_STATES, dayState } from './state.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const DAY = '2026-11-17';

const person: Attendance = {
  first_day: '2020-01-01',
  working_days: '1111100',
  flags: ['timebooking', 'projectbooking'],
  worked: new Set([DAY]),
  booked: new Set(),
  absent: new Set(),
  halfAbsent: new Set(),
};

const span = { start_time: '08:00', end_time: '17:00', break: 0.75, hours: 8.25 };
const right: DaySummary = { day: DAY, zeitbuchungen: 8.25, projektbuchungen: 8.25, span, absences: 0 };
const nothing: DaySummary = { day: DAY, zeitbuchungen: 0, projektbuchungen: 0, span: null, absences: 0 };
const empty = { ...person, worked: new Set<Day>() };
const away = { ...empty, absent: new Set([DAY]) };

const state = (
  summary: DaySummary,
  { of = person, requested = false, today = TODAY, anyMinute = false } = {},
) => dayState({ summary, requested }, of, today, anyMinute);

describe('the state of a day', () => {
  it('[DAY-01] [SET-57] is the first that holds', () => {
    expect(state(right)).toBe('right');
    expect(
      state({ ...right, absences: 1 }, { of: { ...away, worked: new Set([DAY]) }, requested: true }),
    ).toBe('double');
    expect(state({ ...nothing, absences: 1 }, { of: away, requested: true })).toBe('requested');
    expect(state({ ...nothing, absences: 1 }, { of: away })).toBe('free');
    expect(state({ ...nothing, day: '2026-11-15' })).toBe('free');
    expect(state(nothing, { of: empty })).toBe('missing');
    expect(state({ ...right, projektbuchungen: 4 })).toBe('different');
  });

  it('[DAY-01] is nothing yet on a working day to come, and free before the first day', () => {
    expect(state({ ...nothing, day: '2026-11-23' })).toBeNull();
    expect(state(nothing, { of: { ...empty, first_day: '2026-11-18' } })).toBe('free');
  });

  it('[DAY-01] leaves the other half of a requested half open', () => {
    const half = { ...empty, halfAbsent: new Set([DAY]) };
    expect(state(nothing, { of: half, requested: true })).toBe('missing');
    expect(state(right, { of: { ...half, worked: new Set([DAY]) }, requested: true })).toBe('requested');
  });

  it('[SET-57] is locked where an open day cannot change any more', () => {
    const today = '2026-12-07';
    expect(state(nothing, { of: empty, today })).toBe('locked');
    expect(state(right, { today })).toBe('right');
    const closing = { ...empty, months: { grace: 10, closed: [] } };
    expect(state(nothing, { of: closing, today })).toBe('missing');
    expect(state(nothing, { of: { ...closing, months: { grace: 10, closed: ['2026-11'] } }, today })).toBe(
      'locked',
    );
  });

  it('[SET-57] knows no difference below a quarter of an hour with a clock', () => {
    const minutes = { ...right, zeitbuchungen: 8.42, span: { ...span, end_time: '17:10', hours: 8.42 } };
    expect(state(minutes, { anyMinute: true })).toBe('right');
    expect(state({ ...minutes, projektbuchungen: 8 }, { anyMinute: true })).toBe('different');
    expect(state(minutes)).toBe('different');
  });
});

const november = daysFrom('2026-10-01', '2026-11-30');
const anyFlags: readonly Flag[][] = [['timebooking'], ['projectbooking'], ['timebooking', 'projectbooking']];

const anyDay = fc.record({
  worked: fc.constantFrom(0, 4, 8.25, 8.42),
  stored: fc.boolean(),
  booked: fc.constantFrom(0, 4, 8.25),
  absences: fc.constantFrom(0, 0, 0, 1, 2),
  half: fc.boolean(),
  requested: fc.boolean(),
});

describe('open days', () => {
  it('[DAY-01] are those of the lists: missing working days, two entries, differing, wrong times', () => {
    const met = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(anyDay, { minLength: november.length, maxLength: november.length }),
        fc.constantFrom(...anyFlags),
        fc.constantFrom('2026-11-01', '2026-11-03', TODAY, '2026-11-30'),
        fc.constantFrom(undefined, { grace: 5, closed: [] }, { grace: 5, closed: ['2026-10'] }),
        fc.boolean(),
        (rows, flags, today, months, anyMinute) => {
          const days = rows.map((row, at) => ({ ...row, summary: summaryOf(november[at] as Day, row) }));
          const where = (holds: (row: (typeof days)[number]) => boolean) =>
            new Set(days.filter(holds).map(({ summary }) => summary.day));
          const someone: Attendance = {
            ...person,
            flags,
            months,
            first_day: '2026-10-14',
            worked: where(({ worked }) => worked > 0),
            booked: where(({ booked }) => booked > 0),
            absent: where(({ absences }) => absences > 0),
            halfAbsent: where(({ half, absences }) => half && absences === 0),
          };
          const faults = (['wrong', 'multiple', 'wrong-time'] as const).flatMap((list) => {
            const { from, to } = faultPeriod(list, today, months);
            return days
              .map(({ summary }) => summary)
              .filter(({ day }) => day >= from && day <= to && isOpen(day, today, false, months))
              .filter((summary) => {
                if (list === 'wrong') return isWrongDay(summary, flags, anyMinute);
                return list === 'multiple' ? isMultipleDay(summary) : isWrongTimeDay(summary, anyMinute);
              })
              .map(({ day }) => day);
          });
          const missing = missingDays(someone, today).filter(({ working_day }) => working_day === 'true');
          const listed = new Set([...faults, ...missing.map(({ day }) => day)]);
          const open = days
            .filter(({ summary }) => summary.day < today || isMultipleDay(summary))
            .filter((row) =>
              ['double', 'missing', 'different'].includes(String(dayState(row, someone, today, anyMinute))),
            )
            .map(({ summary }) => summary.day);
          expect(open.toSorted()).toEqual([...listed].toSorted());
          for (const row of days) {
            const state = dayState(row, someone, today, anyMinute);
            met.add(String(state));
            if (row.half && row.absences === 0 && state === 'missing') met.add('half of it missing');
            if (row.summary.day === someone.first_day && state === 'missing')
              met.add('the first day missing');
            if (row.summary.day < '2026-11-01' && state === 'missing') met.add('missing in days of grace');
            if (someone.months?.closed.length && state === 'locked') met.add('locked in a closed month');
          }
        },
      ),
      // Always the same, so that all of these are among them.
      { numRuns: 200, seed: 20_261_120 },
    );
    expect([...met].toSorted()).toEqual(
      [
        ...DAY_STATES,
        ...[
          'null',
          'half of it missing',
          'the first day missing',
          'missing in days of grace',
          'locked in a closed month',
        ],
      ].toSorted(),
    );
  });
});

function summaryOf(
  day: Day,
  row: { worked: number; booked: number; stored: boolean; absences: number },
): DaySummary {
  const end_time = row.worked === 4 ? '12:45' : row.worked === 8.42 ? '17:10' : '17:00';
  const hours = row.stored ? row.worked : row.worked + 0.5;
  return {
    day,
    zeitbuchungen: row.worked > 0 ? hours : 0,
    projektbuchungen: row.booked,
    span: row.worked > 0 ? { ...span, end_time, hours } : null,
    absences: row.absences,
  };
}
