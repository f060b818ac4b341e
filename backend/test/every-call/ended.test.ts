import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOf } from '../../src/platform/session/tokens.ts';
import { refused } from '../answers.ts';
import { World } from '../world.ts';
import { callerOf, nameOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { OWN, pathOf, UNKNOWN } from './ids.ts';
import { routes, Walk } from './walk.ts';

let world: World;
let walk: Walk;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  walk = new Walk(world);
});
afterAll(() => world?.close());

const reads = routes.filter(({ method, access }) => method === 'get' && access !== 'public');

it('every read of a cached session answers 401 once it has ended elsewhere', async () => {
  expect(reads.length).toBeGreaterThan(40);
  await walk.each(reads, async (route) => {
    const who = callerOf(route) ?? 'anna';
    for (const ids of [OWN, UNKNOWN]) {
      for (const query of ['', '?size=nonsense']) {
        const authorize = await world.newToken(who);
        const ask = (path: string) => walk.ask(null, 'get', path, undefined, { headers: { authorize } });
        const known = refused(await ask('/company/current'));
        walk.expect(`${nameOf(route)} before`, known[1], undefined);
        await world.sql('delete from sessions where token_hash = $1', [hashOf(authorize)]);
        const answer = await ask(pathOf(route, ids) + query);
        walk.expect(nameOf(route), refused(answer), [401, 'unauthenticated']);
      }
    }
  });
  expect(walk.wrong).toEqual([]);
});
