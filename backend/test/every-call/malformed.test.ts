import { refusalOf } from '@stundenbuch/domain/wire/refusal';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sentences } from '../../src/platform/http/sentences.ts';
import type { DescribedCall } from '../../src/platform/openapi/routes.ts';
import { useTestFeatures } from '../features.ts';
import type { Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { bodyOf, callerOf, nameOf } from './bodies.ts';
import { fillBoth, stateOf } from './companies.ts';
import { kindOf, OWN, parametersOf, pathOf } from './ids.ts';
import { routes, Walk } from './walk.ts';

let world: World;
let walk: Walk;
let before: unknown;
const bothStates = async () => [await stateOf(world, 1), await stateOf(world, 2), await stateOf(world, 9)];

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
  for (const who of ['anna', 'chef', 'gero'] as const) await world.token(who);
  bodies = everyBody();
  malformed = bodies.filter(({ fits }) => !fits);
});
beforeEach(async () => {
  walk = new Walk(world);
  before = await bothStates();
});
afterEach(() => expect(walk.calls).toBeGreaterThan(100));
afterAll(async () => {
  vi.restoreAllMocks();
  await world?.close();
});

const LONG = 'x'.repeat(11_000);
const TEXTS = ['', ' ', 'x', '0', '-1', '1e9', LONG, "'; drop table users; --", 'a\0b', '\ud800', '\u202e🙈'];
const DAYS = ['2026-02-30', '2026-11-19T00:00:00Z', '0000-00-00', '+12026-01-01', '9999-12-31'];
const NUMBERS = [0, -1, 1.5, 0.001, 1e300, -1e300, 2_147_483_648, Number.MAX_SAFE_INTEGER];
const OTHERS: readonly unknown[] = [null, true, false, [], {}, [null], { toString: 'x' }, { length: 1 }];

const CORRECTION = { user: OWN.user, reason: 'Nachgetragen', any_month: false };

/** Odd values for a field of this kind, and some of another kind. */
function oddFor(schema: z.ZodType): unknown[] {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  if (json.includes('"date"')) return [undefined, ...DAYS, ...OTHERS, '', 'x', 'a\0b', 20261119];
  if (/"(number|integer)"/.test(json)) return [undefined, ...NUMBERS, ...OTHERS, '', '1', 'a\0b'];
  return [undefined, ...TEXTS, ...OTHERS, 0, 1e300];
}

interface Case {
  title: string;
  who: Person | null;
  method: string;
  path: string;
  field: string;
  body: object;
  /** What the schema says of the body. */
  parsed: z.ZodSafeParseResult<unknown>;
  fits: boolean;
}

/** Read once: the schemas are asked thousands of times. */
let bodies: Case[];
let malformed: Case[];

const everyBody = (): Case[] =>
  routes.flatMap((route) => {
    const { body: schema, method } = route;
    if (!schema || !('shape' in schema)) return [];
    const valid = bodyOf(route, OWN);
    const path = pathOf(route, OWN);
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([field, one]) => {
      // Only a global admin sends these two; from others they are ignored.
      const needsGlobalAdmin = ['company', 'role'].includes(field) && route.path.startsWith('/user');
      // Only an admin corrects; from others these fields are ignored as well.
      const isCorrection = 'any_month' in (schema.shape as object) && Object.hasOwn(CORRECTION, field);
      const who = needsGlobalAdmin ? 'gero' : isCorrection ? 'chef' : callerOf(route);
      return oddFor(one).map((value) => {
        const body = { ...valid, ...(isCorrection && CORRECTION), [field]: value };
        const parsed = schema.safeParse(body);
        const fits = isAccepted(parsed, field);
        return { title: `${nameOf(route)} ${field}`, who, method, path, field, body, parsed, fits };
      });
    });
  });

/** Also where another field is refused, because both do not go together. */
const isAccepted = ({ error }: Case['parsed'], field: string): boolean =>
  !error || (error.issues[0]?.path[0] ?? field) !== field;

/** The first of each kind, and every seventh, so that each value is sent for many fields. */
const sample = <T>(cases: readonly T[], kind: (one: T) => string, step = 7): T[] =>
  cases.filter((one, i) => i % step === 0 || kind(one) !== kind(cases[i - 1] ?? one) || i === 0);

it('a malformed value in any field of a body is refused with the field', () => {
  walk.calls = malformed.length;
  expect(walk.calls).toBeGreaterThan(1000);
  for (const { title, parsed, field } of malformed) {
    const refusal = refusalOf(parsed.error?.issues ?? [], sentences);
    walk.expect(title, [refusal.status, refusal.field], [400, field]);
  }
  expect(walk.wrong).toEqual([]);
});

