import { isDeepStrictEqual } from 'node:util';
import { denialOf, roleOf } from '@stundenbuch/domain/access/access';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DescribedCall } from '../../src/platform/openapi/routes.ts';
import { PEOPLE, type Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { callerOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { OWN } from './ids.ts';
import { routes, Walk } from './walk.ts';

type Row = Record<string, unknown>;

/** Where the records of a call are listed; one that has a GET of its own is read, and sent back, as that answers it. */
const LISTS: Readonly<Record<string, string>> = {
  '/absence-kind/:id': '/absence-kind',
  '/allowance-kind/:id': '/allowance-kind',
  '/address/customer/:id': '/customer',
  '/address/customersecond/:id': '/customer',
  '/calendar/day/:id': '/calendar/day',
  '/calendar/place/:id': '/calendar/place',
  '/category/:id': '/category',
  '/contingent/:id': '/contingent',
  '/company/:id': '/company/all',
  '/company/:id/settings/:feature': '/company/1/settings',
  '/company/job/:id': '/company/jobs',
  '/company/settings/:feature': '/company/settings',
  '/contract/:id': `/contract/user/${OWN.user}`,
  '/customer/:id': '/customer',
  '/customer/notes/:id': '/customer',
  '/inventory/:id': '/inventory',
  '/inventory/notes/:id': '/inventory',
  '/notice/settings': '/notice/settings',
  '/payroll/layout/:id': '/payroll/layout',
  '/report/view/:id': '/report/view',
  '/project/:id': '/project',
  '/project/hourlyrate/:id': `/project/hourlyrate/${OWN.project}`,
  '/team/:id': '/team',
  '/timesheet/booking/:id': '/timesheet/all/47',
  '/timesheet/workingtime/:id': '/timesheet/workingtime',
  '/user/:id': '/user',
  '/user/factor/:id': '/user/factor',
  '/vacation/expiry/:userId': '/user',
  '/staffing/:id': '/staffing',
};

/** Rows of a list that this call does not change, or whose day no rule would let in today. */
const LEFT_OUT: Readonly<Record<string, (row: Row) => boolean>> = {
  // The week has all entries.
  '/timesheet/booking/:id': ({ booking_text }) => booking_text === null,
  // A Sunday that is there from before: without contracts no hours are recorded on it, with them its target is 0.
  '/timesheet/workingtime/:id': ({ day }) => day === '2026-11-15',
};

/** What is sent is no record, but done to one; or no call answers it. */
const ACTS: Readonly<Record<string, string>> = {
  '/absence-request/:id/decline': 'a decision with its reason',
  '/absence-request/:id/substitute': 'an answer, of which the person reads the last',
  '/timesheet/absence/decline/:id': 'a decision with its reason',
  '/timesheet/absence/change/:id': 'makes an absence another one, so the same is refused',
  '/correction/:id': 'an answer to a wish',
  '/team-member/:id': 'the last day alone',
  '/team-lead/:id': 'the last day alone',
  '/deputy/:id': 'the last day alone',
  '/contingent/:id/amount': 'one year of a contingent, which is answered with all of them',
  '/sick-case/person/:id': 'of the case of a day, which is derived',
  '/sick-case/person/:id/begin': 'where a case begins',
  '/sick-case/person/:id/insurance': 'one choice of a person',
  '/project/:projectId/budget': 'what is sent is read back with its figures',
  '/timesheet/favourite': 'the order of a list: favourites.test',
  '/surcharge/:id': 'one of a list that says from when on: sent back in allowances.test',
  '/sso': 'one record without an id, whose secret is never read: sent back in setups.test',
  '/payroll/setup': 'one record without an id: sent back in payroll.test',
  '/clock/pin': 'a secret',
  '/clock/pin/:userId': 'a secret',
};

const changes = routes.filter(({ method, body }) => method === 'put' && body);
const one = new Set(routes.filter(({ method }) => method === 'get').map(({ path }) => path));

const EVERYTHING = [
  ...['audit', 'calendar', 'clock', 'closing', 'contracts', 'halfdays', 'law', 'ledger', 'notices', 'office'],
  ...[
    'overtime',
    'security',
    'teams',
    'kinds',
    'visibility',
    'decisions',
    'payroll',
    'budgets',
    'feeds',
    'reports',
    'tokens',
    'import',
    'day',
  ],
  'allowances',
];

let world: World;
let walk: Walk;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  await bareRecords(world);
});
beforeEach(() => {
  walk = new Walk(world);
});
afterAll(() => world?.close());

