import type { Device } from '@stundenbuch/domain/sides/session/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { World } from '../../../test/world.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let world: World;
let mine: string;
let phone: string;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:07:00Z');
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:07:00Z');
  await world.sql('delete from sessions');
  await world.setFeatures('alpha', ['security']);
  [mine, phone] = [await world.newToken('anna'), await world.newToken('anna')];
});
afterAll(() => world?.close());

const call = <T = unknown>(token: string, method: string, path: string, agent = FIREFOX) =>
  world.call<T>(null, method, path, undefined, { headers: { authorize: token, 'user-agent': agent } });
const list = async (token = mine) => (await call<Device[]>(token, 'GET', '/user/session')).body;
const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?.id;

it('[ACCT-09] lists the own sessions, which of them this one is, and no one else’s', async () => {
  await world.newToken('bert');
  await world.newToken('anna', '2026-11-20T09:07:00Z');
  const devices = await list();
  expect(devices.map(({ current }) => current)).toEqual([true, false]);
  expect(Object.keys(devices[0] ?? {}).sort()).toEqual(['agent', 'created_at', 'current', 'id', 'seen_at']);
});

it('[ACCT-09] notes after the answer what device it was and when, in steps of 15 minutes', async () => {
  const first = await list();
  expect(first[0]).toMatchObject({ agent: null, seen_at: null });
  await expect
    .poll(async () => (await list())[0])
    .toMatchObject({ agent: 'Firefox unter Linux', seen_at: '2026-11-20T09:00:00.000Z' });
  world.setClock('2026-11-20T09:15:00Z');
  await list();
  await expect.poll(async () => (await list())[0]?.seen_at).toBe('2026-11-20T09:15:00.000Z');
});

it('[ACCT-09] [DCN-01] notes nothing where it is switched off', async () => {
  await world.setFeatures('alpha', ['halfdays']);
  expect((await call(mine, 'GET', '/user/current')).status).toBe(200);
  expect(refused(await call(mine, 'GET', '/user/session'))).toEqual([403, 'feature_off']);
  await world.setFeatures('alpha', ['security']);
  await call(phone, 'GET', '/user/current');
  // Whatever the first request might have written would have been written before this.
  await expect
    .poll(async () => (await world.sql('select from sessions where seen_at is not null')).length)
    .toBe(1);
});

it('[ACCT-09] [DCN-03] logs one out, whose next call is refused, and each only once', async () => {
  expect((await call(phone, 'GET', '/user/current')).status).toBe(200);
  const id = await idOf(phone);
  expect((await call(mine, 'DELETE', `/user/session/${id}`)).body).toEqual({ id });
  expect((await call(phone, 'GET', '/user/current')).status).toBe(401);
  expect(refused(await call(mine, 'DELETE', `/user/session/${id}`))).toEqual([404, 'not_found']);
});

it('[ACCT-09] logs all others out and stays', async () => {
  const colleague = await world.newToken('bert');
  await world.newToken('anna');
  expect((await call(mine, 'DELETE', '/user/session')).body).toEqual({ ended: 2 });
  const statuses = [mine, phone, colleague].map(
    async (token) => (await call(token, 'GET', '/user/current')).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
});

it('[ACCT-09] a session of somebody else is treated as unknown', async () => {
  const [colleague, stranger] = [await world.newToken('bert'), await world.newToken('otto')];
  await world.setFeatures('beta', ['security']);
  for (const id of [await idOf(colleague), await idOf(stranger), 999_999])
    expect(refused(await call(mine, 'DELETE', `/user/session/${id}`))).toEqual([404, 'not_found']);
  expect((await call(colleague, 'GET', '/user/current')).status).toBe(200);
});