it('a malformed value gets that answer from the call, too, and nothing is stored', async () => {
  // Whether the call asks the schema; which values that refuses, the test before has asked.
  const cases = sample(malformed, ({ title }) => title, 19);
  await walk.each(cases, async ({ title, who, method, path, field, body }) => {
    const { status, body: said } = await walk.ask(who, method, path, body);
    walk.expect(
      `${title} ${JSON.stringify(body).slice(0, 200)}`,
      [status, (said as { field?: string }).field],
      [400, field],
    );
  });
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

const NO_JSON = ['', '{', '\ufeff{', '{"a":1}}'];
const NO_OBJECTS = ['null', '7', '"x"', '[]', '[{}]', 'true'];

it('a body that is no object gets a 400, one that is no JSON a 415, and nothing is stored', async () => {
  const withBody = routes.filter(({ body }) => body);
  for (const { body } of withBody) {
    for (const raw of NO_OBJECTS) expect(body?.safeParse(JSON.parse(raw)).success).toBe(false);
  }
  const form = { raw: 'name=Neu', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const cases = withBody.flatMap((route) => [
    ...[...NO_OBJECTS, ...NO_JSON.slice(needsNone(route) ? 1 : 0)].map((raw) => ({
      route,
      sent: { raw },
      status: 400,
    })),
    { route, sent: form, status: 415 },
  ]);
  await walk.each(
    sample(cases, ({ route }) => nameOf(route)),
    async ({ route, sent, status }) => {
      const answer = await walk.ask(callerOf(route), route.method, pathOf(route, OWN), undefined, sent);
      walk.expect(`${nameOf(route)} ${sent.raw}`, answer.status, status);
    },
  );
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

/** Nothing is what a deletion, a decision or an invitation is mostly sent with. */
const needsNone = (route: DescribedCall) =>
  route.method === 'delete' || /\/(decline|invite)/.test(nameOf(route));

const NO_PERIOD = ['x', '0', '-1', '', '1.5', '2026-13-01', '9'.repeat(20), '%00', "'--", '%ff', '1;2'];

it('a malformed part of the path gets a 400 or 404, whatever it means', async () => {
  const cases = routes.flatMap((route) =>
    parametersOf(route).flatMap((name) =>
      NO_PERIOD.map((value) => ({ route, name, value, kind: kindOf(route, name) })),
    ),
  );
  // All ids are read by one function; days, weeks and years by their services.
  const ids = cases.filter(({ kind }) => kind);
  const asked = [
    ...cases.filter(({ kind }) => !kind),
    ...sample(ids, ({ route, name }) => `${nameOf(route)} ${name}`),
  ];
  await walk.each(asked, async ({ route, name, value, kind }) => {
    const body = route.body && bodyOf(route, OWN);
    const path = pathOf(route, OWN, { [name]: value });
    const { status } = await walk.ask(callerOf(route), route.method, path, body);
    // An empty part is another path, and a week or year may be any small number.
    const may = value === '' || !kind ? [200, 400, 404] : [400, 404];
    if (!may.includes(status)) walk.wrong.push(`${nameOf(route)} ${name}=${value}: ${status}`);
  });
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

const QUERY = ['x', '', '0', '1.5', '99999999999999999999', '%00', '%ff', '2026-02-30', "';--"];

/** What has to be asked beside it. */
const ASKED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/timesheet/report/:from/:to': { rows: 'day', measures: 'count' },
};

it('a malformed value of a query gets a 400 with the field', async () => {
  const cases = routes.flatMap((route) => {
    const { query: schema } = route;
    if (!schema || !('shape' in schema)) return [];
    return Object.keys(schema.shape as object).flatMap((name) =>
      [...QUERY, `1&${name}=2`, LONG.slice(0, 2000)].map((value) => ({ route, schema, name, value })),
    );
  });
  await walk.each(
    sample(cases, ({ route, name }) => nameOf(route) + name),
    async (one) => {
      const { route, schema, name, value } = one;
      // With a version that nobody has read, so that a value that fits deletes nothing.
      const stale = route.method === 'get' || name === 'version' ? '' : '&version=0';
      const { [name]: _, ...beside } = ASKED[route.path] ?? {};
      const path = `${pathOf(route, OWN)}?${name}=${value}${stale}&${new URLSearchParams(beside)}`;
      const { status, body } = await walk.ask(callerOf(route), route.method, path);
      const parsed = { ...Object.fromEntries(new URLSearchParams(`${name}=${value}`)), ...beside };
      const fits = !value.includes('&') && schema.safeParse(parsed).success;
      const field = (body as { field?: string } | null)?.field;
      walk.expect(
        `${nameOf(route)} ${name}=${value}`,
        status === 200 ? 200 : [status, field],
        // A version that is a number, and not that of the record.
        fits ? (route.method === 'get' ? 200 : [409, undefined]) : [400, name],
      );
    },
  );
  expect(walk.wrong).toEqual([]);
  expect(await bothStates()).toEqual(before);
});

/** Without those that a service cannot tell from one before: an empty text and none are stored alike. */
function distinct(cases: readonly Case[]): Case[] {
  const parsed = cases.map((one) => [one.title + JSON.stringify(one.parsed), one] as const);
  return [...new Map(parsed).values()];
}

/** Last, because some of it is stored. */
it('an odd value that a field accepts is no fault either, and affects no other company', async () => {
  const cases = distinct(bodies.filter(({ fits, title }) => fits && !title.startsWith('post /user/')));
  expect(cases.length).toBeGreaterThan(300);
  const asked = sample(cases, ({ title }) => title);
  await walk.each(asked, async ({ who, method, path, body }) => {
    await walk.ask(who, method, path, body);
  });
  expect(walk.wrong).toEqual([]);
  expect((await bothStates())[1]).toEqual((before as unknown[])[1]);
});
