import { randomUUID } from 'node:crypto';
import type { OvertimeBalance, OvertimeMonth } from '@stundenbuch/domain/accounts/overtime/contract';
import type { PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'contracts', 'law', 'clock', 'overtime'], '2026-11-01');
  await world.sql(`insert into time_postings (company_id, user_id, day, minutes, kind, text, created_at, created_by)
    values (1, 11, '2026-11-01', 10000, 'opening', 'Stand', '2026-11-01', 13)`);
});
afterAll(() => world?.close());

const MONDAY = '2026-11-23';
const balance = async () => {
  const { body } = await world.get<OvertimeBalance>('anna', '/overtime/balance');
  expect(body.overtime).not.toBeNull();
  return body.overtime?.minutes as number;
};
async function punch(kind: string, at: string): Promise<void> {
  world.setClock(`${MONDAY}T${at}:00Z`);
  expect((await world.post<PunchClock>('anna', `/clock/${kind}`, { client_id: randomUUID() })).status).toBe(
    200,
  );
}

it('[VEC-39] [OVT-03] today counts once a working time is finished and no clock runs', async () => {
  world.setClock(`${MONDAY}T06:30:00Z`);
  const before = await balance();
  await punch('come', '06:30');
  world.setClock(`${MONDAY}T11:00:00Z`);
  expect(await balance()).toBe(before);
  await punch('go', '15:00');
  expect(await balance()).toBe(before + 30);
  // Whoever comes back has a working time of today already, and the day is open again.
  await punch('come', '15:30');
  expect(await balance()).toBe(before);
  await punch('break', '15:40');
  expect(await balance()).toBe(before);
  const month = (await world.get<OvertimeMonth>('anna', '/overtime/user/11/2026-11')).body;
  expect(month.closing).toBe(before);
  const company = await world.get<{ user: number; balance: number }[]>('chef', '/overtime/company/2026-11');
  expect(company.body.find(({ user }) => user === 11)?.balance).toBe(before);
  await punch('go', '16:00');
  expect(await balance()).toBe(before + 40);
});

it('[VEC-39] [CLK-06] a clock that was forgotten keeps no day open', async () => {
  const stood = await balance();
  await world.sql(`insert into work_intervals (company_id, user_id, day, started_at, kind, source, forgotten, created_at,
    created_by) values (1, 11, '2026-11-20', '2026-11-20T07:00Z', 'work', 'clock', true, now(), 11)`);
  expect(await balance()).toBe(stood);
});
