import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import { moduleOf } from '@stundenbuch/domain/sides/tokens/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { neededScope } from '../../src/platform/session/needed-scope.ts';
import { type Answer, refused } from '../answers.ts';
import { switchOn } from '../switch-on.ts';
import { tokenOf } from '../tokens.ts';
import { World } from '../world.ts';
import { bodyOf, callerOf, nameOf } from './bodies.ts';
import { fillBoth, stateOf } from './companies.ts';
import { OWN, pathOf, UNKNOWN } from './ids.ts';
import { routes, Walk } from './walk.ts';

let world: World;
let walk: Walk;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  for (const company of [1, 9]) await switchOn(world, company, ['audit', 'tokens']);
  walk = new Walk(world);
});
afterAll(() => world?.close());

const closed = routes.flatMap((route) => {
  const { access } = route;
  return access === 'public' ? [] : [{ ...route, needed: neededScope({ ...route, access }) }];
});
const scopes = [...new Set(closed.flatMap(({ needed }) => needed ?? []))].sort();

/** Some answer null. */
const outcomeOf = (answer: Answer) => (answer.status === 200 ? [200] : refused(answer));

it('[TOK-02] every module has its scopes, but that of sessions and accounts', () => {
  const modules = [...new Set(closed.map(({ module }) => module))].filter((module) => module !== 'session');
  expect([...new Set(scopes.map(moduleOf))]).toEqual(modules.sort());
  expect(scopes).toEqual(expect.arrayContaining(['timesheet:read', 'timesheet:write', 'audit:read']));
});

it('[TOK-02] what no token may: sessions, accounts, what asks who is there, global calls', () => {
  const never = closed.filter(({ needed }) => needed === null);
  expect(never.map(nameOf)).toEqual(
    expect.arrayContaining([
      ...['get /user/current', 'get /company/current', 'post /user/logout', 'post /user/pwupdate'],
      ...['post /user/proof', 'get /user/session', 'post /user/token', 'delete /user/token/:id'],
      ...[
        'get /company/all',
        'post /company',
        'put /company/:id',
        'post /user/:id/reset',
        'post /user/:id/invite',
      ],
    ]),
  );
  // Whatever takes data away or erases it asks who is there, or is for people alone.
  const taking = closed.filter(({ path }) => /export|anonymi|erase/.test(path));
  expect(taking.filter(({ needed }) => needed !== null).map(nameOf)).toEqual([]);
});

it('[TOK-02] every call with every scope: one opens it, or none', async () => {
  const before = [await stateOf(world, 1), await stateOf(world, 2)];
  const tokens = new Map<string, string>();
  for (const who of ['anna', 'chef', 'gero'] as const)
    for (const scope of scopes) tokens.set(`${who} ${scope}`, await tokenOf(world, who, scope));
  const ours = await stateOf(world, 1);
  await walk.each(closed, async (route) => {
    const who = callerOf(route) ?? 'anna';
    for (const scope of scopes) {
      if (scope === route.needed) continue;
      const headers = { authorize: tokens.get(`${who} ${scope}`) as string };
      const answer = await walk.ask(null, route.method, pathOf(route, OWN), route.body && {}, { headers });
      walk.expect(`${nameOf(route)} with ${scope}`, refused(answer), [403, 'scope_missing']);
    }
  });
  expect(walk.calls).toBeGreaterThan(3_000);
  expect(walk.wrong).toEqual([]);
  // Nothing was done by any of them.
  expect(await stateOf(world, 1)).toEqual(ours);
  expect(await stateOf(world, 2)).toEqual(before[1]);
});

it('[TOK-02] every call with its scope answers as for the session of its person', async () => {
  const reads = closed.filter(({ method, needed }) => method === 'get' && needed !== null);
  expect(reads.length).toBeGreaterThan(100);
  const at = new Map<string, string>();
  for (const who of ['anna', 'bert', 'chef', 'lena', 'gero'] as const)
    at.set(who, await tokenOf(world, who, ...scopes));
  await walk.each(reads, async (route) => {
    for (const who of ['anna', 'chef', 'lena'] as const) {
      const path = pathOf(route, OWN);
      const [asPerson, asProgram] = [
        await walk.ask(who, 'get', path),
        await walk.ask(null, 'get', path, undefined, { headers: { authorize: at.get(who) as string } }),
      ];
      walk.expect(`${who} ${nameOf(route)}`, outcomeOf(asProgram), outcomeOf(asPerson));
    }
    // A global admin is one in person alone.
    const path = pathOf(route, UNKNOWN);
    const answer = await walk.ask(null, 'get', path, undefined, {
      headers: { authorize: at.get('gero') as string },
    });
    walk.expect(
      `gero ${nameOf(route)}`,
      answer.status === 200 && /Alpha GmbH|Beta GmbH/.test(JSON.stringify(answer.body)),
      false,
    );
  });
  expect(walk.wrong).toEqual([]);
});

it('[TOK-02] [AUD-01] every write with its scope names the token in the log', async () => {
  const writes = closed.filter(({ method, needed }) => method !== 'get' && needed !== null);
  await switchOn(
    world,
    1,
    FEATURES.map(({ name }) => name),
  );
  await world.sql('delete from unsealed_changes');
  await world.sql('delete from changes');
  const order = ['put', 'post', 'delete'];
  const at = new Map<string, string>();
  for (const who of ['anna', 'chef', 'gero'] as const) at.set(who, await tokenOf(world, who, ...scopes));
  await world.sql(`delete from changes where table_name = 'tokens'`);
  for (const route of writes.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))) {
    const headers = { authorize: at.get(callerOf(route) ?? 'anna') as string };
    await walk.ask(null, route.method, pathOf(route, OWN), bodyOf(route, OWN), { headers });
  }
  expect(walk.wrong).toEqual([]);
  const nameless = await world.sql(
    `select distinct table_name, op, actor_id, actor_kind from changes where company_id = 1 and token_name is null order by 1, 2`,
  );
  expect(nameless).toEqual([]);
  const [{ named = 0 } = {}] = await world.sql<{ named: number }>(
    `select count(*)::int as named from changes where token_name = 'Walk'`,
  );
  expect(named).toBeGreaterThan(50);
});
