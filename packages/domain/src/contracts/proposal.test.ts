import { describe, expect, test } from 'vitest';
import { contractInput } from './contract.ts';
import { contract } from './contracts.fixture.ts';
import { formatMinutes, parseMinutes } from './minutes-text.ts';
import { proposedVacation } from './proposal.ts';

describe('what the form proposes', () => {
  test.each([
    [30, 3, 18],
    [28, 3, 17],
    [27, 4, 22],
    [30, 5, 30],
    [40, 7, 50],
  ])('[CON-04] %d days on five days a week are on %d: %d', (vacation, days, expected) => {
    const minutes = Array.from({ length: 7 }, (_, i) => (i < days ? 60 : 0));
    expect(proposedVacation(contract('2020-01-01', { vacation }), minutes)).toBe(expected);
  });

  test.each([
    ['7:45', 465],
    ['07:05', 425],
    ['8', 480],
    ['7,5', 450],
    ['7.25 h', 435],
    ['', null],
    ['7:60', null],
    ['acht', null],
    ['-1', null],
  ])('[CON-03] %j is read as minutes: %o', (typed, minutes) => expect(parseMinutes(typed)).toBe(minutes));

  test('[CON-03] and shown as h:mm', () => {
    expect([0, 65, 600].map(formatMinutes)).toEqual(['0:00', '1:05', '10:00']);
  });
});

describe('the body of a contract', () => {
  const body = {
    ...{ user: 8, valid_from: '2026-12-01', weeklyhours: 40, vacation: 30 },
    minutes: [480, 480, 480, 480, 480, 0, 0],
  };
  const code = (changes: object) =>
    contractInput.safeParse({ ...body, ...changes }).error?.issues[0]?.message;

  test('[CON-13] has an open end, no place and no ticks, unless it says so', () => {
    expect(contractInput.parse(body)).toEqual({
      ...body,
      ...{ ends_on: null, place_id: null, note: null, recalculate: 0, cancel: [] },
    });
  });

  test.each([
    [{ minutes: [480, 480, 480, 480, 479, 0, 0] }, 'contract_minutes'],
    [{ minutes: [2400, 0, 0, 0, 0, 0, 0] }, 'contract_minutes'],
    [{ minutes: [480, 480] }, 'contract_minutes'],
    [{ weeklyhours: 0 }, 'contract_hours'],
    [{ weeklyhours: 169 }, 'contract_hours'],
    [{ weeklyhours: 38.333 }, 'weeklyhours_decimals'],
    [{ vacation: 50.5 }, 'vacation_range'],
    [{ valid_from: '2011-12-31' }, 'contract_period'],
    [{ ends_on: '2026-11-30' }, 'contract_reversed'],
  ])('[CON-03] is refused: %o', (changes, expected) => expect(code(changes)).toBe(expected));
});
