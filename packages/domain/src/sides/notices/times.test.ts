import { describe, expect, it } from 'vitest';
import { isVacationToTell, monthToTell, vacationDay, weekToTell } from './times.ts';

const at = (instant: string) => Date.parse(instant);

describe('[MAIL-01] missing days are told on Monday at seven', () => {
  it.each<[string, string | null, string]>([
    ['2026-11-16T05:59:59Z', null, 'a second before'],
    ['2026-11-16T06:00:00Z', '2026-11-09', 'in winter time'],
    ['2026-11-16T22:59:00Z', '2026-11-09', 'until the end of the day'],
    ['2026-11-17T06:00:00Z', null, 'not on Tuesday'],
    ['2026-07-06T05:00:00Z', '2026-06-29', 'in summer time'],
    ['2026-10-26T05:30:00Z', null, 'half an hour before, after the night that had an hour more'],
    ['2026-10-26T06:00:00Z', '2026-10-19', 'after the night that had an hour more'],
    ['2026-03-30T05:00:00Z', '2026-03-23', 'after the night that had an hour less'],
  ])('%s: %s, %s', (now, week) => {
    expect(weekToTell(at(now))).toBe(week);
  });
});

describe('[MAIL-01] the end of the month is told two working days before', () => {
  it.each<[string, string | null, string]>([
    ['2026-11-26T06:00:00Z', '2026-11', 'Friday and Monday are left'],
    ['2026-11-26T05:00:00Z', null, 'not before seven'],
    ['2026-11-27T06:00:00Z', null, 'only Monday is left'],
    ['2026-12-29T06:00:00Z', '2026-12', 'the 30th and the 31st are left'],
    ['2026-05-28T06:00:00Z', null, 'only Friday is left before the weekend'],
    ['2026-05-27T06:00:00Z', '2026-05', 'Thursday and Friday are left before the weekend'],
    ['2027-03-25T06:00:00Z', '2027-03', 'between Easter and April two are left, and Good Friday is none'],
    ['2027-03-29T06:00:00Z', null, 'not on Easter Monday'],
    ['2026-05-23T06:00:00Z', null, 'not on a Saturday'],
  ])('%s: %s, %s', (now, month) => {
    expect(monthToTell(at(now))).toBe(month);
  });
});

it('[MAIL-01] expiring vacation is told on the first of October and six weeks before the deadline', () => {
  expect(isVacationToTell('2026-10-01', '2027-03-31')).toBe(true);
  expect(isVacationToTell('2027-02-17', '2027-03-31')).toBe(true);
  expect(isVacationToTell('2027-02-16', '2027-03-31')).toBe(false);
  expect(vacationDay(at('2026-10-01T04:59:59Z'))).toBeNull();
  expect(vacationDay(at('2026-10-01T05:00:00Z'))).toBe('2026-10-01');
});
