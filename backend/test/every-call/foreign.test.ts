import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Answer, refused } from '../answers.ts';
import { useTestFeatures } from '../features.ts';
import type { Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { bodyOf, callerOf, nameOf } from './bodies.ts';
import { fillBoth, stateOf } from './companies.ts';
import { FOREIGN, type Ids, kindOf, OWN, parametersOf, pathOf, UNKNOWN } from './ids.ts';
import { LEAK, routes, Walk } from './walk.ts';

let world: World;
let walk: Walk;
let before: unknown;
const bothStates = async () => [await stateOf(world, 1), await stateOf(world, 2)];

beforeAll(async () => {
  world = await World.start();
  useTestFeatures();
  await fillBoth(world);
  for (const company of [1, 2])
    await switchOn(world, company, [
      'calendar',
      'contracts',
      'office',
      'ledger',
      'overtime',
      'clock',
      'closing',
      'security',
      'notices',
      'teams',
      'kinds',
      'visibility',
      'decisions',
      'payroll',
      'budgets',
      'allowances',
      'feeds',
      'reports',
      'tokens',
      'import',
      'day',
    ]);
  for (const who of ['anna', 'bert', 'chef', 'lena', 'gero'] as const) await world.token(who);
});
beforeEach(async () => {
  walk = new Walk(world);
  before = await bothStates();
});
afterEach(() => expect(walk.calls).toBeGreaterThan(1));
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

const withIds = routes.filter((route) => parametersOf(route).some((name) => kindOf(route, name)));
/** Everything observable from outside. */
const seen = ({ status, body, headers }: Answer) => [status, body, headers.get('x-total-count')];

it('every record requested below exists for its own company', async () => {
  const read = withIds.filter(({ method, access }) => method === 'get' && access !== 'public');
  for (const route of read) {
    const { status, body } = await world.get('olga', pathOf(route, FOREIGN));
    const mine = LEAK.test(JSON.stringify(body));
    walk.calls += 1;
    if (status !== 200 || !mine) walk.wrong.push(`${nameOf(route)}: ${status} ${JSON.stringify(body)}`);
  }
  expect(walk.wrong).toEqual([]);
});

it('a record of another company in the path is treated as unknown', async () => {
  const people: Person[] = ['anna', 'chef', 'lena'];
  await walk.each(withIds, async (route) => {
    for (const who of people) {
      for (const body of route.body ? [[], bodyOf(route, OWN)] : [undefined]) {
        const foreign = await walk.ask(who, route.method, pathOf(route, FOREIGN), body);
        const unknown = await walk.ask(who, route.method, pathOf(route, UNKNOWN), body);
        walk.expect(`${who} ${nameOf(route)}`, seen(foreign), seen(unknown));
        // The role is refused before the record is looked up.
        if (who === callerOf(route))
          walk.expect(`${who} ${nameOf(route)}`, [404, 'not_found'], refused(foreign));
      }
    }
  });
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

const ID_FIELDS = ['project', 'customer', 'category', 'job', 'address', 'place_id'] as const;

/** The call with one id of its body replaced, for every id that a body may contain. */
function exchanged(
  ids: Ids,
): { who: Person | null; path: string; method: string; title: string; field: string; body: object }[] {
  return routes.flatMap((route) => {
    const body = bodyOf(route, OWN) ?? {};
    const call = { who: callerOf(route), method: route.method, path: pathOf(route, OWN) };
    const fields = ID_FIELDS.filter((field) => fieldsOf(route).includes(field));
    const plain = fields
      .filter((field) => !(field === 'project' && route.path.includes('absence')))
      .filter((field) => !(field === 'address' && route.path.startsWith('/company')))
      // The place of a first contract is looked at with the contract.
      .filter((field) => !(field === 'place_id' && route.path.startsWith('/user')))
      .map((field) => ({
        ...call,
        field,
        title: `${nameOf(route)} ${field}`,
        body: { ...body, [field]: ids[field === 'place_id' ? 'site' : field] },
      }));
    const rates = { ...body, rates: [{ job: ids.job, hourly_rate: 80 }] };
    return 'rates' in body
      ? [...plain, { ...call, field: 'rates', title: `${nameOf(route)} rates`, body: rates }]
      : plain;
  });
}

const fieldsOf = ({ body }: (typeof routes)[number]): string[] =>
  body && 'shape' in body ? Object.keys(body.shape as object) : [];

it('a record of another company in the body gets a 400 at its field, like an unknown one', async () => {
  const unknown = exchanged(UNKNOWN);
  const cases = exchanged(FOREIGN).map((foreign, i) => [foreign, unknown[i] as typeof foreign] as const);
  expect(cases.map(([{ title }]) => title).length).toBeGreaterThan(12);
  await walk.each(cases, async ([{ who, method, path, title, field, body }, other]) => {
    const answer = await walk.ask(who, method, path, body);
    const { status, body: said } = answer;
    walk.expect(title, [status, (said as { field?: string }).field], [400, field]);
    walk.expect(title, seen(answer), seen(await walk.ask(who, method, path, other.body)));
  });
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

it('a global admin cannot assign the job of another company', async () => {
  const person = { first_name: 'Erika', name: 'Muster', job: FOREIGN.job };
  const hired = { ...person, email: 'erika@beispiel.example', company: OWN.company };
  const answers = [
    await walk.ask('gero', 'post', '/user', hired),
    await walk.ask('gero', 'put', `/user/${OWN.colleague}`, person),
  ];
  for (const { status, body } of answers) {
    walk.expect('job', [status, (body as { field?: string }).field], [400, 'job']);
  }
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

const ELSEWHERE = [
  // Answered by then: wishes-together.test.
  'delete /correction/:id',
  // Booked by then.
  'delete /timesheet/stopwatch/:id',
  // Of a day as it was read: days.test.
  'post /timesheet/days/:date/apply',
  // Who works here is not made nobody: anonymise.test.
  'post /user/:id/anonymise',
  // A lead's month, in led-months.test.
  'post /month/check',
  'post /month/return',
  // Its days are sickness by then.
  'post /timesheet/absence/sick-report',
  ...['post /user/logout', 'post /user/pwupdate', 'post /user/proof', 'post /user/email'],
  ...['delete /user/email', 'post /vacation/closing'],
  // It needs an address, a DNS and a password: sign-on.test and setups.test.
  ...['put /sso', 'post /sso/test', 'post /sso/domain/:id/verify', 'delete /user/identity/:id'],
  // The one of which nobody has heard is over once another is begun.
  ...['post /import/:id/rows', 'post /import/:id/finish'],
  // A file is made of closed months, and discarded unless it was handed over.
  ...['post /payroll/run', 'post /payroll/sample', 'delete /payroll/run/:id'],
];

/** Last, because it succeeds: the calls accept each body, so the refusals above are no accident. */
it('fields that name another company are ignored, and records are stored in the caller’s', async () => {
  const smuggled = {
    id: FOREIGN.project,
    company: FOREIGN.company,
    company_id: FOREIGN.company,
    user: FOREIGN.user,
    ...{
      user_id: FOREIGN.user,
      customer_id: FOREIGN.customer,
      role: 2,
      global_admin: true,
      globalAdmin: true,
    },
  };
  const mine = routes.filter(
    (route) => route.method !== 'get' && callerOf(route) && callerOf(route) !== 'gero',
  );
  const rank = ['post', 'put', 'delete'];
  mine.sort((a, b) => rank.indexOf(a.method) - rank.indexOf(b.method));
  for (const route of mine) {
    const name = nameOf(route);
    // The session ends, the password changes, a factor needs the person's own app, a mail its server, another e-mail must wait before it is given up, a year is closed as its preview says, and an absence, or a request, is decided once: tested elsewhere.
    if (
      ELSEWHERE.includes(name) ||
      name.includes(' /user/factor/') ||
      // Who has just been added cannot be added again.
      /^post \/team.*\/preview$/.test(name) ||
      /absence(-request\/:id)?\/(decline|cancel|reopen)/.test(name)
    )
      continue;
    // Some name their person on purpose; another company's is refused, see above and corrections.test.
    const namesPerson =
      /^post \/(contract|contingent-posting|deputy|team\/:id|law|month|overtime|vacation|timesheet\/absence\/sick)|absence\/change|contingent\/:id\/amount/.test(
        name,
      );
    // Where leads write for others a person whom nobody leads is refused, and nothing is written for oneself instead: led-corrections.test.
    const isOwn =
      /^(post|put|delete) \/(timesheet\/(booking|workingtime|absence)|absence-request\/:id$|allowance(\/:id)?$)/.test(
        name,
      );
    const own = isOwn && !/sick$|change/.test(name) ? { user: undefined } : {};
    const named = namesPerson ? { ...bodyOf(route, OWN), ...own } : own;
    const body = route.body && { ...bodyOf(route, OWN), ...smuggled, ...named };
    const ids = name === 'delete /user/:id' ? { ...OWN, colleague: 14 } : OWN;
    // Somebody who was invited has no password yet that could be reset.
    if (name === 'post /user/:id/reset')
      await world.sql(`update users set password_hash = 'secret' where id = $1`, [ids.colleague]);
    const answer = await walk.ask(callerOf(route), route.method, pathOf(route, ids), body);
    if (answer.status !== 200) walk.wrong.push(`${name}: ${refused(answer)}`);
  }
  expect(walk.wrong).toEqual([]);
  expect((await bothStates())[1]).toEqual((before as unknown[])[1]);
  const globalAdmins = await world.sql(
    'select id from users where global_admin or (company_id = 1 and role = 2) order by id',
  );
  expect(globalAdmins).toEqual([{ id: 13 }, { id: 91 }]);
});