/** Beside those with a word in each text, those of which only the required is known. */
async function bareRecords({ sql }: World): Promise<void> {
  const run = sql.bind(world);
  await run(`insert into customers (company_id, customer_name) values (1, 'Bar')`);
  await run(`insert into projects (company_id, project_name, status) values (1, 'Bar', 3)`);
  await run(`insert into inventory_items (company_id, name) values (1, 'Bar')`);
}

interface Sent {
  path: string;
  read: () => Promise<Row>;
}

/** Every record that the call can be sent, with the way to read it. */
async function recordsOf({ path }: DescribedCall, who: Person): Promise<Sent[]> {
  const keys = Object.keys(await listAt(path, who));
  return keys.map((key) => ({ path: filledIn(path, key), read: () => recordAt(path, who, key) }));
}

/** The records by what names them. */
async function listAt(path: string, who: Person): Promise<{ [key: string]: Row }> {
  const { status, body } = await world.get<Row | Row[]>(who, LISTS[path] as string);
  expect([LISTS[path], status]).toEqual([LISTS[path], 200]);
  // Settings have a feature of that name.
  const { factors, kinds } = body as Row;
  const rows = [body, factors, kinds].find((value): value is Row[] => Array.isArray(value));
  if (!rows) return body as { [key: string]: Row };
  const sent = rows.filter((row) => !(path in LEFT_OUT) || !LEFT_OUT[path]?.(row));
  return Object.fromEntries(sent.map((row) => [row.id ?? row.kind, row]));
}

function isOff({ access }: DescribedCall, who: Person, features: readonly string[]): boolean {
  const { role } = PEOPLE[who];
  const facts = { role: roleOf(role), globalAdmin: who === 'gero', flags: FLAGS, features };
  return access !== 'public' && denialOf(access, facts) !== null;
}

const filledIn = (path: string, key: string | number) =>
  path.replace(/:feature|:userId|:id(?!.*:)/, String(key)).replace(':id', String(OWN.company));

async function recordAt(path: string, who: Person, key: string): Promise<Row> {
  if (one.has(path) && path !== LISTS[path]) return (await world.get<Row>(who, filledIn(path, key))).body;
  const own = `${path.replace(/\/notes|\/:id/g, '')}${path.startsWith('/project/:') ? '/id' : ''}/:id`;
  if (one.has(own)) return (await world.get<Row>(who, filledIn(own, key))).body;
  return (await listAt(path, who))[key] as Row;
}

it('every call that changes a record is walked below, or what it is sent is none', () => {
  const known = [...Object.keys(LISTS), ...Object.keys(ACTS)];
  expect(changes.map(({ path }) => path).sort()).toEqual(known.sort());
});

/** What differs, but for the number that counts the changes. */
function differing(before: Row, after: Row): Row {
  const keys = Object.keys({ ...before, ...after }).filter((key) => key !== 'version');
  return Object.fromEntries(
    keys.flatMap((key) =>
      isDeepStrictEqual(before[key], after[key]) ? [] : [[key, [before[key], after[key]]]],
    ),
  );
}

it.each<[string, string[]]>([
  ['nothing', []],
  ['everything', EVERYTHING],
])('a record sent back exactly as read is stored as it was, with %s switched on', async (_, features) => {
  await world.setFeatures('alpha', []);
  await switchOn(world, 1, features);
  let sent = 0;
  for (const route of changes) {
    const who = callerOf(route) as Person;
    if (!(route.path in LISTS) || isOff(route, who, features)) continue;
    for (const { path, read } of await recordsOf(route, who)) {
      const before = await read();
      if (before === null) continue;
      const { status, body } = await world.put(who, path, before);
      if (status !== 200) walk.wrong.push(`${path} ${JSON.stringify(before)}: ${JSON.stringify(body)}`);
      walk.expect(path, differing(before, await read()), {});
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThan(30);
  expect(walk.wrong).toEqual([]);
});
