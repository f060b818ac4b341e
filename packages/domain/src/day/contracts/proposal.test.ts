import { describe, expect, test } from 'vitest';
import { formatMinutes, parseMinutes } from '../../time/typed-time.ts';
import { proposedVacation } from './columns.ts';
import { contractChange, contractDeletion, contractInput, contractPreviewInput } from './contract.ts';
import { contract } from './contracts.fixture.ts';

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
    [' 7.25H ', 435],
    ['12', 720],
    ['12,5', 750],
    ['7h5', null],
    ['123:45', null],
    ['7:455', null],
    ['123', null],
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
    user: 8,
    valid_from: '2026-12-01',
    weeklyhours: 40,
    vacation: 30,
    minutes: [480, 480, 480, 480, 480, 0, 0],
  };
  const faults = (changes: object) =>
    contractInput
      .safeParse({ ...body, ...changes })
      .error?.issues.map(({ path, message }) => [path.join(' '), message]) ?? [];

  test('[CON-13] has an open end, no place and no ticks, unless it says so', () => {
    expect(contractInput.parse(body)).toEqual({
      ...body,
      ends_on: null,
      place_id: null,
      note: null,
      recalculate: 0,
      cancel: [],
    });
  });

  test.each([
    [{ minutes: [480, 480, 480, 480, 479, 0, 0] }, 'minutes', 'contract_minutes'],
    [{ minutes: [2400, 0, 0, 0, 0, 0, 0] }, 'minutes 0', 'contract_minutes'],
    [{ minutes: [-1, 2401, 0, 0, 0, 0, 0] }, 'minutes 0', 'contract_minutes'],
    [{ minutes: ['480', 480, 480, 480, 480, 0, 0] }, 'minutes 0', 'contract_minutes'],
    [{ minutes: [480, 480] }, 'minutes', 'contract_minutes'],
    [{ minutes: 'x' }, 'minutes', 'contract_minutes'],
    [{ weeklyhours: 0 }, 'weeklyhours', 'contract_hours'],
    [{ weeklyhours: 169 }, 'weeklyhours', 'contract_hours'],
    [{ weeklyhours: '40' }, 'weeklyhours', 'contract_hours'],
    [{ weeklyhours: 38.333 }, 'weeklyhours', 'weeklyhours_decimals'],
    [{ vacation: 50.5 }, 'vacation', 'vacation_range'],
    [{ vacation: -0.5 }, 'vacation', 'vacation_range'],
    [{ vacation: 20.25 }, 'vacation', 'vacation_range'],
    [{ vacation: '30' }, 'vacation', 'vacation_range'],
    [{ valid_from: '2011-12-31' }, 'valid_from', 'contract_period'],
    [{ valid_from: '2030-01-02' }, 'valid_from', 'contract_period'],
    [{ ends_on: '2026-11-30' }, 'ends_on', 'contract_reversed'],
    [{ cancel: 5 }, 'cancel', 'invalid_input'],
    [{ cancel: [0] }, 'cancel 0', 'invalid_input'],
  ])('[CON-03] is refused: %o', (changes, field, code) => {
    expect(faults(changes)[0]).toEqual([field, code]);
  });

  test.each([
    { valid_from: '1900-01-01' },
    { valid_from: '2012-01-01' },
    { valid_from: '2030-01-01' },
    { ends_on: '2026-12-01' },
    { vacation: 0 },
    { vacation: 50 },
    { weeklyhours: 168, minutes: [1440, 1440, 1440, 1440, 1440, 1440, 1440] },
    { place_id: 5, note: 'Probezeit', recalculate: 1, cancel: [7] },
  ])('[CON-03] is accepted: %o', (changes) => {
    expect(contractInput.parse({ ...body, ...changes })).toMatchObject(changes);
  });

  test('[CON-10] cancels up to a thousand absences', () => {
    expect(faults({ cancel: Array(1000).fill(7) })).toEqual([]);
    expect(faults({ cancel: Array(1001).fill(7) })).toEqual([['cancel', 'invalid_input']]);
  });

  test('[CON-09] of a stored one goes with its version, also where it is deleted', () => {
    const { user: _, ...row } = body;
    expect(contractChange.parse({ ...row, version: 3, cancel: [7] })).toMatchObject({
      version: 3,
      cancel: [7],
      recalculate: 0,
    });
    expect(contractChange.safeParse({ ...row, ends_on: '2026-11-30' }).success).toBe(false);
    expect(contractDeletion.parse({ version: '3' })).toEqual({ version: 3 });
    expect(contractDeletion.parse({})).toEqual({});
    expect(contractDeletion.safeParse({ version: 'x' }).error?.issues).toMatchObject([
      { path: ['version'], message: 'invalid_input' },
    ]);
  });

  test('[CON-10] is asked about before it is stored', () => {
    const { user, ...row } = body;
    expect(contractPreviewInput.parse({ user, id: 7, row: null })).toEqual({ user, id: 7, row: null });
    expect(contractPreviewInput.parse({ user, row }).row).toMatchObject(row);
    expect(contractPreviewInput.safeParse({ user, row: { ...row, weeklyhours: 39 } }).success).toBe(false);
  });
});
