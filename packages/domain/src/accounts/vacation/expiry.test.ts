import { describe, expect, it } from 'vitest';
import type { PlaceCalendar } from '../../day/calendar/special-days.ts';
import { contract } from '../../day/contracts/contracts.fixture.ts';
import { TYPE } from '../../records/entries/type-codes.ts';
import { daysFrom, isWeekday } from '../../time/day.ts';
import { deadlineOf, type ExpiryFacts, isExpiry, LIKE_COMPANY } from './expiry.ts';

const calendar: PlaceCalendar = {
  land: 'NW',
  extras: [],
  companyDays: [],
  christmasEve: 'working',
  newYearsEve: 'working',
  since: '2024-01-01',
};
const facts = (changes: Partial<ExpiryFacts> = {}): ExpiryFacts => ({
  expiry: '03-31',
  person: LIKE_COMPANY,
  notices: [],
  away: [],
  work: { working_days: '1111100', calendar },
  ...changes,
});

const away = (from: string, to: string, project: number = TYPE.sickness) =>
  daysFrom(from, to)
    .filter(isWeekday)
    .map((day) => ({ day, project, status: 1 }));
const dayOf = (changes: Partial<ExpiryFacts>, year = 2026) => deadlineOf(facts(changes), year)?.day ?? null;

describe('the deadline of a year', () => {
  it('[LED-08] is a day of the following year, and there is none where nothing expires', () => {
    expect(dayOf({})).toBe('2027-03-31');
    expect(dayOf({ expiry: '12-31' })).toBe('2027-12-31');
    expect(dayOf({ expiry: 'never' })).toBeNull();
    expect(['never', '03-31', '12-31'].map(isExpiry)).toEqual([true, true, true]);
    expect(['02-29', '02-30', '13-01', '3-31', '', 'immer'].map(isExpiry)).toEqual(Array(6).fill(false));
  });

  it('[LED-08] is another one, or none, for a person', () => {
    const person = (expiry: string) => ({ ...LIKE_COMPANY, expiry });
    expect(dayOf({ person: person('06-30') })).toBe('2027-06-30');
    expect(dayOf({ person: person('never') })).toBeNull();
    expect(dayOf({ expiry: 'never', person: person('04-30') })).toBe('2027-04-30');
  });

  it('[LED-08] [SET-07] is the end of the year after the one in which it is no longer suspended', () => {
    const person = { expiry: null, suspended_until: '2028-02-14' };
    expect([2026, 2027, 2028].map((year) => dayOf({ person }, year))).toEqual(Array(3).fill('2029-12-31'));
    expect(dayOf({ person }, 2029)).toBe('2030-03-31');
    expect(dayOf({ expiry: 'never', person })).toBeNull();
  });
});

