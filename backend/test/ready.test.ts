import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HealthController } from '../src/platform/app/health.controller.ts';
import { Database } from '../src/platform/database/database.ts';
import { OUTAGE, Refused } from '../src/platform/refused.ts';
import { refused } from './answers.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world?.close());

it('[OPS-02] is live and ready', async () => {
  for (const path of ['/live', '/ready', '/health'])
    expect(await world.get(null, path)).toMatchObject({ status: 200, body: { status: 'ok' } });
});

it('[OPS-02] is not ready on a schema of an older release, and live all the same', async () => {
  await world.sql(`update migrations set name = 'later' where name = '0142_ready.sql'`);
  expect(refused(await world.get(null, '/ready'))).toEqual([503, 'unavailable']);
  expect((await world.get(null, '/live')).status).toBe(200);
  await world.sql(`update migrations set name = '0142_ready.sql' where name = 'later'`);
  expect((await world.get(null, '/ready')).status).toBe(200);
});

it('[OPS-02] is not ready while the database does not answer, and live all the same', async () => {
  const ping = vi.spyOn(Database.prototype, 'ping').mockRejectedValue(new Refused(OUTAGE));
  expect(refused(await world.get(null, '/ready'))).toEqual([503, 'unavailable']);
  expect((await world.get(null, '/live')).status).toBe(200);
  ping.mockRestore();
});

it('[OPS-02] is not ready once it was told to stop', async () => {
  const controller = new HealthController({
    ping: async () => undefined,
    call: async () => [{ fits: true }],
  } as never);
  expect(await controller.ready()).toEqual({ status: 'ok' });
  controller.onModuleDestroy();
  await expect(controller.ready()).rejects.toThrow('unavailable');
});
