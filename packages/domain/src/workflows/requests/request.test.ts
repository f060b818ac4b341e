import { describe, expect, it } from 'vitest';
import type { VacationFacts } from '../../accounts/vacation/vacation-account.ts';
import { absenceInput } from '../../records/absences/contract.ts';
import { takenHalves } from '../../records/entries/halves.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { addDays, daysFrom } from '../../time/day.ts';
import { dayTaken, lastRequestDay, planRequest, type RequestFacts, requestRefusal } from './request.ts';

const TODAY = '2026-11-20';

const vacation = (open: number, days: VacationFacts['days'] = []): VacationFacts => ({
  vacation: open,
  lastYear: { days: 0, enteredIn: 2026 },
  days,
});

const facts = (changes: Partial<RequestFacts> = {}): RequestFacts => ({
  company: 1,
  working_days: '1111100',
  taken: takenHalves([]),
  vacation: vacation(25),
  ...changes,
});

const wholeDays = (days: readonly string[]) => takenHalves(days.map((day) => ({ day })));

function refusal(input: object, changes: Partial<RequestFacts> = {}, today = TODAY) {
  const parsed = absenceInput.parse({ project: TYPE.vacation, ...input });
  return requestRefusal(parsed, facts(changes), today);
}

const taken = (first: string, count: number, project = 10, status = 1) =>
  daysFrom(first, addDays(first, count - 1)).map((day) => ({ day, project, status }));

it.each([
  [1, 1],
  [10, 10],
  [2147483647, 2147483647],
  [2147483648, 0],
  [0, 0],
  [-10, 0],
])('[AMB-02] the type %i is read as %i before checking whether it is offered', (project, read) => {
  expect(absenceInput.parse({ project, day: TODAY }).project).toBe(read);
});

describe('a single day', () => {
  it('[ABS-12] is planned on whatever day, except a free one: the rules say why it is refused', () => {
    expect(planRequest({ day: '2026-11-21', end: null }, facts()).days).toEqual(['2026-11-21']);
  });

  it('[SET-34] before the beginning of a person is requested by the office alone', () => {
    const later = { records_from: '2026-11-25' };
    expect(refusal({ day: '2026-11-24' }, later)).toMatchObject({ code: 'before_recording', field: 'day' });
    expect(refusal({ day: '2026-11-24' }, { ...later, byOffice: false })?.code).toBe('before_recording');
    expect(refusal({ day: '2026-11-24' }, { ...later, byOffice: true })).toBeNull();
  });

  it('[ABS-11] [AMB-101] is a weekday, even for a person who works on Saturdays', () => {
    const weekend = { code: 'absence_weekday', message: 'Abwesenheiten sind nur an Wochentagen möglich.' };
    expect(refusal({ day: '2026-11-21' }, { working_days: '1111110' })).toMatchObject(weekend);
    expect(refusal({ day: '2026-11-22' })).toMatchObject({ ...weekend, status: 400, field: 'day' });
  });

  it('[ABS-12] is a working day', () => {
    expect(refusal({ day: '2026-11-27' }, { working_days: '1111000' })).toMatchObject({
      status: 400,
      code: 'absence_working_day',
      message: 'Abwesenheiten sind nur an Arbeitstagen möglich!',
      field: 'day',
    });
    expect(refusal({ day: '2026-11-26' }, { working_days: '1111000' })).toBeNull();
  });

  it('[ABS-10] is free', () => {
    expect(refusal({ day: '2026-11-27' }, { taken: wholeDays(['2026-11-27']) })).toEqual({
      status: 409,
      code: 'absence_taken',
      message: 'Abwesenheit für den Tag 27.11.2026 bereits vorhanden.',
      field: 'day',
    });
    expect(dayTaken('2027-01-04').message).toBe('Abwesenheit für den Tag 04.01.2027 bereits vorhanden.');
  });

  it('[ABS-15] [CONST-16] [CONST-17] is between 1 January 2024 and 31 March of next year', () => {
    expect(lastRequestDay(TODAY)).toBe('2027-03-31');
    expect(refusal({ day: '2024-01-01' })).toBeNull();
    expect(refusal({ day: '2027-03-31' })).toBeNull();
    expect(refusal({ day: '2023-12-29' })).toMatchObject({ code: 'absence_period', field: 'day' });
    expect(refusal({ day: '2027-04-01' })).toMatchObject({
      status: 400,
      message: 'Abwesenheiten sind vom 01.01.2024 bis zum 31.03.2027 möglich.',
    });
    expect(refusal({ day: '2027-04-01' }, {}, '2027-01-01')).toBeNull();
  });

  it('[ABS-06] [ABS-07] [AMB-02] [AMB-03] [AMB-04] is of a type that the company offers', () => {
    const offered = (company: number) =>
      [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1001].filter(
        (project) => refusal({ project, day: '2026-11-27' }, { company }) === null,
      );
    expect(offered(1)).toEqual([10, 20, 30, 40, 60, 70, 90]);
    expect(offered(3)).toEqual(offered(1));
    expect(offered(4)).toEqual([10, 20, 30, 40, 60, 70, 80, 90]);
    expect(offered(5)).toEqual([10, 20, 40, 60, 70, 80, 90]);
    expect(refusal({ project: 50, day: '2026-11-22' })).toMatchObject({
      status: 400,
      code: 'absence_type',
      field: 'project',
    });
  });
});

