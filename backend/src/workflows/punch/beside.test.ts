import { randomUUID } from 'node:crypto';
import type { Entry } from '@stundenbuch/domain/records/timesheet/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'clock']);
});
afterAll(() => world?.close());

async function punch(instant: string, kind: string) {
  world.setClock(instant);
  expect((await world.post('anna', `/clock/${kind}`, { client_id: randomUUID() })).status).toBe(200);
}

const times = async () =>
  (await world.get<Entry[]>('anna', '/timesheet/workingtime')).body
    .filter(({ day }) => day === '2026-11-20')
    .map(({ start_time, end_time, hours }) => `${start_time} ${end_time} ${hours}`);

const typed = {
  day: '2026-11-20',
  project: 50,
  start_time: '08:00',
  end_time: '12:00',
  break: 0,
  hours: 4,
};
const store = (more: object) =>
  world.post<Entry>('anna', '/timesheet/workingtime', {
    intervals: null,
    law_reason: null,
    ...typed,
    ...more,
  });

it('[CLK-03] asks before another time is stored for a day on which it runs', async () => {
  await punch('2026-11-20T08:15Z', 'come');
  expect(await store({ beside_clock: false })).toMatchObject({
    status: 409,
    body: {
      code: 'clock_runs',
      message:
        'Die Stempeluhr läuft seit 09:15 Uhr. Beim Gehen trägt sie ein, was über diese Arbeitszeit hinausgeht. Trotzdem speichern?',
    },
  });
  expect(await times()).toEqual([]);
  const { status, body } = await store({ beside_clock: true });
  expect(status).toBe(200);
  const change = (more: object) =>
    world.put<Entry>('anna', `/timesheet/workingtime/${body.id}`, { ...typed, end_time: '13:00', ...more });
  expect((await change({ beside_clock: false })).status).toBe(409);
  // A program that does not know the question is not asked.
  expect((await change({})).status).toBe(200);
  await punch('2026-11-20T14:00Z', 'go');
  expect(await times()).toEqual(['08:00 15:00 7']);
  expect((await change({ end_time: '15:00', beside_clock: false })).status).toBe(200);
});
