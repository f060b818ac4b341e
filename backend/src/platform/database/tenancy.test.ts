import { MikroORM } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALLOWANCE_ROWS } from '../../../test/allowances.ts';
import { connect } from '../../../test/database.ts';
import { booking, store, work } from '../../../test/entries.ts';
import { importOf } from '../../../test/imports.ts';
import { CONTINGENT_ROWS } from '../../../test/kinds.ts';
import { repeatsOf } from '../../../test/repeat-rows.ts';
import { SIGN_ON_ROWS } from '../../../test/sign-on-rows.ts';
import { World } from '../../../test/world.ts';
import { Entry } from '../../records/entries/entry.entity.ts';
import { Database, rowsOf } from './database.ts';
import { tables } from './entities.ts';
import { APP_ROLE } from './role.ts';
import { sql } from './sql.ts';

/** Tables that requests reach only through a function, or without personal data. */
const INTERNAL = ['known_devices', 'login_failures', 'migrations'];

const alpha = { company: 1, id: 11 };
const beta = { company: 2, id: 21 };

let world: World;
let database: Database;
/** Runs under the role of the program, as an injected statement would. */
let app: Client;
let tenantTables: { name: string; key: string }[];

beforeAll(async () => {
  world = await World.start();
  database = await Database.open(world.databaseUrl, 4, tables);
  app = await connect(`${world.databaseUrl}?options=${encodeURIComponent(`-c role=${APP_ROLE}`)}`);
  await store(world, work('2026-11-19'), booking('2026-11-18'));
  await store(world, work('2026-11-19', 8, { company_id: 2, user_id: 21 }));
  for (const company of [1, 2]) {
    await fillTablesOfFeatures(company);
    const named = { addresses: 'city', jobs: 'job_title', categories: 'name', customers: 'customer_name' };
    for (const [table, name] of Object.entries({ ...named, inventory_items: 'name' }))
      await world.sql(`insert into ${table} (company_id, ${name}) values ($1::int, $1::int::text)`, [
        company,
      ]);
    await world.sql(
      `insert into absence_requests (company_id, user_id, created_at, created_by)
       select company_id, id, now(), id from users where company_id = $1 limit 1`,
      [company],
    );
    await world.sql(
      `insert into hourly_rates (company_id, job_id, project_id, hourly_rate) select $1::int, j.id, p.id, 1
       from jobs j, projects p where j.company_id = $1 and p.company_id = $1 limit 1`,
      [company],
    );
  }
  await world.sql(`update users set email = 'neu-' || email where id in (12, 22)`);
  await world.token('anna');
  await world.token('otto');
  const rows = await world.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition order by 1`,
  );
  tenantTables = rows
    .filter(({ name }) => !INTERNAL.includes(name))
    .map(({ name }) => ({ name, key: name === 'companies' ? 'id' : 'company_id' }));
});
beforeEach(async () => {
  await app.query('rollback');
});
afterAll(async () => {
  await app?.end();
  await database?.onApplicationShutdown();
  await world?.close();
});

async function fillTablesOfFeatures(company: number): Promise<void> {
  const made = 'now(), 1 from companies where id = $1';
  const columns = 'company_id, created_at, created_by';
  for (const [table, names, values] of [
    ['places', 'name, land', "'Werk', 'BY'"],
    ['company_days', 'day, name, kind', "'2026-12-08', 'Kirmes', 'half'"],
    [
      'closures',
      'from_day, to_day, type, name, booked_at',
      "'2027-03-01', '2027-03-05', 60, 'Winter', now()",
    ],
    ['company_settings', 'feature', "'calendar'"],
    ['calendar_versions', 'until, changed_on, value', "'2026-11-09', '2026-11-10', '{}'"],
    ['free_day_answers', 'entry_id', '1'],
    ['notices', 'user_id, kind, data', "1 + 10 * $1::int, 'missing_week', '{}'"],
    ['outbox', 'user_id, address, kind, data, due', "1 + 10 * $1::int, 'x', 'missing_week', '{}', now()"],
    ['refused_addresses', 'user_id, address, times', "1 + 10 * $1::int, 'x', 1"],
    ['notice_settings', 'user_id, kind, app, mail', "1 + 10 * $1::int, 'missing_week', true, false"],
    ['security_events', 'kind, hour, count, first_at, last_at', "'login', now(), 1, now(), now()"],
    ['former_passwords', 'user_id, password_hash', "1 + 10 * $1::int, 'x'"],
    ['seen_devices', 'user_id, agent', "1 + 10 * $1::int, 'x'"],
    ['job_runs', 'name, period', "'missing_week', '2026-11-09'"],
    ['deletions', 'kind, until, entries', "'payroll', '2024-01-01', 1"],
    ['vacation_closings', 'year, hash, applied_at', "2024, repeat('0', 64), now()"],
    [
      'time_postings',
      'user_id, day, minutes, kind, text',
      "11 + 10 * ($1::int - 1), '2026-11-02', 60, 'correction', 'Grund'",
    ],
    ['law_reasons', 'user_id, day, code, text', "11 + 10 * ($1::int - 1), '2026-11-02', 'day10', 'Grund'"],
    ['terminals', 'name, secret_hash', "'Werkstatt', 'x'"],
    ['feeds', 'user_id, kind, show_type, secret_hash', "11 + 10 * ($1::int - 1), 'own', false, 'x'"],
    ['saved_views', 'user_id, name, shared, definition', "11 + 10 * ($1::int - 1), 'Berg', false, ''"],
    ['terminal_pins', 'user_id, pin_hash', "11 + 10 * ($1::int - 1), 'x'"],
    [
      'clock_taps',
      'user_id, client_id, tap, answer',
      "11 + 10 * ($1::int - 1), gen_random_uuid(), 'come', '{}'",
    ],
    [
      'work_intervals',
      'user_id, day, started_at, kind, source',
      "11 + 10 * ($1::int - 1), '2026-11-02', now(), 'work', 'clock'",
    ],
    ['month_closings', 'user_id, month, state', "11 + 10 * ($1::int - 1), '2026-10-01', 'open'"],
    [
      'month_sheets',
      'user_id, month, version, data, sha256',
      "11 + 10 * ($1::int - 1), '2026-10-01', 1, '{}', repeat('0', 64)",
    ],
    ...CONTINGENT_ROWS,
    ...ALLOWANCE_ROWS,
    ...SIGN_ON_ROWS,
    ['staffing', 'weekdays, minimum', "'1111100', 2"],
    ['payroll_setups', 'value', "'{}'"],
    ['budget_notices', 'project_id, period, level', "999 + 2 * $1::int, '2026-11-01', 'warned'"],
    ['wage_types', 'source, unit', "'work', 'hours'"],
    ['cost_centres', 'user_id, cost_centre', "11 + 10 * ($1::int - 1), '4711'"],
    ['payroll_layouts', 'name, definition', "'Agentur', '{}'"],
    ['payroll_runs', 'month, target, line_count', "'2026-10-01', 'lodas', 1"],
    [
      'payroll_files',
      'run_id, part, name, content, encoding, bytes, sha256',
      "(select min(id) from payroll_runs where company_id = $1), 0, 'x', 'x', 'utf-8', 1, repeat('0', 64)",
    ],
    [
      'payroll_lines',
      'run_id, user_id, origin, source, unit, wage_type, hundredths, days',
      "(select min(id) from payroll_runs where company_id = $1), 11 + 10 * ($1::int - 1), '2026-10-01', 'work', 'hours', '{}', 1, '{}'",
    ],
    [
      'correction_requests',
      'user_id, day, wish, reason',
      "11 + 10 * ($1::int - 1), '2026-10-02', '{}', 'Grund'",
    ],
  ])
    await world.sql(`insert into ${table} (${names}, ${columns}) select ${values}, id, ${made}`, [company]);
  await world.sql(`insert into teams (name, ${columns}) select 'Dach', id, ${made}`, [company]);
  await repeatsOf(world, company);
  await importOf(world, company, 500 + company, 'a.xlsx');
  await world.sql(
    `insert into absence_kinds (name, short, base, credit, paid, entered_by, approval, proof, halves, look, colour, pattern,
        own_sickness, ${columns})
     select 'Umzug', 'UZ', 60, 'neutral', 'yes', 'worker', true, 'none', true, 'type', 'blue', 'plain', false, id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into sick_cases (user_id, first_day, last_day, company_id, changed_at, changed_by)
     select 1 + 10 * $1::int, '2026-11-02', '2026-11-02', $1, now(), 13`,
    [company],
  );
  await world.sql(`insert into insurances select $1, 1 + 10 * $1::int, 'private'`, [company]);
  for (const [table, name, value] of [
    ['team_members', 'home', 'true'],
    ['team_leads', 'rights', "array['absences']"],
  ])
    await world.sql(
      `insert into ${table} (team_id, user_id, valid_from, ${name}, ${columns})
       select (select min(id) from teams where company_id = $1), 1 + 10 * $1::int, '2026-11-01', ${value}, id, ${made}`,
      [company],
    );
  await world.sql(
    `insert into deputies (user_id, for_user, valid_from, ends_on, extras, ${columns})
     select 1 + 10 * $1::int, 2 + 10 * $1::int, '2026-11-01', '2026-11-30', '{}', id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into codes (user_id, kind, secret_hash, address, expires_at, ${columns})
     select (select min(id) from users where company_id = $1), 'invite', 'x', 'x', now(), id, ${made}`,
    [company],
  );
  for (const [table, names, values] of [
    ['second_factors', 'kind, name, secret', "'totp', 'App', 'x'"],
    ['recovery_codes', 'secret_hash', "'x'"],
    ['challenges', 'purpose, secret_hash, expires_at', "'login', 'x', now()"],
  ])
    await world.sql(
      `insert into ${table} (${names}, user_id, ${columns})
       select ${values}, (select min(id) from users where company_id = $1), id, ${made}`,
      [company],
    );
  await world.sql(
    `insert into calendar_cancellations (entry_id, status, ${columns})
     select (select min(id) from entries where company_id = $1), 0, id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into vacation_postings (user_id, year, day, kind, days, ${columns})
     select (select min(id) from users where company_id = $1), 2025, '2026-01-01', 'opening', 5, id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into vacation_notices (user_id, year, days, deadline, text, sha256, channel, sent_at, sent_by, ${columns})
     select (select min(id) from users where company_id = $1), 2025, 2, '2026-03-31', 'Bitte nehmen', repeat('0', 64),
       'app', now(), 1, id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into vacation_expiries (user_id, ${columns})
     select (select min(id) from users where company_id = $1), id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into changes (company_id, table_name, record_id, op, actor_kind) values ($1, 'users', 1, 'R', 'system')`,
    [company],
  );
  await world.sql(
    `insert into correction_reads (user_id, change_id, ${columns})
     select (select min(id) from users where company_id = $1), 1, id, ${made}`,
    [company],
  );
  await world.sql(
    `insert into seals (company_id, no, first_id, last_id, rows, prev, hash, ids, hashes)
     values ($1, 1, 1, 1, 1, repeat('0', 64), repeat('1', 64), '{1}', '{00}')`,
    [company],
  );
  await world.sql('insert into log_erasures (company_id, until) values ($1, now())', [company]);
}

/** The log and the postings are not even the program's to change (AUD-02, LED-01, OVT-04): there the right is missing, and not the row. */
const isReadOnly = async (table: string) =>
  !(await app.query('select has_table_privilege($1, $2) as may', [table, 'update'])).rows[0]?.may;

const enter = (company: number) => app.query(`begin; set local app.company = '${company}'`);

describe('row-level security', () => {
  it('[AMB-63] protects every table', async () => {
    const open = await world.sql(
      `select relname from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
       and not relrowsecurity and relname <> 'migrations'`,
    );
    expect(open).toEqual([]);
    expect(tenantTables.length).toBeGreaterThanOrEqual(11);
  });

  it('[AMB-63] shows nothing without a company, and after a transaction', async () => {
    for (const { name } of tenantTables) {
      expect((await app.query(`select from ${name}`)).rows, name).toEqual([]);
      await enter(1);
      await app.query('commit');
      expect((await app.query(`select from ${name}`)).rows, name).toEqual([]);
    }
  });

  it('[AMB-63] shows a tenant’s own rows and no others, whatever the statement', async () => {
    await enter(1);
    for (const { name, key } of tenantTables) {
      const { rows } = await app.query<{ company: number }>(`select ${key} as company from ${name}`);
      expect(rows.length, name).toBeGreaterThan(0);
      expect(new Set(rows.map(({ company }) => company)), name).toEqual(new Set([1]));
      expect((await app.query(`select from ${name} where ${key} = 2`)).rows, name).toEqual([]);
    }
  });

  it('[AMB-63] [AUD-02] changes and deletes nothing of others', async () => {
    const readOnly: string[] = [];
    for (const { name, key } of tenantTables) {
      await enter(1);
      if (await isReadOnly(name)) {
        readOnly.push(name);
        continue;
      }
      expect((await app.query(`update ${name} set ${key} = ${key} where ${key} = 2`)).rowCount, name).toBe(0);
      expect((await app.query(`delete from ${name} where ${key} = 2`)).rowCount, name).toBe(0);
      await app.query('rollback');
    }
    expect(readOnly).toEqual([
      ...['changes', 'contingent_postings', 'deletions', 'former_names', 'log_erasures', 'month_sheets'],
      ...['seals', 'time_postings', 'unsealed_changes', 'vacation_notices', 'vacation_postings'],
    ]);
  });

  it('[AMB-63] prevents writing for others', async () => {
    for (const { name, key } of tenantTables) {
      await enter(1);
      const moved = app.query(`update ${name} set ${key} = 2`);
      await expect(moved, name).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|23503|23505)$/),
      });
      await app.query('rollback');
    }
    await enter(1);
    const inserted = app.query(`insert into jobs (company_id, job_title) values (2, 'Einbruch')`);
    await expect(inserted).rejects.toMatchObject({ code: '42501' });
  });

  it('[AMB-63] opens companies and users to the global scope, and nothing else', async () => {
    await app.query(`begin; set local app.company = '9'; set local app.scope = 'global'`);
    const seen: string[] = [];
    for (const { name, key } of tenantTables) {
      if ((await app.query(`select from ${name} where ${key} <> 9 limit 1`)).rows.length > 0) seen.push(name);
    }
    expect(seen).toEqual(['companies', 'users']);
  });

  it('[AMB-63] cannot be bypassed: no owner, no superuser, no bypass, no failed attempts', async () => {
    const { rows } = await app.query(
      'select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
    await app.query('reset role');
    expect((await app.query('select current_user as role')).rows).toEqual([{ role: APP_ROLE }]);
    for (const statement of [
      'select * from login_failures',
      'select * from migrations',
      'alter table entries disable row level security',
      'drop policy entries_tenant on entries',
      'create table public.mine (id int)',
    ]) {
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('[AMB-63] prevents references across companies, even for the owner', async () => {
    const foreign = store(world, booking('2026-11-17', 8, { project_id: 1003 }));
    await expect(foreign).rejects.toMatchObject({ code: '23503', constraint: 'entries_project' });
    const person = store(world, work('2026-11-17', 8, { user_id: 21 }));
    await expect(person).rejects.toMatchObject({ code: '23503', constraint: 'entries_user' });
  });
});

describe('the database of the program', () => {
  it('reads and writes inside the tenant, and returns its connections clean', async () => {
    const days = (tenant: typeof alpha) => database.read(tenant, sql`select company_id from entries`);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, i) => days(i % 2 ? alpha : beta)));
    for (const [i, rows] of answers.entries())
      expect(rows).toEqual(Array(i % 2 ? 2 : 1).fill({ company_id: i % 2 ? 1 : 2 }));
    expect(await database.call(sql`select from entries`)).toEqual([]);
    const [context] = await database.call(sql`select current_setting('app.company', true) as company`);
    expect(['', null]).toContain((context as { company: string | null }).company);
  });

  it('confines a transaction of the entity manager to the tenant', async () => {
    const seen = await database.write(beta, (tx) => tx.find(Entry, {}));
    expect(seen.map(({ company }) => company)).toEqual([2]);
    const foreign = database.write(beta, async (tx) => {
      await rowsOf(tx, sql`insert into jobs (company_id, job_title) values (1, 'Einbruch')`);
    });
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });

  it('does not write in a read, and survives a statement that fails', async () => {
    const written = database.read(alpha, sql`delete from entries`);
    await expect(written).rejects.toMatchObject({ code: '25006' });
    for (let i = 0; i < 10; i++) {
      await expect(database.read(alpha, sql.raw('select nonsense'))).rejects.toMatchObject({
        code: '42703',
      });
    }
    expect(await database.read(alpha, sql`select id from entries`)).toHaveLength(2);
  });

  it('accepts only whole numbers for a tenant', async () => {
    const injected = { company: "1'; set role postgres; --" as unknown as number, id: 1 };
    await expect(database.read(injected, sql`select 1`)).rejects.toThrow(TypeError);
  });

  it('knows every column of the tables, and no other', async () => {
    // Maintained by a trigger, never touched by the entity manager.
    const sums = 'entry_sums';
    const skipTables = [...INTERNAL, sums];
    const orm = await MikroORM.init({
      clientUrl: world.databaseUrl,
      entities: tables,
      schemaGenerator: {
        createForeignKeyConstraints: false,
        skipTables,
        ignoreTriggers: true,
        ignorePolicies: true,
      },
    });
    const drift = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close(true);
    // The entity manager would not create identity columns, so it would replace each id.
    const columns = drift.split(/;\s*/).filter((line) => / column /.test(line) && !/"id"$/.test(line));
    expect(columns.filter((line) => !/ (set|drop) default/.test(line))).toEqual([]);
  });

  it('[AMB-63] has one policy for each table, which checks the company', async () => {
    const policies = await world.sql<{ name: string; qual: string; with_check: string }>(
      `select tablename as name, lower(qual) as qual, lower(with_check) as with_check from pg_policies order by 1`,
    );
    expect(policies.map(({ name }) => name)).toEqual(tenantTables.map(({ name }) => name).sort());
    for (const { name, qual, with_check } of policies) {
      const key = name === 'companies' ? 'id' : 'company_id';
      const once = (call: string) => `( select ${call}() as ${call})`;
      const isOpenToGlobal = ['companies', 'users'].includes(name);
      expect(qual, name).toBe(
        isOpenToGlobal
          ? `((${key} = ${once('current_company')}) or ${once('global_scope')})`
          : `(${key} = current_company())`,
      );
      expect(with_check, name).toBe(qual);
    }
  });
});
