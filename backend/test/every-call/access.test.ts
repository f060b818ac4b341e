import { type AccessRow, denialOf, roleOf } from '@stundenbuch/domain/access/access';
import { FLAGS, type Flag } from '@stundenbuch/domain/access/flags';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../answers.ts';
import { COMPANIES, emailOf, PEOPLE, type Person } from '../people.ts';
import { World } from '../world.ts';
import { nameOf } from './bodies.ts';
import { FEATURES, fillBoth, stateOf } from './companies.ts';
import { type Ids, OWN, pathOf, UNKNOWN } from './ids.ts';
import { routes, Walk } from './walk.ts';

const ROLES = ['anna', 'chef', 'lena', 'gero'] as const;
/** All on, all off, and each one off. */
const EVERY_SET: readonly (readonly Flag[])[] = [
  FLAGS,
  [],
  ...FLAGS.map((off) => FLAGS.filter((flag) => flag !== off)),
];

/** With one flag off, only the calls whose rows name it: with all of them off every call is asked. */
function concerned(flags: readonly Flag[]) {
  if (flags.length !== FLAGS.length - 1) return closed;
  const off = FLAGS.find((flag) => !flags.includes(flag)) as Flag;
  return closed.filter(({ access }) => access !== 'public' && namesFlag(access, off));
}

const namesFlag = ({ anyOf = [] }: AccessRow, flag: Flag) =>
  anyOf.some(({ flags = [] }) => flags.includes(flag));

let world: World;
let walk: Walk;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  walk = new Walk(world);
});
afterAll(() => world?.close());

/** All that is left to whoever has yet to set up a second factor. */
const OPEN = [
  'delete /user/factor/:id',
  'get /company/current',
  'get /user/admin/isadmin',
  'get /user/admin/isglobaladmin',
  'get /user/current',
  'get /user/factor',
  'get /user/factor/passkey',
  'get /user/reader/isreader',
  'post /user/factor/app',
  'post /user/factor/app/confirm',
  'post /user/factor/codes',
  'post /user/factor/passkey',
  'post /user/logout',
  'put /user/factor/:id',
];

const closed = routes.filter(({ access }) => access !== 'public');
const features = closed.flatMap(({ access }) =>
  access === 'public' ? [] : (access.anyOf ?? []).flatMap((row) => row.features ?? []),
);

it('[DCN-02] calls of features that are off are among those that are walked', () => {
  const off = features.filter((name) => !FEATURES.includes(name));
  expect(off).toEqual(expect.arrayContaining(['notices', 'security']));
});

it('[ACC-44] every call but the public ones answers 401 without a session, and reads no body', async () => {
  const before = [await stateOf(world, 1), await stateOf(world, 2)];
  const forged = ['x', `${'a'.repeat(40)}.b.c`, 'Bearer x', '', "' or 1=1--"];
  const asked = [...closed.entries()];
  await walk.each(asked, async ([i, route]) => {
    const path = pathOf(route, OWN);
    // One guard reads the token of all calls, so each of them gets one of the forged ones.
    const options = { headers: { authorize: forged[i % forged.length] as string } };
    const refusal = await walk.ask(null, route.method, path, route.body && {}, options);
    walk.expect(nameOf(route), refused(refusal), [401, 'unauthenticated']);
    // The session is checked before the path's ids and before an unreadable body.
    const unread = route.method === 'get' ? {} : { raw: '{' };
    const answer = await walk.ask(null, route.method, route.path.replace(/:\w+/g, 'x'), undefined, unread);
    walk.expect(nameOf(route), refused(answer), [401, 'unauthenticated']);
  });
  expect(walk.wrong).toEqual([]);
  expect([await stateOf(world, 1), await stateOf(world, 2)]).toEqual(before);
});

/** Unknown records and an invalid body: an admitted caller gets no further. */
function pathFor(who: Person, name: string, route: (typeof routes)[number]): string {
  const { id, company } = PEOPLE[who];
  const self: Ids = { ...UNKNOWN, company, user: id, email: emailOf(who) };
  // The caller's own record where a colleague's is refused; deleting oneself is another rule.
  return pathOf(route, name === 'put /user/:id' ? { ...self, colleague: id } : self);
}

