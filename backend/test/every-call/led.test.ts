import { TEAM_RIGHTS } from '@stundenbuch/domain/day/teams/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, routes } from '../answers.ts';
import { storeKind } from '../kinds.ts';
import { PEOPLE, type Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { nameOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { type Ids, OWN, pathOf, UNKNOWN } from './ids.ts';
import { LED_CALLS } from './led-calls.ts';

const EVERYTHING = [
  ...[
    'calendar',
    'contracts',
    'ledger',
    'overtime',
    'law',
    'clock',
    'closing',
    'allowances',
    'audit',
    'office',
    'halfdays',
  ],
  ...['teams', 'decisions', 'kinds', 'notices', 'security', 'budgets'],
];
const TODAY = '2026-11-20';
const { anna, bert } = PEOPLE;
/** In whose place Bert decides. */
const DORA = 16;

let world: World;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  for (const company of [1, 2]) await switchOn(world, company, EVERYTHING);
  await world.sql(
    `insert into users (id, company_id, email, first_name, name, role, weeklyhours, working_days, vacation_lastyear_entered_in)
      values ($1, 1, 'dora@beispiel.example', 'Dora', 'Muster', 1, 40, '1111100', 2020)`,
    [DORA],
  );
  await reset();
});
afterAll(() => world?.close());

async function reset(): Promise<void> {
  for (const table of ['deputies', 'team_members', 'team_leads']) await world.sql(`delete from ${table}`);
  await world.sql(`insert into teams (id, company_id, name, created_at, created_by)
    values (61, 1, 'Dach', now(), 13), (62, 1, 'Wand', now(), 13), (63, 2, 'Fern', now(), 22) on conflict do nothing`);
  await joins(anna.id, 61);
}
const joins = (user: number, team: number, to: string | null = null, company = 1) =>
  world.sql(
    `insert into team_members (company_id, team_id, user_id, valid_from, ends_on, home, created_at, created_by)
      values ($4, $2, $1, '2026-01-01', $3, true, now(), 13)`,
    [user, team, to, company],
  );