describe('long sickness', () => {
  // The deadline 31.03.2027 is a Wednesday; 26.03. and 29.03. are Karfreitag and Ostermontag.
  it('[LED-12] [SET-08] from before the deadline until after it moves it to 31.03. of the second year', () => {
    expect(deadlineOf(facts({ away: away('2027-03-30', '2027-04-01') }), 2026)).toEqual({
      day: '2028-03-31',
      original: '2027-03-31',
      sickSince: '2027-03-30',
      needsNoNotice: false,
    });
  });

  it.each([
    ['2027-03-31', '2027-04-30', 'the last working day before'],
    ['2027-03-01', '2027-03-31', 'the first working day after'],
  ])('[LED-12] [SET-08] from %s to %s moves nothing: %s is missing', (from, to) => {
    expect(dayOf({ away: away(from, to) })).toBe('2027-03-31');
  });

  it('[LED-12] [SET-08] looks across a weekend and holidays', () => {
    const onSunday = { expiry: '03-28', away: away('2027-03-25', '2027-03-30') };
    expect(deadlineOf(facts(onSunday), 2026)).toMatchObject({ day: '2028-03-31', sickSince: '2027-03-25' });
    const tooShort = { expiry: '03-28', away: away('2027-03-25', '2027-03-29') };
    expect(dayOf(tooShort)).toBe('2027-03-28');
  });

  it('[LED-12] with a gap, with halves, declined, or with another absence is none', () => {
    const whole = away('2027-03-01', '2027-04-30');
    expect(dayOf({ away: whole.filter(({ day }) => day !== '2027-03-31') })).toBe('2027-03-31');
    expect(dayOf({ away: whole.map((one) => ({ ...one, portion: 0.5 })) })).toBe('2027-03-31');
    expect(dayOf({ away: whole.map((one) => ({ ...one, status: 2 })) })).toBe('2027-03-31');
    expect(dayOf({ away: away('2027-03-01', '2027-04-30', TYPE.overtime) })).toBe('2027-03-31');
  });

  it('[LED-12] is since the first day without a gap', () => {
    const all = [...away('2026-08-03', '2026-08-07'), ...away('2026-10-05', '2027-06-30')];
    expect(deadlineOf(facts({ away: all }), 2026)).toMatchObject({
      day: '2028-03-31',
      sickSince: '2026-10-05',
      needsNoNotice: false,
    });
  });

  it('[LED-12] from 1 January of the year to 31.03. of the second one expires without a notice where an admin decides so', () => {
    const fifteenMonths = facts({ away: away('2025-11-17', '2028-04-30') });
    expect(deadlineOf(fifteenMonths, 2026)).toMatchObject({ day: '2028-03-31', needsNoNotice: true });
    const later = facts({ away: away('2026-01-05', '2028-03-31') });
    // 01.01.2026 is a holiday, the 2nd a working day.
    expect(deadlineOf(later, 2026)).toMatchObject({ needsNoNotice: false });
    const exactly = facts({ away: away('2026-01-02', '2028-03-31') });
    expect(deadlineOf(exactly, 2026)).toMatchObject({ sickSince: '2026-01-02', needsNoNotice: true });
    const recovered = facts({ away: away('2026-01-02', '2028-03-30') });
    expect(deadlineOf(recovered, 2026)).toMatchObject({ needsNoNotice: false });
  });

  it('[LED-12] beside another absence is one', () => {
    const both = [...away('2026-05-04', '2026-05-04', TYPE.overtime), ...away('2027-03-30', '2027-04-01')];
    expect(dayOf({ away: both })).toBe('2028-03-31');
  });

  it.each([
    ['2027-05-31', '2028-03-31'],
    ['2027-06-01', '2027-04-30'],
  ])('[LED-12] [SET-08] looks a month ahead: the next contract from %s on', (from, expected) => {
    const contracts = [
      { ...contract('2024-01-01', { ends_on: '2027-04-30' }), place_id: null },
      { ...contract(from), place_id: null },
    ];
    const sick = away('2027-04-01', '2027-06-30');
    const person = { expiry: '04-30', suspended_until: null };
    expect(dayOf({ person, away: sick, work: { working_days: null, contracts, calendar } })).toBe(expected);
  });

  it('[SET-07] [LED-12] never brings a deadline forward', () => {
    const person = { expiry: null, suspended_until: '2028-02-14' };
    const sick = { person, away: away('2029-12-20', '2030-01-10') };
    expect(deadlineOf(facts(sick), 2026)).toMatchObject({ day: '2029-12-31', sickSince: '2029-12-20' });
  });

  it('ends where the employment begins', () => {
    const contracts = [
      {
        valid_from: '2027-02-01',
        ends_on: null,
        weeklyhours: 40,
        vacation: 30,
        place_id: null,
        minutes: [480, 480, 480, 480, 480, 0, 0],
      },
    ];
    const work = { working_days: null, calendar, contracts };
    expect(deadlineOf(facts({ work, away: away('2027-02-01', '2027-04-09') }), 2026)).toMatchObject({
      day: '2028-03-31',
      sickSince: '2027-02-01',
    });
  });
});
