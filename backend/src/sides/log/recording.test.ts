import { isSeen, TABLES } from '@stundenbuch/domain/sides/log/words';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../../test/database.ts';
import { emailOf } from '../../../test/people.ts';
import { World } from '../../../test/world.ts';

let world: World;
let owner: Client;

const changes = (where = 'true') =>
  world.sql<Record<string, unknown>>(
    `select actor_id, actor_kind, table_name, record_id::int, person_id, op, before, after, reason
     from changes where ${where} order by id`,
  );
const setAudit = (on: boolean) =>
  world.sql(`update companies set features = $1 where id = 1`, [on ? ['audit'] : []]);

beforeAll(async () => {
  world = await World.start();
  owner = await connect(world.databaseUrl);
});
afterAll(async () => {
  await owner?.end();
  await world?.close();
});
beforeEach(async () => {
  await setAudit(false);
  await world.sql('truncate changes, seals');
});

const BOOKING = { day: '2026-11-19', project: 1001, hours: 8, booking_text: 'Dach gedeckt' };

it('[AUD-01] nothing is recorded before the company has switched it on', async () => {
  await world.post('anna', '/timesheet/booking', BOOKING);
  expect(await changes()).toEqual([]);
});

it('[MIG-06] the first row says that the recording begins, the last that it ends', async () => {
  await setAudit(true);
  await setAudit(false);
  await world.post('anna', '/timesheet/booking', BOOKING);
  const row = { table_name: 'companies', record_id: 1, person_id: null, op: 'U', actor_kind: 'system' };
  expect(await changes()).toMatchObject([
    { ...row, before: { features: [] }, after: { features: ['audit'] }, reason: 'Beginn der Aufzeichnung' },
    { ...row, before: { features: ['audit'] }, after: { features: [] }, reason: 'Ende der Aufzeichnung' },
  ]);
});

it('[MIG-06] [AUD-01] the switch of an admin is the first row, with the admin; its setting the second', async () => {
  await world.post('chef', '/company/features', { feature: 'audit', on: true });
  const { body } = await world.get<{ feature: string | null }[]>('chef', '/audit/company');
  expect(body.map(({ feature }) => feature)).toEqual(['audit', null]);
  const byChef = { actor_id: 13, actor_kind: 'admin' };
  expect(await changes(`op <> 'R'`)).toMatchObject([
    { ...byChef, table_name: 'companies', reason: 'Beginn der Aufzeichnung' },
    { ...byChef, table_name: 'company_settings', op: 'I', after: { feature: 'audit' } },
  ]);
});

