import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, createEmptyDatabase } from '../../../test/database.ts';
import { applyMigrations, migrate, migrationFiles } from './migrate.ts';
import { prepareRole } from './role.ts';
import { LAST_CONTAINED } from './schema.ts';

const OURS = `n.nspname = 'public'`;
const rights = (rights: string, kind: string, owner: string) =>
  `array(select array[a.grantee::regrole::text, a.privilege_type, a.is_grantable::text]
     from aclexplode(coalesce(${rights}, acldefault('${kind}', ${owner}))) a order by 1) as rights`;

/** What the catalog knows of a database, without numbers that are given on creation. */
const CATALOG: Record<string, string> = {
  relations: `select c.oid::regclass::text as name, c.relkind, c.relpersistence, c.reloptions, c.relrowsecurity,
      c.relforcerowsecurity, c.relowner::regrole::text as owner, ${rights('c.relacl', 'r', 'c.relowner')},
      pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as key,
      obj_description(c.oid, 'pg_class') as comment
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind <> 'i' order by 1`,
  columns: `select c.oid::regclass::text as table, a.attname,
      row_number() over (partition by c.oid order by a.attnum)::int as place,
      format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcollation,
      pg_get_expr(d.adbin, d.adrelid) as default, a.attacl::text[] as rights, col_description(c.oid, a.attnum) as comment
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${OURS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by 1, 3`,
  constraints: `select conrelid::regclass::text as table, conname, contype, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  policies: `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
  triggers: `select tgrelid::regclass::text as table, tgname, tgenabled, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal order by 1, 2`,
  functions: `select p.oid::regprocedure::text as name, p.proowner::regrole::text as owner,
      case p.prokind when 'a' then (select a.aggtransfn::text || a.agginitval from pg_aggregate a where a.aggfnoid = p.oid)
        else pg_get_functiondef(p.oid) end as definition,
      ${rights('p.proacl', 'f', 'p.proowner')}, obj_description(p.oid, 'pg_proc') as comment
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} order by 1`,
  sequences: `select schemaname, sequencename, sequenceowner, data_type, start_value, min_value, max_value, increment_by, cycle,
      cache_size, last_value from pg_sequences where schemaname = 'public' order by 2`,
  types: `select t.typname, t.typtype, t.typowner::regrole::text as owner from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${OURS} order by 1`,
  'default rights': `select defaclrole::regrole::text as role, defaclnamespace::regnamespace::text as schema, defaclobjtype,
      defaclacl::text[] as rights from pg_default_acl order by 1, 2, 3`,
  extensions: 'select extname, extversion from pg_extension order by 1',
  schemas: `select nspname, nspowner::regrole::text as owner, nspacl::text[] as rights from pg_namespace
    where nspname !~ '^pg_' order by 1`,
};

const drops: (() => Promise<void>)[] = [];
/** By all migrations, one after the other, and at once. */
let migrated: Client;
let created: Client;

async function empty(): Promise<Client> {
  const { url, drop } = await createEmptyDatabase();
  const owner = await connect(url);
  drops.push(async () => {
    await owner.end();
    await drop();
  });
  await prepareRole(owner);
  return owner;
}

beforeAll(async () => {
  migrated = await empty();
  await applyMigrations(migrated, migrationFiles());
  created = await empty();
  expect(await migrate(created)).toEqual(migrationFiles());
});

afterAll(async () => {
  for (const drop of drops) await drop();
});

it('contains every migration, and records each as done', async () => {
  expect(LAST_CONTAINED).toBe(migrationFiles().at(-1));
  const { rows } = await created.query<{ name: string }>('select name from migrations order by name');
  expect(rows.map(({ name }) => name)).toEqual(migrationFiles());
  expect(await migrate(created)).toEqual([]);
});

it.each(Object.entries(CATALOG))('is what the migrations amount to: %s', async (_, question) => {
  const expected = (await migrated.query<Record<string, unknown>>(question)).rows;
  expect(expected.length).toBeGreaterThan(0);
  expect((await created.query(question)).rows).toEqual(expected);
});

it('has the rows that the migrations insert', async () => {
  const { rows: tables } = await migrated.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  );
  for (const { name } of tables) {
    const question = `select to_jsonb(t) as row from ${name} t order by 1`;
    expect((await created.query(question)).rows, name).toEqual((await migrated.query(question)).rows);
  }
});
