import { describe, expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { takenHalves } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { offeredAbsences, planRequest, type RequestFacts, requestRefusal } from './request.ts';

const TODAY = '2026-11-20';
const calendar: PlaceCalendar = {
  land: 'BY',
  extras: [],
  companyDays: [],
  christmasEve: 'half',
  newYearsEve: 'working',
  since: '2026-06-01',
};
const facts: RequestFacts = {
  company: 1,
  working_days: '1111100',
  calendar,
  taken: takenHalves([]),
  vacation: { vacation: 30, lastYear: { days: 0, enteredIn: 2026 }, days: [] },
};
const plan = (day: string, end: string | null, changes: Partial<RequestFacts> = {}) =>
  planRequest({ day, end }, { ...facts, ...changes });
const ask = (input: object, changes: Partial<RequestFacts> = {}) =>
  requestRefusal(
    { project: TYPE.vacation, day: '2026-12-24', end: null, ...input },
    { ...facts, ...changes },
    TODAY,
  );

describe('what can be asked for where a calendar knows the holidays', () => {
  it.each([
    ['without one', { calendar: undefined }, '2026-12-24', true],
    ['with one', {}, '2026-12-24', false],
    ['before it counts', {}, '2026-05-29', true],
    ['while holidays are still requested by hand', { holidayByHand: true }, '2026-12-24', true],
  ])('[HOL-09] a holiday %s', (_, changes, day, isOffered) => {
    const offered = offeredAbsences({ ...facts, ...changes }, day);
    expect(offered.includes(TYPE.holiday)).toBe(isOffered);
    expect(offered.length).toBe(isOffered ? 7 : 6);
    expect(offered).toContain(TYPE.vacation);
  });
});

describe('a range over holidays', () => {
  it('[HOL-07] leaves them out and names them', () => {
    expect(plan('2026-12-23', '2026-12-28')).toEqual({
      days: ['2026-12-23', '2026-12-24', '2026-12-28'],
      skipped: [],
      holidays: [{ day: '2026-12-25', name: '1. Weihnachtstag' }],
    });
  });

  it('[HOL-07] names none that the person does not work on, or is not employed on', () => {
    expect(plan('2026-12-25', '2026-12-26', { working_days: '1111000' }).holidays).toEqual([]);
    const contracts = [{ ...contract('2027-01-01'), place_id: null }];
    expect(plan('2026-12-25', '2026-12-25', { contracts }).holidays).toEqual([]);
    expect(plan('2027-01-01', '2027-01-01', { contracts }).holidays).toEqual([
      { day: '2027-01-01', name: 'Neujahr' },
    ]);
  });

  it('[HOL-07] is refused with the holiday where nothing else is in it', () => {
    expect(ask({ day: '2026-12-25', end: '2026-12-27' })).toEqual({
      status: 400,
      code: 'absence_holiday',
      message: 'Der 25.12.2026 ist arbeitsfrei (1. Weihnachtstag).',
      field: 'day',
    });
    const taken = takenHalves([{ day: '2026-12-24' }]);
    expect(ask({ day: '2026-12-24', end: '2026-12-27' }, { taken })?.code).toBe('absence_all_taken');
    expect(ask({ day: '2026-12-26', end: '2026-12-27' })?.code).toBe('absence_no_working_day');
  });
});

describe('a single day', () => {
  it('[HOL-07] is no holiday, and half of a half day is none', () => {
    expect(ask({ day: '2026-12-25' })).toMatchObject({ code: 'absence_holiday', field: 'day' });
    expect(plan('2026-12-25', null).days).toEqual([]);
    expect(ask({})).toBeNull();
    expect(ask({ day: '2026-12-23', half: 'first' })).toBeNull();
    expect(ask({ half: 'first' })).toEqual({
      status: 400,
      code: 'absence_half_day',
      message: 'Der 24.12.2026 ist ein halber Arbeitstag und zählt nur einen halben Tag.',
      field: 'half',
    });
  });
});

describe('the first or last day of a range', () => {
  it('[ABS-40] is no half where the day is one already, or beside hours that leave less', () => {
    expect(ask({ day: '2026-12-23', end: '2026-12-24', to_noon: true })).toMatchObject({
      code: 'absence_half_day',
      field: 'to_noon',
    });
    expect(ask({ day: '2026-12-24', end: '2026-12-28', from_noon: true })?.field).toBe('from_noon');
    expect(ask({ day: '2026-12-23', end: '2026-12-24', from_noon: true })).toBeNull();
    const hours = { taken: takenHalves([{ day: '2026-12-21', away_minutes: 300 }]), owed: () => 480 };
    expect(ask({ day: '2026-12-21', end: '2026-12-22', from_noon: true }, hours)).toMatchObject({
      code: 'absence_hours_beyond',
      field: 'from_noon',
    });
  });

  it('[ABS-40] is asked of several days alone, and never with hours', () => {
    for (const noon of ['from_noon', 'to_noon'])
      for (const end of [null, '2026-12-22'])
        expect(ask({ day: '2026-12-22', end, [noon]: true })).toMatchObject({
          code: 'absence_noon',
          field: noon,
        });
  });
});

describe('[CON-02] nothing is requested where there is no employment', () => {
  const contracts = [{ ...contract('2026-12-01', { ends_on: '2026-12-10' }), place_id: null }];
  it.each([
    ['2026-12-10', null, null],
    ['2026-12-11', null, 'day'],
    ['2026-11-30', '2026-12-01', 'day'],
    ['2026-12-10', '2026-12-11', 'end'],
  ])('%s to %s', (day, end, field) => {
    const refusal = ask({ day, end }, { contracts });
    expect(refusal && [refusal.code, refusal.field]).toEqual(field && ['not_employed', field]);
  });
});

it('[ABS-14] what remains is that of the year whose days are too many', () => {
  const vacation = { vacation: 2, lastYear: { days: 0, enteredIn: 2026 }, days: [] };
  const range = { day: '2026-12-28', end: '2027-01-08' };
  expect(ask(range, { calendar: undefined, vacation })).toMatchObject({
    code: 'vacation_insufficient',
    remaining: 2,
  });
});

describe('[CON-03] a single Saturday or Sunday', () => {
  const [SATURDAY, SUNDAY] = ['2026-11-28', '2026-11-29'];
  const works = [
    { ...contract('2026-01-01', { minutes: [480, 480, 480, 480, 0, 240, 240] }), place_id: null },
  ];
  const rests = [{ ...contract('2026-01-01'), place_id: null }];

  it.each([SATURDAY, SUNDAY])('is a working day where the contract has hours on it: %s', (day) => {
    for (const half of [null, 'first'] as const) {
      expect(ask({ day, half }, { contracts: works })).toBeNull();
      expect(ask({ day, half }, { contracts: rests })?.code).toBe('absence_working_day');
      expect(ask({ day, half })?.code).toBe('absence_weekday');
    }
  });

  it('is the day that a range of one day would be', () => {
    const changes = { contracts: works };
    expect(plan(SATURDAY, null, changes)).toEqual(plan(SATURDAY, SATURDAY, changes));
  });
});
