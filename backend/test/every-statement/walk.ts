import type { Client } from 'pg';
import { attempt } from './attempt.ts';
import { type ForeignKey, foreignKeysOf, type Relation } from './catalog.ts';
import { companyColumnOf, tenantRelationsOf } from './walls.ts';

/** The tables that the policies open to a global admin. */
const GLOBAL = ['companies', 'users'];
/** The program may not change them at all. */
const UNCHANGEABLE = [
  ...[
    'changes',
    'deletions',
    'former_names',
    'log_erasures',
    'month_sheets',
    'seals',
    'time_postings',
    'unsealed_changes',
    'vacation_notices',
  ],
  'vacation_postings',
  'contingent_postings',
];
const DENIED = '42501';
const NO_SUCH_KEY = '23503';

/** Sends every statement that could reach a row of `other` on behalf of `me`, in all tables or these. Returns those that succeeded. */
export async function leaks(
  owner: Client,
  me: number,
  other: number,
  isMeant: (table: string) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = [];
  for (const relation of await tenantRelationsOf(owner)) {
    if (!isMeant(relation.name)) continue;
    const wrong = await leaksOf(owner, relation, me, other);
    found.push(...wrong.map((what) => `${relation.name}: ${what}`));
  }
  for (const key of await foreignKeysOf(owner)) {
    if (!isMeant(key.table)) continue;
    const wrong = await crossing(owner, key, me, other);
    if (wrong) found.push(`${key.table}: ${wrong}`);
  }
  return found;
}

async function leaksOf(owner: Client, relation: Relation, me: number, other: number): Promise<string[]> {
  const { name, columns, kind } = relation;
  const key = companyColumnOf(name);
  if (!columns.includes(key)) return ['has no company'];
  const isView = kind === 'v' || kind === 'm';
  const wrong: string[] = [];
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) wrong.push(`${what}: ${actual} instead of ${expected}`);
  };
  const ownRows = await count(owner, name, key, me);
  const foreign = await owner.query(`select to_jsonb(t) as row from ${name} t where ${key} = $1`, [other]);
  if (ownRows === 0 || foreign.rows.length === 0) wrong.push('has no rows, so that nothing is proved');

  // No company, and the setting left over after a transaction.
  for (const nobody of [null, ''] as const) {
    expect('seen by nobody', (await attempt(owner, nobody, `select from ${name}`)).count, 0);
    if (isView) continue;
    expect(
      'changed by nobody',
      (await attempt(owner, nobody, `update ${name} set ${key} = ${key}`)).count,
      0,
    );
    expect('deleted by nobody', (await attempt(owner, nobody, `delete from ${name}`)).count, 0);
  }

  const on = (statement: string, values?: unknown[]) => attempt(owner, me, statement, values);
  const foreigners = `${name} where ${key} is distinct from ${me}`;
  expect('own rows seen', (await on(`select from ${name}`)).count, ownRows);
  expect('foreign rows seen', (await on(`select from ${foreigners}`)).count, 0);
  const scoped = await attempt(owner, me, `select from ${foreigners}`, [], 'global');
  if (!GLOBAL.includes(name)) expect('foreign rows seen by the global admin', scoped.count, 0);
  const statistics = `select from pg_stats where schemaname || '.' || tablename = $1 or tablename = $1`;
  expect('told by statistics', (await on(statistics, [name])).count, 0);
  if (isView) return wrong;

  expect('foreign rows locked', (await on(`select from ${foreigners} for update`)).count, 0);
  const changeable = UNCHANGEABLE.includes(name) ? 0 : ownRows;
  expect('own rows changed', (await on(`update ${name} set ${key} = ${key}`)).count, changeable);
  const changed = await on(`update ${name} set ${key} = ${key} where ${key} is distinct from ${me}`);
  expect('foreign rows changed', changed.count, 0);
  expect('foreign rows deleted', (await on(`delete from ${foreigners}`)).count, 0);
  expect('own rows given away', (await on(`update ${name} set ${key} = ${other}`)).code, DENIED);
  expect('emptied', (await on(`truncate ${name} cascade`)).code, DENIED);
  const copy = `insert into ${name} overriding system value select (jsonb_populate_record(null::${name}, $1)).*`;
  for (const end of ['', ' on conflict do nothing']) {
    const values = [foreign.rows[0]?.row];
    expect('a foreign row added', (await on(copy + end, values)).code, DENIED);
    expect('a row added by nobody', (await attempt(owner, null, copy + end, values)).code, DENIED);
  }
  return wrong;
}

/** One's own row changed to reference a record of the other company. */
async function crossing(owner: Client, key: ForeignKey, me: number, other: number): Promise<string | null> {
  const own = companyColumnOf(key.table);
  const pairs = key.columns
    .map((column, i) => ({ column, target: key.targetColumns[i] }))
    .filter(({ column }) => column !== own);
  // A key on the company alone: moving the row is tried above.
  if (pairs.length === 0) return null;
  const { rows } = await owner.query(
    `select to_jsonb(t) as row from ${key.target} t where ${companyColumnOf(key.target)} = $1 limit 1`,
    [other],
  );
  const set = pairs.map(({ column }, i) => `${column} = $${i + 1}`).join(', ');
  const values = pairs.map(({ target }) => rows[0]?.row[target as string]);
  // One row, since several could collide in a unique index before the key is checked; preferably one with a reference.
  const nulls = `num_nulls(${pairs.map(({ column }) => column).join(', ')})`;
  const one = `ctid = (select ctid from ${key.table} where ${own} = ${me} order by ${nulls} limit 1)`;
  // What can't be changed is added: a copy of an own row with the reference.
  const added = Object.fromEntries(pairs.map(({ column }, i) => [column, values[i]]));
  const { code, count } = UNCHANGEABLE.includes(key.table)
    ? await attempt(
        owner,
        me,
        `insert into ${key.table} overriding system value select (jsonb_populate_record(t, $1)).* from ${key.table} t
          where ${one}`,
        [{ ...added, id: 999_999 }],
      )
    : await attempt(owner, me, `update ${key.table} set ${set} where ${one}`, values);
  return code === NO_SUCH_KEY ? null : `${key.name} let ${count} rows point across (${code ?? 'no refusal'})`;
}

async function count(owner: Client, table: string, key: string, company: number): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as n from ${table} where ${key} = $1`, [company]);
  return rows[0].n;
}