describe('[AUD-01] what is recorded', () => {
  beforeEach(async () => {
    await setAudit(true);
    await world.sql('truncate changes');
  });

  it('[SET-16] a booking: the whole row, the columns that changed, and the deletion with what was there', async () => {
    const { body } = await world.post<{ id: number }>('anna', '/timesheet/booking', BOOKING);
    await world.put('anna', `/timesheet/booking/${body.id}`, { ...BOOKING, hours: 8.25 });
    await world.delete('anna', `/timesheet/booking/${body.id}`);
    const of = {
      actor_id: 11,
      actor_kind: 'person',
      table_name: 'entries',
      record_id: body.id,
      person_id: 11,
    };
    const [added, changed, deleted] = await changes();
    const created_at = expect.stringMatching(/^2026-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const row = {
      id: body.id,
      day: '2026-11-19',
      project_id: 1001,
      booking_text: 'Dach gedeckt',
      created_at,
    };
    expect(added).toMatchObject({ ...of, op: 'I', before: null, after: { ...row, hours: 8, type: null } });
    expect(changed).toEqual({ ...of, op: 'U', before: { hours: 8 }, after: { hours: 8.25 }, reason: null });
    expect(deleted).toMatchObject({ ...of, op: 'D', before: { ...row, hours: 8.25 }, after: null });
  });

  it('nothing where a change changes nothing, or is refused', async () => {
    const { body } = await world.post<{ id: number }>('anna', '/timesheet/booking', BOOKING);
    await world.put('anna', `/timesheet/booking/${body.id}`, BOOKING);
    await world.put('anna', `/timesheet/booking/${body.id}`, { ...BOOKING, hours: 99 });
    expect(await changes()).toHaveLength(1);
  });

  it('a role and an approval, with the admin who gave them', async () => {
    await world.put('chef', '/user/12', { setAdmin: 1 });
    await world.put('chef', '/user/12', { setAdmin: 0 });
    const asked = { day: '2026-12-02', project: 10, hours: 8 };
    const { body } = await world.post<{ id: number }>('anna', '/timesheet/absence', asked);
    await world.put('chef', `/timesheet/absence/${body.id}`);
    const byChef = { actor_id: 13, actor_kind: 'admin' };
    const found = await changes(`op = 'U'`);
    expect(found).toMatchObject([
      { ...byChef, table_name: 'users', person_id: 12, before: { role: 1 }, after: { role: 2 } },
      { ...byChef, table_name: 'users', person_id: 12, before: { role: 2 }, after: { role: 1 } },
      { ...byChef, table_name: 'entries', person_id: 11, before: { status: 0 }, after: { status: 1 } },
    ]);
  });

  it('a global admin of another company as one, and the operator as the system', async () => {
    await world.put('gero', '/user/12', { first_name: 'Bertram', name: 'Muster' });
    await world.sql(`update users set first_name = 'Bert' where id = 12`);
    expect(await changes()).toMatchObject([
      { actor_id: 91, actor_kind: 'global', after: { first_name: 'Bertram' } },
      { actor_id: null, actor_kind: 'system', after: { first_name: 'Bert' } },
    ]);
  });

  it('a login and a password, by the person, and of the password only that there is one', async () => {
    const me = { email: emailOf('anna'), password: 'Geheim-123456' };
    await world.call(null, 'POST', '/user/register', me);
    await world.call(null, 'POST', '/user/login', me);
    await world.post('anna', '/user/pwupdate', { password: 'Anders-123456' });
    const of = { actor_id: 11, actor_kind: 'person', person_id: 11 };
    expect(await changes(`not (table_name = 'sessions' and record_id <> 11)`)).toMatchObject([
      { ...of, table_name: 'users', op: 'U', before: { password: false }, after: { password: true } },
      { ...of, table_name: 'sessions', op: 'I', before: null, after: {} },
      { ...of, table_name: 'users', op: 'U', before: { password: true }, after: { password: true } },
    ]);
    expect(JSON.stringify(await changes())).not.toMatch(/argon2|password_hash|token/);
  });

  it('the reason that the transaction names', async () => {
    await world.post('anna', '/timesheet/booking', BOOKING);
    await owner.query('begin');
    await owner.query(`select set_config('stundenbuch.reason', 'Pause vergessen', true)`);
    await owner.query('update entries set hours = 7 where user_id = 11');
    await owner.query('commit');
    expect((await changes()).at(-1)).toMatchObject({ op: 'U', reason: 'Pause vergessen' });
  });

  it('one company alone', async () => {
    await world.post('otto', '/timesheet/booking', { ...BOOKING, project: 1003 });
    expect(await changes()).toEqual([]);
  });
});

/** What has a company and is recorded nowhere, each with its reason. */
const EXCEPTED = [
  // The log itself, and sums of what is recorded.
  ...['changes', 'unsealed_changes', 'seals', 'log_erasures', 'entry_sums'],
  // Logins alone, by a trigger of its own; and the devices on which people were seen.
  ...['sessions', 'seen_devices'],
  // Messages about what is recorded, and their tables.
  ...['job_runs', 'notices', 'outbox', 'refused_addresses'],
  // What is noted of a sickness is deleted after its period, and readers of the log may not read it.
  ...['sick_cases', 'insurances'],
  // Never changed, and the run says who made and handed them over.
  ...['payroll_files', 'payroll_lines'],
  // Never changed, and the closing of the month names version and hash of each.
  'month_sheets',
  // Whether a person has a second factor is recorded with the person; the rest is secrets and their use.
  ...['second_factors', 'recovery_codes', 'challenges', 'former_passwords', 'sign_ons'],
  // Recorded with the person.
  'former_names',
  // What was told of a budget.
  'budget_notices',
  // What failed, and changed nothing.
  'security_events',
  // What was answered to parts of a file, and what these changed: that is recorded.
  ...['import_chunks', 'import_rows'],
  // What can be taken back for a minute: that and the way back are recorded.
  'change_sets',
  // What is proposed; the booking is recorded.
  'stopwatches',
  // What somebody books again and again; the bookings are recorded.
  'favourites',
  // What was answered to a punch; the intervals are recorded.
  'clock_taps',
  // Neither about people nor about what they are owed.
  ...['addresses', 'categories', 'customers', 'hourly_rates', 'inventory_items', 'jobs', 'projects'],
];

it('[AUD-01] no table is forgotten', async () => {
  const tables = await world.sql<{ name: string; events: string[] }>(
    `select c.relname as name, array(select t.tgname::text from pg_trigger t
       where t.tgrelid = c.oid and t.tgfoid = 'record_changes'::regproc) as events
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const forgotten = tables.filter(({ name, events }) => events.length !== 3 && !EXCEPTED.includes(name));
  expect(forgotten.map(({ name }) => name)).toEqual([]);
  expect(tables.filter(({ events }) => events.length === 3).map(({ name }) => name)).toContain('entries');
});

it('[AUD-06] every column that is recorded has its German word', async () => {
  const columns = await world.sql<{ name: string; column: string }>(
    `select c.relname as name, case a.attname when 'password_hash' then 'password' else a.attname end as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'record_changes'::regproc)`,
  );
  const nameless = columns.filter(({ name, column }) => isSeen(column) && !TABLES[name]?.fields[column]);
  expect(nameless).toEqual([]);
});

it('[AUD-02] the role of the program reads and adds, and changes nothing', async () => {
  const rights = (table: string) =>
    world.sql(
      `select privilege_type as may from information_schema.role_table_grants
       where grantee = 'stundenbuch_app' and table_name = $1 order by 1`,
      [table],
    );
  expect(await rights('changes')).toEqual([{ may: 'INSERT' }, { may: 'SELECT' }]);
  for (const table of ['seals', 'unsealed_changes', 'log_erasures'])
    expect(await rights(table)).toEqual([{ may: 'SELECT' }]);
  expect(await rights('changes_2026')).toEqual([]);
});
