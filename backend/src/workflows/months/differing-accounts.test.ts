import type { OvertimeMonth } from '@stundenbuch/domain/accounts/overtime/contract';
import type { MonthOfPerson } from '@stundenbuch/domain/workflows/month/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, month, reopen, withMonthClose, workedMonth } from '../../../test/month.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-30T17:00:00Z');
  await withMonthClose(world);
  for (const user of [11, 12]) await workedMonth(world, user, '2026-11', ['2026-11-27']);
});
afterAll(() => world?.close());

const NOVEMBER = '2026-11';
const differing = async () => {
  const { body } = await world.get<MonthOfPerson[]>('chef', `/month/company/${NOVEMBER}`);
  return Object.fromEntries(body.map(({ user, account_differs }) => [user, account_differs]));
};

/** The balance of the account, and the one on the sheet: nobody worked in October. */
const balances = async () => {
  const { body } = await world.get<OvertimeMonth>('chef', `/overtime/user/11/${NOVEMBER}`);
  return [body.closing, body.signed];
};

it('[MON-10] [HOL-05] a sheet remains when an own day follows, and the office sees that the account differs', async () => {
  const answers = await close(world, [11, 12], { reason: 'Vor der Abreise' }, NOVEMBER);
  expect(answers.body.map(({ closed }) => closed)).toEqual([true, true]);
  expect(await differing()).toMatchObject({ 11: null, 12: null, 13: null });
  expect(await balances()).toEqual([-11_040, -11_040]);
  const { sheet } = await month(world, 'chef', 11, NOVEMBER);
  const day = { day: '2026-11-27', name: 'Betriebsruhe', kind: 'free', place_id: null };
  expect((await world.post('chef', '/calendar/day', day)).status).toBe(200);
  expect((await month(world, 'chef', 11, NOVEMBER)).sheet).toEqual(sheet);
  expect(await differing()).toMatchObject({ 11: 480, 12: 480, 13: null });
  expect(await balances()).toEqual([-10_560, -11_040]);
  await reopen(world, 11, NOVEMBER);
  expect(await differing()).toMatchObject({ 11: null, 12: 480 });
  expect(await balances()).toEqual([-10_560, null]);
  await close(world, [11], { reason: 'Vor der Abreise' }, NOVEMBER);
  expect(await differing()).toMatchObject({ 11: null, 12: 480 });
});

it('[MON-03] [HOL-05] where somebody has an entry on the day, the closed month refuses it', async () => {
  const day = { day: '2026-11-26', name: 'Betriebsruhe', kind: 'free', place_id: null };
  const { status, body } = await world.post<{ code: string }>('chef', '/calendar/day', day);
  expect([status, body.code]).toEqual([409, 'month_sealed']);
});
