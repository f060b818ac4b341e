import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Hiring } from '../../../test/hiring.ts';
import type { World } from '../../../test/world.ts';

let hiring: Hiring;
let world: World;
beforeAll(async () => {
  hiring = await Hiring.start();
  world = hiring.world;
});
afterAll(() => world?.close());

describe('deactivation', () => {
  it('[WORK-14] [AMB-44] [AMB-64] ends access immediately and for good, even of a running session', async () => {
    const token = await world.newToken('bert');
    const asBert = (path: string) =>
      world.call(null, 'GET', path, undefined, { headers: { authorize: token } });
    expect((await asBert('/user/current')).status).toBe(200);
    expect((await world.put('chef', '/user/12', { active: 0 })).body).toMatchObject({ active: 0 });
    expect(refused(await asBert('/user/current'))).toEqual([401, 'unauthenticated']);
    expect((await world.get(null, `/user/verify?token=${token}`)).status).toBe(401);
    expect((await world.put('chef', '/user/12', { active: true })).body).toMatchObject({ active: 1 });
    expect((await asBert('/user/current')).status).toBe(401);
  });
});

describe('deleting a worker', () => {
  it('[API-70] [AMB-50] deletes a person without entries', async () => {
    const { id } = await hiring.created();
    expect((await world.delete('chef', `/user/${id}`)).body).toEqual({ id });
    expect(await hiring.stored(id)).toBeUndefined();
    expect(refused(await world.delete('chef', `/user/${id}`))).toEqual([404, 'not_found']);
  });

  it('[API-70] [AMB-50] refuses oneself, people with entries, other companies and callers who are not admins', async () => {
    await world.sql(`insert into entries (company_id, user_id, day, type, hours, status, created_at)
      values (1, 12, '2026-11-02', 10, 8, 1, now())`);
    expect(refused(await world.delete('chef', '/user/13'))).toEqual([403, 'own_deletion']);
    expect(refused(await world.delete('chef', '/user/12'))).toEqual([409, 'worker_has_entries']);
    expect(refused(await world.delete('chef', '/user/21'))).toEqual([404, 'not_found']);
    for (const who of ['anna', 'lena', 'gero'] as const) {
      expect(refused(await world.delete(who, '/user/12'))).toEqual([403, 'forbidden']);
    }
    expect(await hiring.stored(12)).toBeDefined();
  });
});
