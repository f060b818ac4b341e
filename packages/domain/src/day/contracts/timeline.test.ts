import { describe, expect, test } from 'vitest';
import { daysFrom } from '../../time/day.ts';
import type { PlaceCalendar } from '../calendar/special-days.ts';
import { workDay } from '../workday/work-day.ts';
import { contract } from './contracts.fixture.ts';
import { endOfMonths, fullMonths } from './entitlement.ts';
import { type ContractRow, contractOn, employments } from './timeline.ts';
import { addUp, proposedMinutes } from './weekday-minutes.ts';

const nw: PlaceCalendar = {
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'working',
  newYearsEve: 'working',
  since: '2024-01-01',
};

function minutes(rows: ContractRow[], calendar: PlaceCalendar, day: string) {
  const contracts = rows.map((row) => ({ ...row, place_id: null }));
  return workDay({ weeklyhours: null, working_days: null, calendar, contracts }, day).minutes;
}

const hours = (rows: ContractRow[], from: string, to: string) =>
  daysFrom(from, to).reduce((sum, day) => sum + minutes(rows, nw, day), 0) / 60;

describe('target', () => {
  test('[VEC-24] 40 to 20 hours on 1 July: June 168 h, July 92 h', () => {
    const half = { weeklyhours: 20, minutes: [240, 240, 240, 240, 240, 0, 0] };
    const rows = [contract('2020-01-01'), contract('2026-07-01', half)];
    expect(hours(rows, '2026-06-01', '2026-06-30')).toBe(168);
    expect(hours(rows, '2026-07-01', '2026-07-31')).toBe(92);
    expect(hours(rows.slice(0, 1), '2026-06-01', '2026-06-30')).toBe(168);
  });

  test('[VEC-25] 40 to 24 hours within a month: 88 + 56 h', () => {
    const three = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0] };
    const rows = [contract('2020-01-01'), contract('2026-09-16', three)];
    expect(hours(rows, '2026-09-01', '2026-09-15')).toBe(88);
    expect(hours(rows, '2026-09-16', '2026-09-30')).toBe(56);
  });

  test('[VEC-26] entry on 16 November: 88 h', () => {
    expect(hours([contract('2026-11-16')], '2026-11-01', '2026-11-30')).toBe(88);
  });

  test('[CON-02] half a day rounds half a minute up', () => {
    const odd = contract('2020-01-01', { minutes: [481, 0, 0, 0, 0, 0, 0], weeklyhours: 8.02 });
    const eve = { day: '2026-09-07', name: 'Kirmes', kind: 'half' } as const;
    expect(minutes([odd], { ...nw, companyDays: [eve] }, '2026-09-07')).toBe(241);
  });
});

describe('time line', () => {
  const rows = [
    contract('2026-07-01', { vacation: 15 }),
    contract('2024-01-01'),
    contract('2027-02-01', { ends_on: '2027-12-31' }),
  ];
  const leaving = [contract('2024-01-01', { ends_on: '2025-03-31' }), contract('2026-01-01')];

  test('[CON-02] [SET-01] a row applies until the day before the next', () => {
    expect(contractOn(rows, '2023-12-31')).toBeNull();
    expect(contractOn(rows, '2026-06-30')).toMatchObject({ valid_from: '2024-01-01', last: '2026-06-30' });
    expect(contractOn(rows, '2026-07-01')).toMatchObject({ vacation: 15 });
    expect(contractOn(rows, '2027-12-31')).toMatchObject({ valid_from: '2027-02-01' });
    expect(contractOn(rows, '2028-01-01')).toBeNull();
  });

  test('a gap is no employment, and a new employment begins after it', () => {
    expect(contractOn(leaving, '2025-06-01')).toBeNull();
    expect(employments(leaving).map(({ from, to }) => [from, to])).toEqual([
      ['2024-01-01', '2025-03-31'],
      ['2026-01-01', null],
    ]);
    expect(employments(rows)).toHaveLength(1);
  });
});

describe('months of employment', () => {
  test.each([
    ['2026-02-08', 1, '2026-03-07'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-28', 1, '2026-02-27'],
    ['2026-06-30', 6, '2026-12-29'],
    ['2026-07-01', 6, '2026-12-31'],
    ['2026-11-15', 3, '2027-02-14'],
  ])('[CON-05] from %s, %i: until %s', (from, months, end) => {
    expect(endOfMonths(from, months)).toBe(end);
    expect(fullMonths(from, end)).toBe(months);
  });
});

describe('hours of the weekdays', () => {
  test('are distributed equally, the first days take the remainder', () => {
    expect(proposedMinutes(37, '1111110')).toEqual([370, 370, 370, 370, 370, 370, 0]);
    expect(proposedMinutes(38.33, '1111100')).toEqual([460, 460, 460, 460, 460, 0, 0]);
    expect(proposedMinutes(20.02, '1010100')).toEqual([401, 0, 400, 0, 400, 0, 0]);
    expect(proposedMinutes(40, '0000000')).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(proposedMinutes(168, '1000001')).toEqual([1440, 0, 0, 0, 0, 0, 1440]);
  });

  test('add up to the week', () => {
    expect(addUp(proposedMinutes(38.33, '1111100'), 38.33)).toBe(true);
    expect(addUp([480, 480, 480, 480, 479, 0, 0], 40)).toBe(false);
    expect(addUp([1441, 959, 0, 0, 0, 0, 0], 40)).toBe(false);
    expect(addUp([1440, 960, 0, 0, 0, 0, 0], 40)).toBe(true);
    expect(addUp([1200, 1200], 40)).toBe(false);
    expect(addUp([480.5, 479.5, 480, 480, 480, 0, 0], 40)).toBe(false);
    expect(addUp([-60, 1260, 1200, 0, 0, 0, 0], 40)).toBe(false);
  });
});