describe('a range', () => {
  it('[ABS-09] [AMB-42] does not end before it starts', () => {
    expect(refusal({ day: '2026-11-25', end: '2026-11-24' })).toEqual({
      status: 400,
      code: 'absence_reversed',
      message: 'Start Datum muss vor End Datum liegen.',
      field: 'end',
    });
    expect(refusal({ day: '2026-11-25', end: '2026-11-25' })).toBeNull();
    expect(refusal({ day: '2026-11-25', end: '2027-04-01' })).toMatchObject({
      code: 'absence_period',
      field: 'end',
    });
    expect(refusal({ day: '2023-12-31', end: '2024-01-05' })).toMatchObject({ field: 'day' });
  });

  it('[ABS-16] [AMB-101] takes the working days of the person, a masked Saturday too', () => {
    const week = { day: '2026-11-23', end: '2026-11-29' };
    expect(planRequest(week, facts()).days).toEqual(daysFrom('2026-11-23', '2026-11-27'));
    expect(planRequest(week, facts({ working_days: '1111110' })).days).toHaveLength(6);
    expect(planRequest(week, facts({ working_days: '1010000' })).days).toEqual(['2026-11-23', '2026-11-25']);
  });

  it('[ABS-16] skips no holiday, only days that already have an absence', () => {
    const turn = { day: '2026-12-21', end: '2027-01-01' };
    expect(planRequest(turn, facts()).days).toHaveLength(10);
    const plan = planRequest(turn, facts({ taken: wholeDays(['2026-12-24', '2026-12-26']) }));
    expect(plan.days).toHaveLength(9);
    expect(plan.skipped).toEqual(['2026-12-24']);
  });

  it('[ABS-17] [AMB-33] is refused when no day of it can be created', () => {
    const none = { message: 'Abwesenheit konte nicht angelegt werden.' };
    expect(refusal({ day: '2026-11-21', end: '2026-11-22' })).toEqual({
      ...none,
      status: 400,
      code: 'absence_no_working_day',
    });
    const all = wholeDays(['2026-11-26', '2026-11-27']);
    expect(refusal({ day: '2026-11-26', end: '2026-11-29' }, { taken: all })).toEqual({
      ...none,
      status: 409,
      code: 'absence_all_taken',
    });
    expect(refusal({ day: '2026-11-25', end: '2026-11-29' }, { taken: all })).toBeNull();
  });
});

