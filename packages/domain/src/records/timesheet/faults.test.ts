import { describe, expect, it } from 'vitest';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { isOpen } from '../../day/workday/open-days.ts';
import { weekday } from '../../time/day.ts';
import {
  type Attendance,
  type DaySummary,
  faultPeriod,
  hasBegun,
  isMultipleDay,
  isWrongDay,
  isWrongTimeDay,
  lastMonth,
  missingDays,
  missingInLastMonth,
  missingSince,
  openDays,
} from './faults.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const workdays = Array.from({ length: 19 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`).filter(
  (day) => weekday(day) <= 5,
);

const person: Attendance = {
  first_day: '2020-01-01',
  working_days: '1111100',
  flags: ['timebooking', 'projectbooking'],
  worked: new Set(workdays.filter((day) => day !== '2026-11-17')),
  booked: new Set(),
  absent: new Set(),
  halfAbsent: new Set(),
};

const shown = (change: Partial<Attendance>, today = TODAY) =>
  missingDays({ ...person, ...change }, today)
    .filter(({ working_day }) => working_day === 'true')
    .map(({ day }) => day);

describe('missing bookings', () => {
  it('[DASH-06] [DASH-13] are the empty days up to yesterday, days off marked as such', () => {
    expect(missingDays(person, TODAY)).toEqual([
      { day: '2026-11-01', working_day: 'false' },
      { day: '2026-11-07', working_day: 'false' },
      { day: '2026-11-08', working_day: 'false' },
      { day: '2026-11-14', working_day: 'false' },
      { day: '2026-11-15', working_day: 'false' },
      { day: '2026-11-17', working_day: 'true' },
    ]);
  });

  it('[HOL-08] [CON-02] name what makes a day free, and end with the employment', () => {
    const calendar = [
      { day: '2026-11-17', name: 'Betriebsfeier', factor: 0.5 },
      { day: '2026-11-18', name: 'Buß- und Bettag', factor: 0 },
    ];
    const missing = missingDays({ ...person, worked: new Set(workdays.slice(0, 11)), calendar }, TODAY);
    expect(missing.slice(-3)).toEqual([
      { day: '2026-11-17', working_day: 'true', name: 'Betriebsfeier' },
      { day: '2026-11-18', working_day: 'false', name: 'Buß- und Bettag' },
      { day: '2026-11-19', working_day: 'true' },
    ]);
    const contracts = [{ ...contract('2026-01-01', { ends_on: '2026-11-14' }), place_id: null }];
    expect(shown({ contracts })).toEqual([]);
  });

  it('[MAIL-01] are counted in a period, as far as they can still be recorded', () => {
    const open = (from: string, to: string, first_day: string | null = null) =>
      openDays({ ...person, worked: new Set(), first_day }, from, to, TODAY);
    expect(open('2026-11-09', '2026-11-15')).toBe(5);
    expect(open('2026-10-26', '2026-11-03')).toBe(2);
    expect(open('2026-11-09', '2026-11-15', '2026-11-12')).toBe(2);
    expect(openDays(person, '2026-11-09', '2026-11-19', TODAY)).toBe(1);
  });

  it('[AMB-51] exclude days with an absence', () => {
    expect(shown({ absent: new Set(['2026-11-17']) })).toEqual([]);
  });

  it('[LED-17] are half of a day of which half is off', () => {
    const missing = missingDays({ ...person, halfAbsent: new Set(['2026-11-16', '2026-11-17']) }, TODAY);
    expect(missing.at(-1)).toEqual({ day: '2026-11-17', working_day: 'true', portion: 0.5 });
    expect(missing.some(({ day }) => day === '2026-11-16')).toBe(false);
  });

  it('[AMB-51] begin with the month and end before today', () => {
    expect(missingDays({ ...person, worked: new Set() }, '2026-12-01')).toEqual([]);
    expect(missingDays({ ...person, worked: new Set() }, '2026-12-02')).toEqual([
      { day: '2026-12-01', working_day: 'true' },
    ]);
  });

  it('[AMB-51] begin with the first day of work', () => {
    expect(shown({ worked: new Set(), first_day: '2026-11-18' })).toEqual(['2026-11-18', '2026-11-19']);
    expect(shown({ worked: new Set(), first_day: '2027-01-01' })).toEqual([]);
    expect(missingSince(null, TODAY)).toBe('2026-11-01');
    expect(missingSince(null, '2023-05-05')).toBe('2024-01-01');
  });

  it('[DASH-06] of the month just closed are its empty working days', () => {
    const october = {
      ...person,
      worked: new Set(['2026-10-30', '2026-10-29']),
      absent: new Set(['2026-10-28']),
    };
    const since = (first_day: string | null) =>
      missingInLastMonth({ ...october, first_day }, '2026-11-01').length;
    expect(lastMonth('2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect([since('2026-10-26'), since('2026-10-30'), since('2026-11-01'), since(null)]).toEqual([
      2, 0, 0, 19,
    ]);
    expect(missingInLastMonth({ ...october, flags: [] }, '2026-11-01')).toEqual([]);
  });

  const EMPTY = { ...person, worked: new Set<string>() };
  const listed = (months: Attendance['months'], today: string) =>
    missingDays({ ...EMPTY, months }, today).filter(({ working_day }) => working_day === 'true');
  it.each<[string, Attendance['months'], string, number, number]>([
    ['without closing', undefined, '2026-12-02', 1, 21],
    ['on a day of grace', { grace: 5, closed: [] }, '2026-12-02', 22, 0],
    ['on the last of them', { grace: 5, closed: [] }, '2026-12-05', 25, 0],
    ['after them', { grace: 5, closed: [] }, '2026-12-06', 4, 21],
    ['with the month closed', { grace: 5, closed: ['2026-11'] }, '2026-12-02', 1, 21],
    ['with an earlier month closed', { grace: 5, closed: ['2026-10'] }, '2026-12-02', 22, 0],
    ['across the year', { grace: 2, closed: [] }, '2027-01-02', 24, 0],
  ])(
    '[MON-04] %s are those that can be recorded, and the others are said to be closed',
    (_, months, today, open, closed) => {
      const found = listed(months, today);
      expect(found).toHaveLength(open);
      expect(found.every(({ day }) => isOpen(day, today, false, months))).toBe(true);
      expect(missingInLastMonth({ ...EMPTY, months }, today)).toHaveLength(closed);
      expect(openDays({ ...EMPTY, months }, '2026-11-23', '2026-11-29', today)).toBe(
        months && open > 21 && today < '2027' ? 5 : 0,
      );
    },
  );

  it('[MON-04] of this month, closed on its last day, are none', () => {
    expect(listed({ grace: 5, closed: ['2026-11'] }, '2026-11-30')).toEqual([]);
  });

  it('[DASH-06] are meaningful once a working day has passed', () => {
    const begun = (today: string, first_day: string | null = null) =>
      hasBegun({ first_day, working_days: '1111100' }, today);
    expect([begun('2026-11-01'), begun('2026-11-02'), begun('2026-11-03')]).toEqual([false, false, true]);
    const months = { grace: 5, closed: [] };
    expect(hasBegun({ first_day: null, working_days: '1111100', months }, '2026-12-01')).toBe(true);
    expect([begun(TODAY, TODAY), begun(TODAY, '2026-11-19')]).toEqual([false, true]);
  });

  it('[AMB-51] depend on what the company records', () => {
    const booked = new Set(['2026-11-17', '2026-11-18']);
    expect(shown({ flags: ['timebooking'], booked })).toEqual(['2026-11-17']);
    expect(shown({ flags: ['projectbooking'], booked })).toHaveLength(workdays.length - 2);
    expect(missingDays({ ...person, flags: ['absences'] }, TODAY)).toEqual([]);
  });

  it('[AMB-51] follow the working days of the person', () => {
    expect(shown({ worked: new Set(), working_days: '0000010' })).toEqual(['2026-11-07', '2026-11-14']);
  });
});