interface Lead {
  rights: readonly string[];
  user?: number;
  team?: number;
  to?: string | null;
  company?: number;
}
const leads = ({ rights, user = bert.id, team = 61, to = null, company = 1 }: Lead) =>
  world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, ends_on, rights, created_at, created_by)
      values ($5, $2, $1, '2026-01-01', $3, $4, now(), 13)`,
    [user, team, to, rights, company],
  );
const standsIn = (from: string, to: string, extras: readonly string[] = []) =>
  world.sql(
    `insert into deputies (company_id, user_id, for_user, valid_from, ends_on, extras, created_at, created_by)
      values (1, $1, $2, $3, $4, $5, now(), 13)`,
    [bert.id, DORA, from, to, extras],
  );

const ALL = [...TEAM_RIGHTS];
const closed = routes.filter(({ access }) => access !== 'public');
/** They answer something new each time, or what the test itself has changed: of oneself also a zip of everything, with the time it was made. */
const VOLATILE = [
  'get /user/proof/passkey',
  'get /user/factor/passkey',
  'get /audit/mine',
  'get /user/export',
];
/** Of whom they answer: Anna's records, also where a call takes her e-mail. */
const reads = closed.filter((route) => route.method === 'get' && !VOLATILE.includes(nameOf(route)));
/** With ids that there are not, so that nothing is changed: whether somebody may call is asked before them. */
const writes = closed.filter(({ method, path }) => method !== 'get' && path !== '/user/logout');

type Answers = Map<string, Answer>;
async function answersOf(who: Person): Promise<Answers> {
  const answers: Answers = new Map();
  const ask = async (route: (typeof closed)[number], ids: Ids) => {
    const name = nameOf(route);
    const body = route.method === 'get' ? undefined : {};
    answers.set(name, await world.call(who, route.method.toUpperCase(), pathOf(route, ids), body));
  };
  for (const route of reads) await ask(route, OWN);
  for (const route of writes.filter(({ path }) => path.includes(':'))) await ask(route, UNKNOWN);
  return answers;
}

/** What is answered, but for moments that pass meanwhile. */
const said = ({ status, body }: Answer) => JSON.stringify([status, body]).replace(/"now":"[^"]+"/, '');
const different = (before: Answers, after: Answers): string[] =>
  [...after].flatMap(([name, answer]) => (said(answer) === said(before.get(name) as Answer) ? [] : [name]));

/** All keys in an answer, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...keysOf(one)]);
}

/** Of what differs: nobody's records, and no key that the line does not name. */
function faultsOf(state: string, before: Answers, after: Answers, rights: readonly string[]): string[] {
  return different(before, after).flatMap((name) => {
    const line = LED_CALLS[name];
    const { status, body } = after.get(name) as Answer;
    if (!line) return [`${state}: ${name} answers otherwise, and has no line: ${status}`];
    if (status !== 200) return [];
    const isOfLed = line.ofNobody || line.rights.some((right) => rights.includes(right));
    const allowed = isOfLed ? line.keys.split(/\s+/) : [];
    const others = [...new Set(keysOf(body))].filter((key) => !allowed.includes(key));
    const text = JSON.stringify(body);
    return [
      ...others.map((key) => `${state}: ${name} shows ${key}`),
      ...(PRIVATE.test(text) ? [`${state}: ${name} shows ${PRIVATE.exec(text)}`] : []),
      ...(!rights.includes('sick') && SICK.test(text) ? [`${state}: ${name} shows ${SICK.exec(text)}`] : []),
    ];
  });
}

/** An e-mail or a personnel number. */
const PRIVATE = /"email":"[^"]+"|"personnelNumber":"?\w*\d|"personnel_number":"?\w*\d|"contracts":\[\{/;
/** Anna was sick on 12 November. */
const SICK = /Krankheit|"project":(20|90)\b|"sick":[1-9]|"sick_from":"/;

/** As each of them, with each right. */
async function faultsOfRights(before: Answers): Promise<string[]> {
  const wrong: string[] = [];
  const alive = new Set<string>();
  for (const rights of [...ALL.map((right) => [right]), ALL]) {
    await reset();
    await leads({ rights });
    const now = await answersOf('bert');
    wrong.push(...faultsOf(`lead with ${rights}`, before, now, rights));
    for (const name of different(before, now)) alive.add(name);
  }
  const dead = Object.entries(LED_CALLS).filter(
    ([name, { rights }]) => rights.length > 0 && !alive.has(name),
  );
  return [...wrong, ...dead.map(([name]) => `${name} answers whoever leads as anybody`)];
}

it('[X-01] [TEAM-04] a call whose row names leads has its line here', () => {
  const named = closed
    .filter(({ access }) => access !== 'public' && access.anyOf?.some(({ roles }) => roles?.includes('lead')))
    .map(nameOf);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !LED_CALLS[name])).toEqual([]);
});

it('[X-01] [TEAM-02] [TEAM-04] each call answers whoever leads what the right opens, and no key besides', async () => {
  await reset();
  expect(await faultsOfRights(await answersOf('bert'))).toEqual([]);
});

it('[X-01] [TEAM-04] [VIS-01] also where the company has set what others see', async () => {
  for (const company of [1, 2]) await switchOn(world, company, [...EVERYTHING, 'visibility']);
  await reset();
  expect(await faultsOfRights(await answersOf('bert'))).toEqual([]);
  for (const company of [1, 2]) await switchOn(world, company, EVERYTHING);
});

it('[X-01] [TEAM-03] whoever leads others, or led until yesterday, is answered nothing of Anna', async () => {
  await reset();
  const none = await answersOf('bert');
  const states: [string, () => Promise<unknown>][] = [
    ['ended yesterday', () => leads({ rights: ALL, to: '2026-11-19' })],
    ['of another team', () => leads({ rights: ALL, team: 62 })],
    [
      'of somebody who left in September',
      async () => {
        await world.sql(`update team_members set ends_on = '2026-09-30'`);
        await leads({ rights: ALL });
      },
    ],
    ['of another company', () => leads({ rights: ALL, user: 21, team: 63, company: 2 })],
  ];
  for (const [state, make] of states) {
    await reset();
    await make();
    const now = await answersOf('bert');
    const changed = different(none, now);
    if (!state.startsWith('of ')) expect(changed, state).toEqual([]);
    const shown = changed.filter(
      (name) => !LED_CALLS[name]?.ofNobody && JSON.stringify(now.get(name)?.body).includes('Anna'),
    );
    expect(shown, state).toEqual([]);
  }
});

it('[X-01] [TEAM-03] whoever leads in another company reads and changes nothing of this one', async () => {
  await reset();
  const none = await answersOf('otto');
  await leads({ rights: ALL, user: 21, team: 63, company: 2 });
  await joins(22, 63, null, 2);
  const now = await answersOf('otto');
  const shown = different(none, now).filter((name) => JSON.stringify(now.get(name)?.body).includes('Anna'));
  expect(shown).toEqual([]);
});

it('[X-01] [TEAM-15] a reader is answered as any reader, whatever the reader leads; an admin as any admin', async () => {
  for (const who of ['lena', 'chef'] as const) {
    await reset();
    const none = await answersOf(who);
    await leads({ rights: ALL, user: PEOPLE[who].id });
    const changed = different(none, await answersOf(who));
    // The log and the teams say what the test has changed.
    const mayDiffer = who === 'lena' ? [] : ['get /team', 'get /company/export', ...Object.keys(LED_CALLS)];
    expect(
      changed.filter((name) => !mayDiffer.includes(name) && !name.includes('/audit/')),
      who,
    ).toEqual([]);
  }
});

it('[X-01] [TEAM-09] a deputy is answered before and after as anybody, in between as the lead, and no sickness unless it is ticked', async () => {
  await reset();
  const none = await answersOf('bert');
  const asDeputy = async (from: string, to: string, extras: readonly string[] = []) => {
    await reset();
    await leads({ rights: ALL, user: DORA });
    await standsIn(from, to, extras);
    return answersOf('bert');
  };
  const asLead = async (rights: readonly string[]) => {
    await reset();
    await leads({ rights });
    return answersOf('bert');
  };
  expect(different(none, await asDeputy('2026-11-21', '2026-12-31'))).toEqual([]);
  expect(different(none, await asDeputy('2026-11-01', '2026-11-19'))).toEqual([]);
  const plain = ALL.filter((right) => ['absences', 'hours', 'month'].includes(right));
  // Who stands in for whom, and whom requests wait for: of Dora there is another name.
  const ofDora = ['get /deputy', 'get /timesheet/pending-absences', 'get /my-team'];
  const without = (names: string[]) => names.filter((name) => !ofDora.includes(name));
  expect(without(different(await asLead(plain), await asDeputy(TODAY, TODAY)))).toEqual([]);
  const withSick = ALL.filter((right) => [...plain, 'sick'].includes(right));
  expect(without(different(await asLead(withSick), await asDeputy(TODAY, TODAY, ['sick'])))).toEqual([]);
  const inbox = (answers: Answers) =>
    (answers.get('get /timesheet/pending-absences') as Answer<object[]>).body.length;
  expect(inbox(await asDeputy(TODAY, TODAY))).toBe(inbox(await asLead(plain)));
});

describe('to a lead who may not see sickness', () => {
  const DAY = '2026-11-10';
  /** The absence of Anna's Tuesday under the same number, with or without work on it. */
  async function away(columns: Record<string, unknown>, work = false): Promise<void> {
    await world.sql(`delete from entries where user_id = $1 and day = $2 and type is not null`, [
      anna.id,
      DAY,
    ]);
    if (work)
      await world.sql(
        `insert into entries (id, company_id, user_id, day, type, hours, target, start_minute, end_minute, break_hours, net_minutes, break_minutes, created_at)
          overriding system value values (990001, 1, $1, $2, 50, 3.25, 8, 480, 675, 0, 195, 0, now())`,
        [anna.id, DAY],
      );
    const all = { id: 990_002, status: 1, hours: 8, ...columns };
    await world.sql(
      `insert into entries (company_id, user_id, day, created_at, ${Object.keys(all).join()}) overriding system value
        values (1, $1, $2, '2026-11-02', ${Object.keys(all).map((_, at) => `$${at + 3}`)})`,
      [anna.id, DAY, ...Object.values(all)],
    );
  }
  async function readBy(rights: readonly string[]): Promise<Answers> {
    await reset();
    await leads({ rights });
    const answers: Answers = new Map();
    for (const route of reads) {
      answers.set(nameOf(route), await world.call('bert', 'GET', pathOf(route, OWN)));
    }
    return answers;
  }
  /** Of whom vacation is decided on, the account is told (TEAM-02): what it says differs by kind. */
  const ACCOUNT = /"remaining_vacation":[^,]+/g;
  const shown = (answers: Answers) =>
    new Map([...answers].map(([name, answer]) => [name, said(answer).replaceAll(ACCOUNT, '')]));
  const unequal = (one: Answers, other: Answers, alike = (text: string) => text): string[] => {
    const [before, after] = [shown(one), shown(other)];
    return [...after].flatMap(([name, text]) =>
      alike(text) === alike(before.get(name) ?? '') ? [] : [name],
    );
  };
  const rights = ALL.filter((right) => right !== 'sick');

  it('[X-01] [SET-37] sickness, also without a target, and vacation are the same bytes in every call', async () => {
    const free = {
      kind_id: await storeKind(world, { name: 'Krankengeld', base: 20, credit: 'zero_target' }),
      credit: 'zero_target',
    };
    await away({ type: 20, ...free });
    const without = await readBy(rights);
    await away({ type: 20 });
    const sick = await readBy(rights);
    await away({ type: 10 });
    const vacation = await readBy(rights);
    expect(unequal(vacation, sick)).toEqual([]);
    // Whether a kind is in use is known to all.
    expect(unequal(vacation, without)).toEqual(['get /absence-kind']);
    await away({ type: 20 });
    expect(unequal(vacation, await readBy(ALL)).length).toBeGreaterThan(5);
  });

  it('[SICK-05] [SET-37] sick from a time on reads like an afternoon off, but for the minutes of the account', async () => {
    await away({ type: 10, first_half: false, hours: 4 }, true);
    const half = await readBy(rights);
    await away({ type: 20, sick_from: 675, hours: 4.75 }, true);
    const sick = await readBy(rights);
    const withoutMinutes = (text: string) => text.replaceAll(/:-?\d+(?=[,}])/g, '');
    expect(unequal(half, sick, withoutMinutes)).toEqual([]);
    const minutes = ['get /my-team', 'get /overtime/user/:userId/:month', 'get /overtime/company/:month'];
    expect(unequal(half, sick).filter((name) => !minutes.includes(name))).toEqual([
      'get /month/company/:month',
      'get /month/:userId/:month',
    ]);
  });

  it('[ART-05] [SET-37] hours read like an afternoon off, but for the minutes of the account', async () => {
    await away({ type: 10, first_half: false, hours: 4 }, true);
    const half = await readBy(rights);
    const id = await storeKind(world, { name: 'Arztbesuch', base: 20, hours: true });
    const none = { first_half: false, second_half: false };
    await away({ type: 20, kind_id: id, credit: 'neutral', away_minutes: 90, hours: 1.5, ...none }, true);
    const withoutMinutes = (text: string) => text.replaceAll(/:-?\d+(?=[,}])/g, '');
    expect(unequal(half, await readBy(rights), withoutMinutes)).toEqual(['get /absence-kind']);
  });
});
