import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_WORKING_DAYS, dailyHours, isWorkingDay } from '../../day/contracts/plain-week.ts';
import { absenceHours, workDay } from '../../day/workday/work-day.ts';
import { formatHours } from '../../time/format.ts';
import { round } from '../../time/rounding.ts';
import { timeOf } from '../../time/time.ts';
import { companySettings } from '../entries/company-settings.ts';
import {
  DEFAULT_END,
  DEFAULT_START,
  hoursOf,
  remainingTime,
  workingHours,
  workingMinutes,
} from './working-hours.ts';

describe('daily hours', () => {
  it.each([
    [40, '1111100', 8],
    [20, '1111100', 4],
    [20, '1111000', 5],
    [38.5, '1111100', 7.7],
    [30, '1110000', 10],
    [48, '1111110', 8],
    [0, '1111100', 8],
    [-5, '1111100', 8],
    [null, '1111100', 8],
    [null, null, 8],
    [40, '0000000', 8],
    [40, '', 8],
    [40, '111', 8],
    [40, '11110000', 8],
    [40, '01111000', 8],
    [40, '1111x00', 8],
    [37, '1111110', 6.1667],
  ])('[CONST-30] [CONST-31] of %d h on %s are %d', (weeklyhours, working_days, hours) => {
    expect(dailyHours({ weeklyhours, working_days })).toBe(hours);
  });

  it('[AMB-84] are shown with two decimals', () => {
    expect(formatHours(dailyHours({ weeklyhours: 37, working_days: '1111110' }))).toBe('6,17');
  });

  it.each([
    [40, '1111100', 8],
    [37, '1111110', 6.17],
    [168, '1111111', 24],
    [40, '1000000', 24],
  ])('[ABS-16] [AMB-84] of %d h on %s make an absence of %d', (weeklyhours, working_days, hours) => {
    // A Monday.
    const day = workDay({ weeklyhours, working_days }, '2026-11-16');
    expect(absenceHours(day)).toBe(hours);
  });

  it('[WORK-13] [CONST-34] begin on Monday', () => {
    expect(DEFAULT_WORKING_DAYS).toBe('1111100');
    expect(isWorkingDay('1000000', '2026-11-16')).toBe(true);
    expect(isWorkingDay('1000000', '2026-11-22')).toBe(false);
    expect(isWorkingDay('0000001', '2026-11-22')).toBe(true);
    expect(isWorkingDay(null, '2026-11-20')).toBe(true);
    expect(isWorkingDay(null, '2026-11-21')).toBe(false);
  });

  it('[AMB-54] are no target on a day off', () => {
    const contract = { weeklyhours: 40, working_days: '1111000' };
    expect(workDay(contract, '2026-11-19').hours).toBe(10);
    expect(workDay(contract, '2026-11-20').hours).toBe(0);
  });
});

describe('working hours', () => {
  it.each([
    ['08:00', '17:00', 0.75, 8.25],
    ['08:00', '17:00', 1, 8],
    ['06:00', '19:00', 0, 13],
    ['08:00', '08:30', 0.5, 0],
    ['08:00', '08:30', 1, 0],
    ['17:00', '08:00', 0.75, 0],
    ['09:15', '12:00', 0.25, 2.5],
  ])('[TIME-11] from %s to %s with a break of %d are %d', (start_time, end_time, pause, hours) => {
    expect(workingHours({ start_time, end_time, break: pause })).toBe(hours);
  });

  it.each([
    [1, 0.75, 8.25],
    [5, 1, 8],
  ])(
    '[TIME-16] [TIME-17] [TIME-18] [CONST-63] company %i starts with a break of %d and %d hours',
    (id, pause, hours) => {
      expect(companySettings(id).defaultBreak).toBe(pause);
      expect(workingHours({ start_time: DEFAULT_START, end_time: DEFAULT_END, break: pause })).toBe(hours);
      expect([DEFAULT_START, DEFAULT_END]).toEqual(['08:00', '17:00']);
    },
  );
});

describe('minutes', () => {
  it('[VEC-41] [FND-07] of 20 days of 8:31 are 170.33 h, not 20 times 8.52', () => {
    expect(hoursOf(20 * 511)).toBe(170.33);
    expect(round(20 * hoursOf(511))).toBe(170.4);
  });

  it('[FND-07] give the hours that a working time has always had, whatever can be sent', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((n) => timeOf(n * 15));
    const pause = fc.integer({ min: 0, max: 96 }).map((n) => n / 4);
    fc.assert(
      fc.property(time, time, pause, (start_time, end_time, hours) => {
        const span = { start_time, end_time, break: hours };
        const { net, breaks } = workingMinutes(span);
        expect([hoursOf(net), hoursOf(breaks)]).toEqual([workingHours(span), hours]);
      }),
    );
  });
});

describe('what is left of the day', () => {
  it.each([
    [8.25, 3, 3, 5.25],
    [8.25, 8, 2, 0.25],
    [8.25, 8.25, 2, 2],
    [0, 2, 2, 2],
    [8, 9, 1.5, 1.5],
  ])(
    '[BOOK-07] [AMB-75] of %d h worked and %d h booked, last %d h: %d h',
    (worked, booked, lastHours, rest) => {
      expect(remainingTime({ worked, booked, lastHours })).toBe(rest);
    },
  );

  it('[AMB-75] can always be booked', () => {
    const quarters = fc.integer({ min: 0, max: 96 }).map((n) => n / 4);
    fc.assert(
      fc.property(quarters, quarters, quarters, (worked, booked, last) => {
        const lastHours = last + 0.25;
        expect(remainingTime({ worked, booked, lastHours })).toBeGreaterThanOrEqual(0.25);
      }),
    );
  });
});

describe('a company', () => {
  it.each([
    [1, [10, 20, 30, 40, 60, 70, 90]],
    [3, [10, 20, 30, 40, 60, 70, 90]],
    [4, [10, 20, 30, 40, 60, 70, 80, 90]],
    [5, [10, 20, 40, 60, 70, 80, 90]],
  ])('[ABS-06] [ABS-07] [COMP-18] of number %i offers its absences', (id, types) => {
    expect(companySettings(id).offeredAbsences).toEqual(types);
  });

  it('[REP-08] of number 3 has the extra export', () => {
    expect([1, 2, 3, 4, 5].filter((id) => companySettings(id).customExport)).toEqual([3]);
  });
});
