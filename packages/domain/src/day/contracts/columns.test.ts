import { describe, expect, test } from 'vitest';
import {
  columnRefusal,
  columnsOn,
  daysOf,
  firstMinutesRefusal,
  sameColumns,
  weeklyHoursOf,
} from './columns.ts';
import { contract } from './contracts.fixture.ts';

const threeDays = { weeklyhours: 24, minutes: [480, 480, 480, 0, 0, 0, 0], vacation: 18 };
const rows = [
  contract('2024-03-01'),
  contract('2026-12-01', { ...threeDays, ends_on: '2026-12-31' }),
  contract('2027-03-01'),
];

describe('the columns beside the person', () => {
  test.each([
    ['2023-01-01', 40, '1111100', '2024-03-01'],
    ['2026-11-20', 40, '1111100', '2024-03-01'],
    ['2026-12-01', 24, '1110000', '2024-03-01'],
    ['2027-01-15', 24, '1110000', '2024-03-01'],
    ['2027-03-01', 40, '1111100', '2027-03-01'],
  ])('[CON-11] on %s: %d hours on %s, since %s', (today, weeklyhours, working_days, worker_since) => {
    expect(columnsOn(rows, today)).toMatchObject({ weeklyhours, working_days, worker_since });
    expect(columnsOn(rows.toReversed(), today)).toEqual(columnsOn(rows, today));
  });

  test('[MIG-02] a contract from the beginning names no day of entry; without one there are none', () => {
    expect(columnsOn([contract('1900-01-01')], '2026-11-20')?.worker_since).toBeNull();
    expect(columnsOn([], '2026-11-20')).toBeNull();
  });

  const columns = { weeklyhours: 40, working_days: '1111100', vacation: 30, worker_since: null };

  test('[CON-11] what counts as 40 hours on five days stays as stored', () => {
    for (const weeklyhours of [null, 0, -3])
      expect(sameColumns({ ...columns, weeklyhours, working_days: null }, columns)).toBe(true);
    expect(sameColumns({ ...columns, weeklyhours: 39 }, columns)).toBe(false);
  });

  test.each([
    [{ weeklyhours: 39 }, 'weeklyhours'],
    [{ working_days: '1111000' }, 'working_days'],
    [{ vacation: 28 }, 'vacation'],
    [{ worker_since: '2026-11-01' }, 'worker_since'],
    [columns, null],
    [{ working_days: null }, null],
    [{}, null],
  ])('[CON-11] sent beside the person: %o', (sent, field) => {
    expect(columnRefusal(columns, sent)?.field ?? null).toBe(field);
  });

  test('[CON-03] the hours of somebody new make up the week', () => {
    expect(firstMinutesRefusal([480, 480, 480, 480, 480, 0, 0], 40)).toBeNull();
    for (const hours of [39, null, 0])
      expect(firstMinutesRefusal([480, 480, 480, 480, 480, 0, 0], hours)).toMatchObject({
        code: 'contract_minutes',
        field: 'minutes',
      });
    for (const hours of [0, null])
      expect(firstMinutesRefusal(Array(7).fill(0), hours)?.code).toBe('contract_minutes');
  });

  test('[CON-11] somebody without a time line has 40 hours on five days, unless they say otherwise', () => {
    const plain = { ...columns, weeklyhours: null, working_days: null };
    expect([weeklyHoursOf(plain), daysOf(plain), daysOf({ ...plain, working_days: '' })]).toEqual([
      ...[40, '1111100', '1111100'],
    ]);
    const own = { ...columns, weeklyhours: 24, working_days: '1010100' };
    expect([weeklyHoursOf(own), daysOf(own)]).toEqual([24, '1010100']);
  });
});
