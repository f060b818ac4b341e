import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Login, sizedOf } from '../../bench/logins.ts';
import { seed } from '../../bench/seed.ts';
import { sizes, TODAY } from '../../bench/sizes.ts';
import { SECRET } from '../../bench/tokens.ts';
import { Clock } from '../src/platform/clock.ts';
import { APP_ROLE } from '../src/platform/database/role.ts';
import type { Statement } from '../src/platform/database/sql.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { routes } from './answers.ts';
import { connect, createTestDatabase } from './database.ts';
import { sentBy } from './sent.ts';

/** So many that a year of all their entries is never the shortest way. */
const PEOPLE = 350;

/** Values of the paths: a person, a project and a customer of the company, and the page size of a screen. */
const values: Record<string, string> = {
  userId: '101',
  projectId: '1001',
  customerId: '1001',
  company: '1',
  id: '1001',
  from: '2026-11-01',
  to: '2026-11-30',
  year: '2026',
  calendarWeek: '46',
  date: '2026-11-17',
  table: 'entries',
  month: '2026-11',
};
const lists = routes.filter(({ method, answer }) => method === 'get' && answer.schema instanceof z.ZodArray);
const calls = lists.flatMap(({ path, query }) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? name);
  return query ? [filled, `${filled}?page=1&size=20`, `${filled}?page=1&size=20&search=a`] : [filled];
});

let owner: Client;
let server: RunningServer;
let admin: Login;
let employee: Login;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  await seed('S', database.url, 'nobody logs in', { ...sizes.S, employees: PEOPLE });
  owner = await connect(database.url);
  // Also sees all companies, because such lists are among the calls.
  await owner.query('update users set global_admin = true where id = 1');
  const everything = [
    'audit',
    'budgets',
    'calendar',
    'clock',
    'closing',
    'contracts',
    'halfdays',
    'kinds',
    'law',
    'ledger',
    'notices',
    'office',
    'overtime',
    'payroll',
    'allowances',
    'security',
    'teams',
    'visibility',
    'decisions',
    'feeds',
    'reports',
    'tokens',
    'import',
    'day',
  ];
  await owner.query('update companies set features = $1', [everything]);
  await owner.query(`insert into company_settings (company_id, feature, since, created_at, created_by)
    select id, f, '2026-11-01', now(), 0 from companies, unnest(array['law', 'overtime']) f`);
  // Some calls answer leads alone.
  await owner.query(`with made as (insert into teams (company_id, name, created_at, created_by)
      values (1, 'Dach', now(), 1) returning id),
    members as (insert into team_members (company_id, team_id, user_id, valid_from, home, created_at, created_by)
      select 1, made.id, u.id, '2020-01-01', true, now(), 1 from made, users u where u.company_id = 1 and u.id > 110)
    insert into team_leads (company_id, team_id, user_id, valid_from, rights, created_at, created_by)
      select 1, id, 101, '2020-01-01', '{absences,sick}', now(), 1 from made`);
  const sized = sizedOf('S', database.url);
  [admin, employee] = [sized.admin, sized.employees[0] as Login];
  const env = { DATABASE_URL: database.url, JWT_SECRET: SECRET, PORT: '0', DEMO: 'off', LOG_LEVEL: 'silent' };
  server = await startServer(env, { clock: Clock.fixed(`${TODAY}T12:00:00Z`), quiet: true });
  await owner.query(`set role ${APP_ROLE}`);
  await owner.query(`select set_config('app.company', '1', false), set_config('app.person', '101', false)`);
});
afterAll(async () => {
  await server?.close();
  await owner?.end();
  await drop?.();
});

/** The statements of a call on the table of entries. */
async function statementsOf(path: string): Promise<Pick<Statement, 'text' | 'values'>[]> {
  for (const { token } of [admin, employee]) {
    let status = 0;
    const sent = await sentBy(async () => {
      const response = await fetch(`${server.url}/api${path}`, { headers: { authorize: token } });
      await response.text();
      status = response.status;
    });
    const asked = sent.map(({ text = '', values = [] }) => ({ text, values }));
    if (status === 200) return asked.filter(({ text }) => text.includes('entries'));
  }
  throw new Error(`${path}: nobody gets an answer`);
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

function scansOf(node: Node): string[] {
  const here = node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? ''] : [];
  return [...here, ...(node.Plans ?? []).flatMap(scansOf)];
}

/** The custom plan for these values, and the generic plan. */
async function plansOf({ text, values: given }: Pick<Statement, 'text' | 'values'>): Promise<Node[]> {
  const explained = [
    await owner.query({ text: `explain (format json) ${text}`, values: [...given] }),
    await owner.query(`explain (format json, generic_plan) ${text}`),
  ];
  return explained.map(({ rows }) => rows[0]['QUERY PLAN'][0].Plan);
}

/** The averages and Sundays of everybody are made of the year: no index can leave out what all of it needs. */
const wholeYear = (path: string) => path.startsWith('/law/company/');

describe('with 350 people and a year of entries', () => {
  it.each(calls.filter((path) => !wholeYear(path)))(
    '%s reads no entry that an index can leave out',
    async (path) => {
      const found: string[] = [];
      for (const statement of await statementsOf(path))
        for (const plan of await plansOf(statement))
          if (scansOf(plan).includes('entries')) found.push(statement.text);
      expect(found).toEqual([]);
    },
  );

  it('[DEC-02] what requests are decided by reads no entry that an index can leave out', async () => {
    const { rows } = await owner.query<{ id: number }>(
      'select id from entries where company_id = 1 and status = 0 limit 40',
    );
    expect(rows.length).toBeGreaterThan(3);
    const found: string[] = [];
    const statements = await statementsOf(`/absence/context?ids=${rows.map(({ id }) => id).join()}`);
    expect(statements.length).toBeGreaterThan(4);
    for (const statement of statements)
      for (const plan of await plansOf(statement))
        if (scansOf(plan).includes('entries')) found.push(statement.text);
    expect(found).toEqual([]);
  });

  it('the calls are those of the screens, and most read entries', async () => {
    expect(lists.length).toBeGreaterThan(25);
    const asking = await Promise.resolve(calls.filter((path) => path.startsWith('/timesheet')));
    expect(asking.length).toBeGreaterThan(20);
    expect(await statementsOf('/timesheet/workingtime')).toHaveLength(1);
  });

  it('a statement without a suitable index is noticed', async () => {
    const [plan] = await plansOf({
      text: `select id from entries where booking_text = $1`,
      values: ['x'],
    });
    expect(scansOf(plan as Node)).toEqual(['entries']);
  });
});