it.each(ROLES)(
  '[ACC-44] [ACC-45] [ACC-49] [COMP-17] [DCN-02] [DCN-12] every call lets %s in when its access row does, whatever is switched off',
  async (who) => {
    const { company, role } = PEOPLE[who];
    const features = company === COMPANIES.alpha ? FEATURES : [];
    const facts = { role: roleOf(role), globalAdmin: 'global_admin' in PEOPLE[who], features };
    const ofCompany = (['alpha', 'office'] as const).find((name) => COMPANIES[name] === company) ?? 'alpha';
    await world.token(who);
    await world.token('bert');
    for (const flags of EVERY_SET) {
      await world.setFlags(ofCompany, flags);
      const before = await stateOf(world, company);
      await walk.each(concerned(flags), async (route) => {
        const name = nameOf(route);
        if (name === 'post /user/logout') return;
        const body = route.body && [];
        const answer = await walk.ask(who, route.method, pathFor(who, name, route), body);
        const denial = route.access === 'public' ? null : denialOf(route.access, { ...facts, flags });
        const title = `${who} with [${flags}] ${name}`;
        if (denial) {
          const code = { session: '', role: 'forbidden', flag: 'module_off', feature: 'feature_off' }[denial];
          walk.expect(title, refused(answer), [403, code]);
        } else if (![200, 400, 404].includes(answer.status)) {
          walk.wrong.push(`${title}: ${refused(answer)}, but the access row lets in`);
        } else if (route.body || route.method !== 'get') {
          walk.expect(title, answer.status === 200, false);
        }
      });
      expect(walk.wrong).toEqual([]);
      expect(await stateOf(world, company)).toEqual(before);
    }
  },
);

it('[ACCT-10] every call that is marked answers 403 without the proof, before it looks at the path', async () => {
  const marked = closed.filter(({ proof }) => proof);
  expect(marked.map(nameOf)).toContain('post /user/:id/reset');
  await world.setFlags('alpha', FLAGS);
  await world.setFeatures('alpha', [...FEATURES, 'security', 'tokens', 'import', 'day']);
  await world.token('chef');
  await world.sql('update sessions set proved_at = null');
  await walk.each(marked, async (route) => {
    for (const ids of [OWN, UNKNOWN]) {
      const answer = await walk.ask('chef', route.method, pathOf(route, ids), route.body && {});
      walk.expect(nameOf(route), refused(answer), [403, 'proof_needed']);
    }
  });
  expect(walk.wrong).toEqual([]);
});

it('[MFA-06] every call answers 403 to a limited session but those that lead out of it, before its access row is asked', async () => {
  const open = closed.filter(({ access }) => access !== 'public' && access.withoutFactor);
  expect(open.map(nameOf).sort()).toEqual(OPEN);
  await world.setFlags('alpha', FLAGS);
  await world.setFeatures('alpha', [...FEATURES, 'security']);
  await world.sql(`update sessions set proved_at = '2040-01-01'`);
  // The admin, whom most access rows let in, asks for what does not exist.
  const asked = { anna: OWN, chef: UNKNOWN, lena: OWN };
  for (const [who, ids] of Object.entries(asked) as [keyof typeof asked, Ids][]) {
    await world.token(who);
    await world.sql(`update sessions set has_factor = false, factor_from = '2026-11-20' where user_id = $1`, [
      PEOPLE[who].id,
    ]);
    const isLimited = async (route: (typeof routes)[number], ids: Ids) => {
      const answer = await walk.ask(who, route.method, pathOf(route, ids), route.body && []);
      return answer.status === 403 && refused(answer)[1] === 'second_factor_setup';
    };
    const before = await stateOf(world, 1);
    await walk.each(closed, async (route) => {
      const name = nameOf(route);
      if (OPEN.includes(name)) return;
      walk.expect(`${who} ${name}`, await isLimited(route, ids), true);
    });
    expect(await stateOf(world, 1)).toEqual(before);
    await walk.each(open, async (route) => {
      const name = nameOf(route);
      if (name !== 'post /user/logout') walk.expect(`${who} ${name}`, await isLimited(route, OWN), false);
    });
    expect(walk.wrong).toEqual([]);
  }
});
