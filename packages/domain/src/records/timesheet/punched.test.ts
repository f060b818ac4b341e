import { describe, expect, it } from 'vitest';
import { workingTimeInput } from './contract.ts';
import { type DaySummary, isWrongTimeDay } from './faults.ts';
import { bookingRefusal, entryDeletionRefusal, type WorkingTimeFacts, workingTimeRefusal } from './rules.ts';
import { workingHours, workingMinutes } from './working-hours.ts';

const TODAY = '2026-11-20';
const workingTime = { day: TODAY, hours: 8, start_time: '08:07', end_time: '16:52', break: 0.33 };
const record = (change: object, facts: Partial<WorkingTimeFacts> = {}, today = TODAY) => {
  const refusal = workingTimeRefusal(
    workingTimeInput.parse({ ...workingTime, ...change }),
    { ...{ absence: null, duplicate: false, anyMinute: true }, ...facts },
    today,
  );
  return refusal && [refusal.code, refusal.field];
};

describe('working time where the company has a clock', () => {
  it('[CLK-03] begins and ends at any minute of any day', () => {
    expect(record({})).toBeNull();
    expect(record({ day: '2026-11-15' })).toBeNull();
    expect(record({ start_time: '00:00', end_time: '24:00', break: 0 })).toBeNull();
    expect(record({ end_time: '08:07' })).toEqual(['working_time_hours', 'end_time']);
  });

  it('[CLK-03] without one keeps to the quarter hours', () => {
    const facts = { anyMinute: false };
    const onGrid = { start_time: '08:00', end_time: '17:00' };
    expect(record({ ...onGrid, break: 0.75 }, facts)).toBeNull();
    expect(record({ ...onGrid, break: 0.33 }, facts)).toEqual(['working_time_hours', 'break']);
    expect(record({ ...onGrid, break: 0.33 }, { ...facts, timedBreaks: true })).toBeNull();
    expect(record({ ...onGrid, end_time: '24:00', break: 0 }, facts)).toEqual([
      'working_time_hours',
      'end_time',
    ]);
  });

  it.each([
    [{ start_time: '02:30', end_time: '09:00' }, 'start_time'],
    [{ start_time: '01:00', end_time: '02:30' }, 'end_time'],
    [{ start_time: '01:00', end_time: '09:00' }, null],
  ])('[SET-15] %j is refused in the night that skips an hour: %s', (times, field) => {
    const sent = { ...times, day: '2026-03-29', break: 0 };
    expect(record(sent, {}, '2026-03-31')).toEqual(field && ['working_time_skipped', field]);
    expect(record({ ...sent, day: '2026-03-28' }, {}, '2026-03-31')).toBeNull();
  });

  it('[SET-15] names the day whose clock skips the hour', () => {
    const input = workingTimeInput.parse({ ...workingTime, day: '2026-03-29', start_time: '02:30' });
    const facts = { absence: null, duplicate: false, anyMinute: true };
    expect(workingTimeRefusal(input, facts, '2026-03-31')?.message).toBe(
      'Diese Uhrzeit gibt es am 29.03.2026 nicht: Die Uhr springt von 02:00 auf 03:00 Uhr.',
    );
  });
});

describe('[CON-02] nothing is recorded where there is no employment', () => {
  it.each([
    [true, null],
    [undefined, null],
    [false, ['not_employed', 'day']],
  ])('employed: %s', (employed, expected) => {
    expect(record({}, employed === undefined ? {} : { employed })).toEqual(expected);
    const facts = { project: { status: 1 }, absence: null, ...(employed === undefined ? {} : { employed }) };
    const booking = { day: TODAY, project: 1001, hours: 2, booking_text: 'Dach gedeckt' };
    const refusal = bookingRefusal(booking, facts, TODAY);
    expect(refusal && [refusal.code, refusal.field]).toEqual(expected);
  });
});

describe('[MON-03] in a closed month', () => {
  const months = { grace: 5, closed: ['2026-10'] };

  it.each([
    ['is recorded', TODAY, undefined, null],
    ['nothing is recorded', '2026-10-30', undefined, ['month_sealed', 'day']],
    ['nothing is moved there', '2026-10-30', TODAY, ['month_sealed', 'day']],
    ['nothing is moved from there', TODAY, '2026-10-30', ['month_sealed', 'day']],
  ])('%s: %s, stored on %s', (_, day, storedDay, expected) => {
    expect(record({ day }, { storedDay, months, anyMonth: true })).toEqual(expected);
  });

  it('nothing is deleted, not even what may be at any time', () => {
    const entry = { day: '2026-10-30', project: 10, status: 0 };
    expect(entryDeletionRefusal(entry, TODAY, true, months)?.code).toBe('month_sealed');
    expect(entryDeletionRefusal(entry, TODAY, true)).toBeNull();
  });
});

describe('[CLK-03] a working time of the clock is no fault', () => {
  const summary = (day: string, hours: number, end_time = '17:00'): DaySummary => ({
    day,
    zeitbuchungen: hours,
    projektbuchungen: 0,
    absences: 0,
    span: { start_time: '08:00', end_time, break: 0.75, hours },
  });

  it.each([
    ['on a Sunday', '2026-11-15', 8.25, false],
    ['off by what two roundings make', '2026-11-20', 8.26, false],
    ['off by more', '2026-11-20', 8.27, true],
    ['shorter by more', '2026-11-20', 8.23, true],
    ['off by an hour in the night of the change', '2026-10-25', 9.25, false],
    ['off by an hour in the other one', '2026-03-29', 7.25, false],
    ['off by more than an hour', '2026-10-25', 9.26, true],
    ['off by an hour on any other day', '2026-10-24', 9.25, true],
  ])('%s: %s, %d hours', (_, day, hours, isWrong) => {
    expect(isWrongTimeDay(summary(day, hours), true)).toBe(isWrong);
  });

  it('without a clock it is', () => {
    expect(isWrongTimeDay(summary('2026-11-15', 8.25))).toBe(true);
    expect(isWrongTimeDay(summary('2026-11-20', 8.26))).toBe(true);
  });
});

it.each([
  [{ day: '2026-11-20', start_time: '08:00', end_time: '17:00', break: 0.75 }, 495, 45],
  [{ day: null, start_time: '08:00', end_time: '08:20', break: 0.33 }, 0, 20],
  [{ day: null, start_time: '08:00', end_time: '08:10', break: 0.5 }, 0, 30],
  [{ day: '2026-10-25', start_time: '01:00', end_time: '09:00', break: 0.5 }, 510, 30],
])('[FND-07] %j has %i minutes of work and %i of break', (span, net, breaks) => {
  expect(workingMinutes(span)).toEqual({ net, breaks });
  expect(workingHours(span)).toBeCloseTo(net / 60, 1);
});
