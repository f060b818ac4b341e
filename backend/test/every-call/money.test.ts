import { TEAM_RIGHTS } from '@stundenbuch/domain/day/teams/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { routes } from '../answers.ts';
import { PEOPLE, type Person } from '../people.ts';
import { switchOn } from '../switch-on.ts';
import { World } from '../world.ts';
import { nameOf } from './bodies.ts';
import { fillBoth } from './companies.ts';
import { OWN, pathOf } from './ids.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Figures that nothing else has: a rate, its budget, what an hour costs, and what an hour and a half are worth and cost. */
const AMOUNTS = ['7177.31', '91817.13', '6166.29', '10765.97', '9249.44'];
const LOOKS_LIKE_MONEY = /money|price|revenue|cost_rate|margin|hourly_rate|"cost"/;
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

/** The calls that say an amount to somebody, by their names. */
async function calls(who: Person): Promise<string[]> {
  const said: string[] = [];
  for (const route of routes.filter(({ method, access }) => method === 'get' && access !== 'public')) {
    const { status, body } = await world.call(who, 'GET', pathOf(route, OWN));
    const text = JSON.stringify(body);
    if (status === 200 && (AMOUNTS.some((amount) => text.includes(amount)) || LOOKS_LIKE_MONEY.test(text)))
      said.push(nameOf(route));
  }
  return said;
}

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