describe('the vacation account', () => {
  it('[ABS-13] [AMB-31] [AMB-34] refuses one day too many together with its whole range', () => {
    const two = { vacation: vacation(2) };
    expect(refusal({ day: '2026-11-23', end: '2026-11-24' }, two)).toBeNull();
    expect(refusal({ day: '2026-11-23', end: '2026-11-25' }, two)).toEqual({
      status: 409,
      code: 'vacation_insufficient',
      message: 'Urlaub reicht nicht aus. Verbleibende Urlaubstage: 2',
      remaining: 2,
    });
    expect(refusal({ day: '2026-11-23' }, { vacation: vacation(0.5) })?.message).toBe(
      'Urlaub reicht nicht aus. Verbleibende Urlaubstage: 0,5',
    );
  });

  it('[ABS-13] says when it is already below zero', () => {
    const over = vacation(25, [...taken('2026-03-02', 20), ...taken('2026-11-24', 6)]);
    expect(refusal({ day: '2026-12-07' }, { vacation: over })).toMatchObject({ remaining: -1 });
  });

  it('[AMB-34] counts the days that would be created, not those of the calendar', () => {
    const two = { vacation: vacation(2), taken: wholeDays(['2026-11-24']) };
    expect(refusal({ day: '2026-11-23', end: '2026-11-25' }, two)).toBeNull();
    expect(refusal({ day: '2026-11-20', end: '2026-11-23' }, { vacation: vacation(2) })).toBeNull();
  });

  it('[AMB-36] is checked for vacation only', () => {
    for (const project of [20, 30, 40, 60, 70, 90]) {
      expect(refusal({ project, day: '2026-11-23' }, { vacation: vacation(0) })).toBeNull();
    }
  });

  it('[AMB-37] lets next year be planned when this year is used up or overdrawn', () => {
    const usedUp = vacation(30, taken('2026-02-02', 30));
    const thirty = { day: '2027-01-04', end: '2027-02-12' };
    expect(refusal(thirty, { vacation: usedUp })).toBeNull();
    expect(refusal({ ...thirty, end: '2027-02-15' }, { vacation: usedUp })).toMatchObject({ remaining: 30 });
    const over = vacation(30, taken('2026-02-02', 32));
    expect(refusal(thirty, { vacation: over })).toBeNull();
  });

  it('[AMB-37] adds this year’s rest to next year, less what is requested there', () => {
    const ten = vacation(30, [...taken('2026-02-02', 20), ...taken('2027-01-04', 38)]);
    expect(refusal({ day: '2027-03-01', end: '2027-03-02' }, { vacation: ten })).toBeNull();
    expect(refusal({ day: '2027-03-01', end: '2027-03-03' }, { vacation: ten })).toMatchObject({
      remaining: 2,
    });
  });

  it('[AMB-37] refuses in this year what next year has already requested', () => {
    const promised = vacation(30, [...taken('2026-02-02', 20), ...taken('2027-01-04', 38)]);
    expect(refusal({ day: '2026-11-23', end: '2026-11-24' }, { vacation: promised })).toBeNull();
    expect(refusal({ day: '2026-11-23', end: '2026-11-25' }, { vacation: promised })).toMatchObject({
      code: 'vacation_insufficient',
      remaining: 10,
    });
  });

  it('[AMB-35] charges a range over New Year to both years', () => {
    const three = vacation(3);
    expect(refusal({ day: '2026-12-29', end: '2027-01-05' }, { vacation: three })).toBeNull();
    expect(refusal({ day: '2026-12-28', end: '2027-01-01' }, { vacation: three })).toMatchObject({
      remaining: 3,
    });
    expect(refusal({ day: '2026-12-29', end: '2027-01-06' }, { vacation: three })).toMatchObject({
      remaining: 6,
    });
  });

  it('[AMB-103] accepts the past, charged to its year, when that leaves no later account below zero', () => {
    const provisional = { ...vacation(5), lastYear: { days: 2, enteredIn: 2025 } };
    const full = { ...provisional, days: [...taken('2025-03-03', 4), ...taken('2026-03-02', 8)] };
    expect(refusal({ day: '2025-12-29' }, { vacation: provisional })).toBeNull();
    expect(refusal({ day: '2025-12-29' }, { vacation: full })).toMatchObject({ remaining: 3 });
    const settled = { ...full, lastYear: { days: 3, enteredIn: 2026 } };
    expect(refusal({ day: '2025-12-29' }, { vacation: settled })).toBeNull();
    const noneThen = { ...settled, days: taken('2025-03-03', 5) };
    expect(refusal({ day: '2025-12-29' }, { vacation: noneThen })).toMatchObject({ remaining: 0 });
  });

  it('[AMB-37] a year already below zero does not block requests in an earlier, settled one', () => {
    const over = vacation(5, taken('2026-02-02', 6));
    expect(refusal({ day: '2025-12-29' }, { vacation: over })).toBeNull();
  });
});

describe('the order of the rules', () => {
  it('[AMB-62] is followed: the first failing rule answers', () => {
    const all = {
      company: 5,
      taken: wholeDays(['2026-11-27']),
      vacation: vacation(0),
      working_days: '1111100',
    };
    const codes = [
      { project: 30, day: '2023-01-01', end: '2022-01-01' },
      { day: '2023-01-01', end: '2022-01-01' },
      { day: '2026-11-22', end: '2026-11-21' },
      { day: '2026-11-22' },
      { day: '2026-11-27' },
      { day: '2026-11-26' },
    ].map((input) => refusal(input, all)?.code);
    expect(codes).toEqual([
      'absence_type',
      'absence_period',
      'absence_reversed',
      'absence_weekday',
      'absence_taken',
      'vacation_insufficient',
    ]);
    const friday = { taken: wholeDays(['2026-11-27']), working_days: '1111000' };
    expect(refusal({ day: '2026-11-27' }, friday)?.code).toBe('absence_working_day');
  });
});