const both = ['timebooking', 'projectbooking'] as const;
const day = (change: Partial<DaySummary>): DaySummary => ({
  day: '2026-11-19',
  zeitbuchungen: 8.25,
  projektbuchungen: 8.25,
  span: { start_time: '08:00', end_time: '17:00', break: 0.75, hours: 8.25 },
  absences: 0,
  ...change,
});

describe('wrong bookings', () => {
  it.each([
    [8.25, 8, true],
    [8.25, 8.25, false],
    [0, 2, true],
    [8, 0, true],
    [0.1 + 0.2, 0.3, false],
  ])(
    '[DASH-05] [AMB-52] %d h of work against %d h of projects: %s',
    (zeitbuchungen, projektbuchungen, wrong) => {
      expect(isWrongDay(day({ zeitbuchungen, projektbuchungen }), both)).toBe(wrong);
    },
  );

  it('[AMB-52] need both flags and a day on which projects can be booked', () => {
    const differing = { projektbuchungen: 1 };
    expect(isWrongDay(day(differing), ['timebooking'])).toBe(false);
    expect(isWrongDay(day(differing), ['projectbooking'])).toBe(false);
    expect(isWrongDay(day({ ...differing, day: '2026-11-14' }), both)).toBe(false);
    expect(isWrongDay(day({ ...differing, absences: 1 }), both)).toBe(false);
  });
});

describe('multiple bookings', () => {
  it.each([
    [1, true, true],
    [0, true, false],
    [2, false, true],
    [1, false, false],
  ])('[API-21] [AMB-52] %i absences, working time %s: %s', (absences, working, multiple) => {
    expect(isMultipleDay(day({ absences, span: working ? day({}).span : null }))).toBe(multiple);
  });
});

describe('wrong working times', () => {
  const span = { start_time: '08:00', end_time: '17:00', break: 0.75, hours: 8.25 };
  it.each([
    ['on an absence', { absences: 1 }, true],
    ['on a Sunday', { day: '2026-11-15' }, true],
    ['on a Saturday', { day: '2026-11-14' }, false],
    ['with other hours than its times', { span: { ...span, hours: 7 } }, true],
    ['without fault', {}, false],
    ['that do not exist', { span: null, absences: 1 }, false],
  ])('[API-23] [AMB-52] %s', (_, change, wrong) => expect(isWrongTimeDay(day(change))).toBe(wrong));
});

it('[AMB-52] the lists cover this month up to yesterday, the one of several entries all of it', () => {
  expect(faultPeriod('wrong', TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-19' });
  expect(faultPeriod('wrong-time', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-10-31' });
  for (const kind of ['multiple', 'doubtful'] as const)
    expect(faultPeriod(kind, TODAY)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
});

it('[MON-04] with closing the lists reach back as far as days can be changed', () => {
  const from = (today: string, closed: string[] = []) =>
    faultPeriod('wrong', today, { grace: 5, closed }).from;
  expect([from('2026-12-05'), from('2026-12-06'), from('2026-12-02', ['2026-11'])]).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2026-12-01',
  ]);
});
