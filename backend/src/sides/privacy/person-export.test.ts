import type { PersonExport } from '@stundenbuch/domain/sides/privacy/contract';
import {
  LEFT_OUT,
  MENTIONS,
  PERSONAL_TABLES,
  type PersonalTable,
} from '@stundenbuch/domain/sides/privacy/personal-tables';
import { worksheetsOf } from '@stundenbuch/domain/sides/privacy/worksheets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, refused } from '../../../test/answers.ts';
import { FEATURES, fillBoth, SECRET } from '../../../test/every-call/companies.ts';
import { FOREIGN, OWN } from '../../../test/every-call/ids.ts';
import { World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.start();
  await fillBoth(world);
});
beforeEach(() => world.setFeatures('alpha', [...FEATURES, 'security']));
afterAll(() => world?.close());

const tables: Readonly<Record<string, PersonalTable>> = PERSONAL_TABLES;
const read = ({ status, body }: Answer<string>): PersonExport => {
  expect(status).toBe(200);
  return JSON.parse(Buffer.from(body, 'latin1').toString());
};
const own = async () => read(await world.get<string>('anna', '/user/export'));

interface Column {
  table: string;
  column: string;
}

/** Every column that holds somebody's number: by its reference, or by its name. */
const columnsOfPeople = () =>
  world.sql<Column>(
    `select c.relname as table, a.attname as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
       and a.attname <> 'company_id' and (exists (
         select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'users'::regclass
           and a.attnum = any(k.conkey))
       or a.attname ~ '(^|_)(user|person|actor|lead|deputy|substitute|worker|by|for)(_id)?$'
         and format_type(a.atttypid, null) in ('integer', 'bigint'))
     order by 1, 2`,
  );

describe('[GDPR-01] what is in the file', () => {
  it('each table whose rows are about people, or a reason why it is not', async () => {
    const found = await columnsOfPeople();
    expect(found.length).toBeGreaterThan(80);
    const forgotten = found.filter(
      ({ table, column }) =>
        !tables[table]?.of.includes(column) && !MENTIONS.includes(column) && !(table in LEFT_OUT),
    );
    expect(forgotten).toEqual([]);
    const whose = ['user_id', 'person_id', 'for_user'];
    const withPerson = found.filter(({ column }) => whose.includes(column)).map(({ table }) => table);
    const missing = withPerson.filter((table) => !tables[table] && !(table in LEFT_OUT));
    expect(missing).toEqual([]);
  });

  it('all tables, each with what is stored of the person and nothing of others', async () => {
    await own();
    // Noted after the answer.
    const devices = () => world.sql('select from seen_devices where user_id = 11');
    await expect.poll(async () => (await devices()).length).toBe(2);
    const { tables: told } = await own();
    expect(Object.keys(told)).toEqual(Object.keys(tables));
    expect(told.users).toMatchObject([{ id: 11, first_name: 'Anna', email: expect.stringMatching(/@/) }]);
    for (const [table, rows] of Object.entries(told)) {
      const [{ n } = { n: -1 }] = await world.sql<{ n: number }>(
        `select count(*)::int as n from ${table} where company_id = 1 and (${tables[table]?.of.map((column) => `${column} = 11`).join(' or ')})`,
      );
      expect([table, rows.length]).toEqual([table, n]);
    }
    const empty = Object.entries(told).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual(EMPTY);
  });

  it('neither hash nor secret, nothing of the other company', async () => {
    await world.sql(`update users set password_hash = 'argon2-geheim' where id = 11`);
    const text = JSON.stringify(await own());
    expect(text).not.toMatch(
      /argon2|password_hash|secret_hash|token_hash|"public_key"|"credential_id"|pin_hash/,
    );
    expect(text).not.toContain(SECRET);
  });

  it('a column of bytes is a secret, and in no file', async () => {
    const bytes = await world.sql<Column>(
      `select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and (a.atttypid = 'bytea'::regtype or a.attname ~ '(_hash|secret|token)$')`,
    );
    const told = bytes.filter(
      ({ table, column }) => tables[table] && !tables[table].without?.includes(column),
    );
    expect(told).toEqual([]);
  });

  it('[GDPR-06] who else is concerned without a number, and without a name where the row says who that is', async () => {
    const [{ id } = { id: 0 }] = await world.sql<{ id: number }>(
      `with former as (insert into former_names (company_id, user_id, first_name, name, email)
         values (1, 12, 'Bert', 'Vormals', 'x'))
       insert into absence_requests (company_id, user_id, note, substitute_id, created_at, created_by)
       values (1, 11, 'Bert Muster (Vormals) vertritt mich, Bert weiß es; Chris nicht', 12, now(), 13) returning id`,
    );
    const row = (await own()).tables.absence_requests.find((request) => request.id === id);
    expect(row).toMatchObject({
      user_id: 'self',
      substitute_id: 'other',
      created_by: 'other',
      note: 'Kollege (Kollege) vertritt mich, Kollege weiß es; Chris nicht',
    });
  });

  it('what ids stand for', async () => {
    const { tables: told, names } = await own();
    const booking = told.entries.find(({ project_id }) => project_id !== null);
    expect(names.projects?.[String(booking?.project_id)]).toEqual(expect.any(String));
  });

  it('a word for each column of the worksheets', async () => {
    const titles = worksheetsOf(await own()).flatMap(({ columns }) => columns.map(({ title }) => title));
    expect(titles.filter((title) => /^[a-z][a-z_0-9]*$/.test(title))).toEqual([]);
  });

  it('more rows than one page, each once', async () => {
    await world.sql(
      `insert into law_reasons (company_id, user_id, day, code, text, created_at, created_by)
       select 1, 11, date '2020-01-01' + n, 'day10', 'Grund', now(), 11 from generate_series(1, 1100) n`,
    );
    const { law_reasons } = (await own()).tables;
    expect(law_reasons.length).toBeGreaterThan(1_100);
    expect(new Set(law_reasons.map(({ id }) => id)).size).toBe(law_reasons.length);
    await world.sql(`delete from law_reasons where day < '2024-01-01'`);
  });
});

/** Of Anna in the filled company. */
const EMPTY = ['contingent_amounts', 'team_leads', 'codes'];

describe('[GDPR-01] who gets it', () => {
  it('the person, after a proof', async () => {
    const token = await world.newToken('anna');
    await world.sql('update sessions set proved_at = null where user_id = 11');
    const asked = () => world.call(null, 'GET', '/user/export', undefined, { headers: { authorize: token } });
    expect(refused(await asked())).toEqual([403, 'proof_needed']);
    await world.sql(`update sessions set proved_at = '2040-01-01' where user_id = 11`);
    expect((await asked()).status).toBe(200);
  });

  it('[GDPR-06] an admin for a person of the company, nobody else', async () => {
    const ofAnna = read(await world.get<string>('chef', '/user/11/export'));
    expect(ofAnna.tables.users).toMatchObject([{ id: 11 }]);
    expect(refused(await world.get('bert', '/user/11/export'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('lena', '/user/11/export'))).toEqual([403, 'forbidden']);
    expect(refused(await world.get('chef', `/user/${FOREIGN.user}/export`))).toEqual([404, 'not_found']);
    expect(refused(await world.get('chef', '/user/999999/export'))).toEqual([404, 'not_found']);
  });

  it('[DCN-02] nobody where the company has not switched it on', async () => {
    await world.setFeatures('alpha', FEATURES);
    expect(refused(await world.get('anna', '/user/export'))).toEqual([403, 'feature_off']);
    expect(refused(await world.get('chef', `/user/${OWN.user}/export`))).toEqual([403, 'feature_off']);
  });
});
