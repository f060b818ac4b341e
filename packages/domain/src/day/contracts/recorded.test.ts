import { describe, expect, it } from 'vitest';
import { missingDays } from '../../records/timesheet/faults.ts';
import { isOwed, isWorked, kindOfDay, workDay } from '../workday/work-day.ts';
import { contract } from './contracts.fixture.ts';
import { isRecorded, recordableRefusal, recordingOf, startOf } from './recorded.ts';

const person = { weeklyhours: 40, working_days: '1111100' };
const [before, first] = ['2026-11-20', '2026-11-23'];

describe('[START-02] [SET-31] the day from which somebody is recorded', () => {
  it('is the later of it and the entry; a time line says itself who is employed', () => {
    expect(startOf({ records_from: first, worker_since: '2024-03-01' })).toBe(first);
    expect(startOf({ records_from: first, worker_since: '2026-12-01' })).toBe('2026-12-01');
    expect(startOf({ records_from: first, worker_since: '2026-12-01', contracts: [] })).toBe(first);
    expect(startOf({ records_from: null, worker_since: '2026-12-01' })).toBeNull();
  });

  it.each([[person], [{ ...person, contracts: [{ ...contract('2024-03-01'), place_id: null }] }]])(
    'owes nothing before it, although the person works (%#)',
    (facts) => {
      const started = { ...facts, records_from: first };
      expect(workDay(started, before)).toMatchObject({ recorded: false, minutes: 0, hours: 0 });
      expect(workDay(started, first)).toMatchObject({ recorded: true, minutes: 480 });
      const kind = kindOfDay(started, before);
      expect([isWorked(kind), isOwed(kind)]).toEqual([true, false]);
      expect(workDay({ ...facts, records: false }, first).minutes).toBe(0);
    },
  );

  it('changes nothing for somebody without one', () => {
    for (const day of [before, first, '2026-11-22'])
      expect(workDay({ ...person, records: true, records_from: null, worker_since: first }, day)).toEqual(
        workDay(person, day),
      );
    expect([isRecorded({}, '1900-01-01'), isRecorded({ records: false }, first)]).toEqual([true, false]);
  });

  it('is read from a record, or from none', () => {
    const recording = { records: true, records_from: first, worker_since: before };
    expect(recordingOf({ ...recording, contracts: [] })).toEqual(recording);
    for (const nobody of [null, undefined]) expect(isRecorded(recordingOf(nobody), '1900-01-01')).toBe(true);
  });

  it('lets no earlier day be missing, weekend or not', () => {
    const none = new Set<string>();
    const days = { worked: none, booked: none, absent: none, halfAbsent: none };
    const attendance = { ...person, ...days, flags: ['timebooking'] as const, first_day: '2024-03-01' };
    const found = missingDays({ ...attendance, records_from: first }, '2026-11-25');
    expect(found.map(({ day }) => day)).toEqual([first, '2026-11-24']);
    expect(missingDays({ ...attendance, records: false }, '2026-11-25')).toEqual([]);
  });

  it('[SET-34] refuses with the sentence of the first rule that fails', () => {
    const said = (facts: object) => recordableRefusal(before, facts, 'day');
    expect(said({ start: first })).toEqual({
      status: 409,
      code: 'before_recording',
      field: 'day',
      message: 'Vor dem 23.11.2026 wird nicht erfasst.',
    });
    expect(said({ start: first, employed: false })?.code).toBe('not_employed');
    expect(said({ records: false, employed: false })).toMatchObject({
      code: 'not_recorded',
      message: 'Für Sie wird nicht erfasst.',
    });
    expect(said({ start: before })).toBeNull();
    expect(said({})).toBeNull();
  });
});
