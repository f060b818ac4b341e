import { randomUUID } from 'node:crypto';
import type { Forgotten, PunchClock } from '@stundenbuch/domain/records/punch/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await switchOn(world, 1, ['calendar', 'law', 'clock']);
});
afterAll(() => world?.close());

const end = { day: '2026-11-19', time: '16:30', reason: 'Vergessen zu stempeln' };

it.each(['office', 'closing'])(
  '[CLK-06] with %s an admin answers for somebody who does not',
  async (feature) => {
    await world.sql(`update companies set features = features || array['audit', $1] where id = 1`, [feature]);
    await world.sql('delete from entries');
    world.setClock('2026-11-19T07:00:00Z');
    await world.post('anna', '/clock/come', { client_id: randomUUID() });
    world.setClock('2026-11-23T07:00:00Z');
    const ofAnna = () => world.get<Forgotten[]>('chef', '/clock/forgotten/user/11');
    const { body: asked } = await ofAnna();
    expect(asked).toEqual([{ id: expect.any(Number), day: '2026-11-19', since: '2026-11-19T07:00:00.000Z' }]);
    expect((await world.get('bert', '/clock/forgotten/user/11')).status).toBe(403);
    expect((await world.get('chef', '/clock/forgotten/user/21')).status).toBe(404);
    const path = `/clock/forgotten/${asked[0]?.id}`;
    expect(refused(await world.post('bert', path, end))).toEqual([403, 'forbidden']);
    expect(refused(await world.post('chef', path, { ...end, reason: 'ab' }))).toEqual([
      400,
      'clock_reason',
      'reason',
    ]);
    const answered = await world.post<PunchClock>('chef', path, { ...end, reason: 'Seit Freitag krank' });
    expect(answered.body).toMatchObject({ state: 'idle', forgotten: null });
    const written = 'select user_id, day::text, start_minute, end_minute, net_minutes from entries';
    expect(await world.sql(written)).toEqual([
      { user_id: 11, day: '2026-11-19', start_minute: 480, end_minute: 990, net_minutes: 510 },
    ]);
    expect((await ofAnna()).body).toEqual([]);
    expect(
      await world.sql(`select distinct actor_id, person_id, reason from changes where table_name = 'entries' and op = 'I'
        and reason is not null`),
    ).toEqual([{ actor_id: 13, person_id: 11, reason: 'Seit Freitag krank' }]);
    await world.sql('delete from changes');
    await world.sql(
      `update companies set features = array_remove(array_remove(features, 'audit'), $1) where id = 1`,
      [feature],
    );
  },
);
