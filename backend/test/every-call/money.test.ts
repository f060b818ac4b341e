import { TEAM_RIGHTS } from '@stundenbuch/domain/day/teams/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../answers.ts';
import { PEOPLE, type Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { bodyOf, nameOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { OWN, pathOf } from './ids.ts';

/** Figures that nothing else has: a rate, its budget, what an hour costs, and what an hour and a half are worth and cost. */
const AMOUNTS = ['7177.31', '91817.13', '6166.29', '10765.97', '9249.44'];
const LOOKS_LIKE_MONEY = /money|price|revenue|cost_rate|margin|hourly_rate|"cost"/;
/** Their `cost` is what days count as. */
const COUNTS_DAYS = /^post \/timesheet\/absence\/(change\/:id\/)?preview$/;
const RATES = 'get /project/hourlyrate/:projectId';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
  const features = [
    ...['teams', 'budgets', 'notices', 'reports', 'decisions', 'kinds', 'visibility', 'office'],
    ...['law', 'overtime', 'ledger', 'closing', 'payroll', 'allowances'],
  ];
  await switchOn(world, 1, features);
  for (const table of ['deputies', 'team_members', 'team_leads']) await world.sql(`delete from ${table}`);
  await world.sql(
    `insert into teams (id, company_id, name, created_at, created_by) values (61, 1, 'Dach', now(), 13)`,
  );
  await world.sql(
    `insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
    values (1, 61, $1, '2026-01-01', true, now(), 13)`,
    [PEOPLE.anna.id],
  );
  await world.sql(
    `insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
    values (1, 61, $1, '2026-01-01', $2, now(), 13)`,
    [PEOPLE.bert.id, [...TEAM_RIGHTS]],
  );
  await world.sql('update hourly_rates set hourly_rate = 7177.31 where project_id = $1', [OWN.project]);
  await world.sql('update jobs set cost_rate = 6166.29 where id = $1', [OWN.job]);
  await world.sql(`update projects set budget_money = 91817.13, budget_hours = 100 where id = $1`, [
    OWN.project,
  ]);
  await world.sql('delete from entries where project_id = $1', [OWN.project]);
  await world.sql(
    `insert into entries (company_id, user_id, day, project_id, hours, job_id, booking_text, created_at)
    values (1, $1, '2026-11-19', $2, 1.5, $3, 'Dach gedeckt', now())`,
    [PEOPLE.anna.id, OWN.project, OWN.job],
  );
});
afterAll(() => world?.close());

const settings = (value: object) =>
  world.sql(`update company_settings set value = $1 where company_id = 1 and feature = 'budgets'`, [
    JSON.stringify(value),
  ]);

/** What reads, then what makes, changes and deletes: as long as there is something to say an amount of. */
const ORDER = ['get', 'post', 'put', 'delete'];
/** They end the session, or what proves that it is somebody's; none of them answers a record. */
const ENDS = /logout|pwupdate|factor|anonymise|^delete \/user|^put \/user|moving/;
const inOrder = routes
  .filter((route) => route.access !== 'public' && !ENDS.test(nameOf(route)))
  .toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method));

/** The calls that say an amount to somebody, by their names, and how many answered. */
async function walk(who: Person, all = inOrder) {
  const found: string[] = [];
  let answered = 0;
  for (const route of all) {
    const { status, body } = await world.call(
      who,
      route.method.toUpperCase(),
      pathOf(route, OWN),
      bodyOf(route, OWN),
    );
    const said = JSON.stringify(body) ?? '';
    const text = COUNTS_DAYS.test(nameOf(route)) ? said.replace('"cost"', '"days"') : said;
    if (status === 200) answered++;
    if (AMOUNTS.some((amount) => text.includes(amount)) || (status === 200 && LOOKS_LIKE_MONEY.test(text)))
      found.push(nameOf(route));
  }
  return { said: found, answered };
}
const reads = inOrder.filter(({ method }) => method === 'get');
const calls = async (who: Person) => (await walk(who, reads)).said;

it.each(['anna', 'bert'] as const)(
  '[BUD-02] [TEAM-04] no call answers %s, an employee or who leads, an amount but the rates of a project, and not these where the company says so',
  async (who) => {
    await settings({ budget_visible: true });
    expect(await calls(who)).toEqual([RATES]);
    await settings({ budget_visible: true, rates_visible: false });
    expect(await calls(who)).toEqual([]);
    await settings({});
  },
);

it('[BUD-02] the same walk finds the amounts that admins and readers are answered', async () => {
  await settings({ rates_visible: false });
  for (const who of ['chef', 'lena'] as const)
    expect(await calls(who)).toEqual(expect.arrayContaining([RATES, 'get /project/:projectId/budget']));
});

/** Last, because what is walked is changed and deleted. */
it.each(['anna', 'bert', 'chef'] as const)(
  '[BUD-02] [TEAM-04] neither does a call that changes something say an amount to %s, unless to an admin',
  async (who) => {
    await settings({ budget_visible: true, rates_visible: false });
    const { said, answered } = await walk(who, inOrder);
    if (who === 'chef') expect(said).toEqual(expect.arrayContaining(['put /project/:projectId/budget']));
    else expect(said).toEqual([]);
    expect(answered).toBeGreaterThan(60);
  },
);
