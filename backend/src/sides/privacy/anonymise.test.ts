import type { Verification } from '@stundenbuch/domain/sides/log/contract';
import type { Leaving } from '@stundenbuch/domain/sides/privacy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { openSeals } from '../../../test/audit.ts';
import { booking, store } from '../../../test/entries.ts';
import { close, lockedMonth, workedMonth } from '../../../test/month.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { switchOn } from '../../../test/switch-on.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { startServer } from '../../server.ts';
import {
  CALLED,
  CALLED_BEFORE,
  EMAIL,
  FIRST,
  FORMER,
  NAME,
  NAMING,
  NAMING_BEFORE,
  NO_NAME,
} from './anonymise.fixture.ts';
import { anonymisePerson } from './operator-anonymise.ts';

let world: World;
let other: Awaited<ReturnType<typeof openSeals>>;
let second: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  world = await World.start('2019-11-05T09:00:00Z');
  other = await openSeals(world.databaseUrl);
  second = await startServer(
    {
      ...{ DATABASE_URL: world.databaseUrl, JWT_SECRET: World.secret, PORT: '0', DEMO: 'off', WORKER: 'off' },
      ...{ DATABASE_POOL: '4', LOG_LEVEL: 'silent' },
    },
    { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true },
  );
  await call(FORMER);
  await world.sql(`update users set personnel_number = '4711', password_hash = $1 where id = 11`, [
    quickHash('Richtig1'),
  ]);
  await store(world, booking('2019-10-01', 1));
  await world.sql('update entries set booking_text = $1', [`Dach mit ${CALLED}`]);
  for (const [table, columns, values] of [...NAMING, ...NAMING_BEFORE])
    await world.sql(
      `insert into ${table} (company_id, created_at, created_by, ${columns}) values (1, now(), 13, ${values})`,
    );
  for (const [chunk, called, email] of [
    [0, CALLED, EMAIL],
    [1, CALLED_BEFORE, 'x@y.example'],
    [2, 'Anna Muster', FORMER.email],
  ])
    await world.sql(
      `insert into import_chunks (company_id, import_id, chunk, taken, answer, keys, at)
       values (1, 501, $1, true, jsonb_build_object('name', $2::text), jsonb_build_object('email:' || $3::text, 2), now())`,
      [chunk, called, email],
    );
  const features = ['audit', 'calendar', 'contracts', 'overtime', 'closing', 'security', 'notices', 'feeds'];
  await switchOn(world, 1, features, '2019-10-01');
  for (const user of [11, 12, 13]) await workedMonth(world, user, '2019-10');
  await corrected(13);
  await close(world, [13], { reason: 'Ohne Bestätigung' }, '2019-10');
  await call({ first_name: FIRST, name: NAME, email: EMAIL });
  await world.sql(`update changes set at = '2019-10-19' where table_name = 'users' and record_id = 11`);
  await corrected(12);
  await world.sql(
    `insert into changes (company_id, at, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason) values
     (1, '2019-09-01', 13, 'admin', 'users', 11, 11, 'U', '{"name":"Muster"}', jsonb_build_object('name', $1::text, 'email', $2::text), null)`,
    [NAME, EMAIL],
  );
  await close(world, [11, 12], { reason: 'Ohne Bestätigung' }, '2019-10');
  await world.sql(
    `insert into sessions (token_hash, company_id, user_id, created_at, expires_at, agent) values ('\\x01', 1, 11, now(), now() + interval '1 day', 'Firefox')`,
  );
  await world.sql(
    `insert into change_sets (company_id, user_id, undo, at) values (1, 11, jsonb_build_object('text', $1::text), now())`,
    [`Dach mit ${CALLED}`],
  );
  await world.sql(
    `insert into stopwatches (company_id, user_id, project_id, booking_text, started_at) values (1, 11, 1001, $1, now())`,
    [`Dach mit ${CALLED}`],
  );
  await world.sql(
    `insert into favourites (company_id, user_id, project_id, booking_text, position) values (1, 11, 1001, $1, 1)`,
    [`Dach mit ${CALLED}`],
  );
  await world.sql(
    `insert into sick_cases (company_id, user_id, first_day, last_day, remark, changed_at, changed_by)
     values (1, 11, '2019-10-07', '2019-10-08', $1, now(), 13)`,
    [`Anruf von ${CALLED}`],
  );
  world.setClock('2026-11-20T09:00:00Z');
});
afterAll(async () => {
  await second?.close();
  await other?.close();
  await world?.close();
});

async function call({ first_name, name, email }: typeof FORMER): Promise<void> {
  const names = [first_name, name, email];
  await world.sql('update users set first_name = $1, name = $2, email = $3 where id = 11', names);
}

/** By Anna, whatever she is called. */
async function corrected(user: number): Promise<void> {
  await world.sql(
    `insert into changes (company_id, at, actor_id, actor_kind, table_name, record_id, person_id, op, before, after, reason) values
     (1, '2019-10-20', 11, 'admin', 'entries', (select min(id) from entries where user_id = $1 and type = 50), $1, 'U',
      '{"hours":7}', '{"hours":8}', 'Zettel vom Polier')`,
    [user],
  );
}

/** Tables with texts in rows that are about a person. */
const tablesWithTexts = async () => {
  const found = await world.sql<{ name: string }>(
    `select c.relname as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     group by c.relname
     having bool_or(a.attname in ('user_id', 'person_id', 'for_user')) and bool_or(format_type(a.atttypid, null)
       in ('text', 'text[]', 'character varying', 'jsonb'))
     order by 1`,
  );
  return found.map(({ name }) => name);
};

/** All that the database holds, as a dump would have it. */
async function dump(): Promise<string> {
  const tables = await world.sql<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await world.sql<{ text: string }>(`select t::text as text from ${name} t`);
      return rows.map(({ text }) => `${name}: ${text}`).join('\n');
    }),
  );
  return texts.join('\n');
}
const namesIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => [FIRST, NAME, EMAIL, ...Object.values(FORMER)].some((word) => line.includes(word)));

const anonymise = (id = 11, body: object = { texts: true }) =>
  world.post<{ id: number; name: string }>('chef', `/user/${id}/anonymise`, body);
const look = async () => (await world.get<Leaving>('chef', '/user/11/leaving')).body.deletion;
const verified = async () => {
  await other.seals.seal(1);
  const { wrong, findings } = (await world.get<Verification>('chef', '/audit/verify')).body;
  return { wrong, findings: findings.map(({ text }) => text) };
};
const setActive = (active: boolean) => world.sql('update users set active = $1 where id = 11', [active]);

describe('[GDPR-02] who is not anonymised', () => {
  it('oneself, somebody with access, and nobody by anybody but an admin of the company', async () => {
    expect(refused(await anonymise(13))).toEqual([403, 'own_anonymise']);
    expect(refused(await anonymise())).toEqual([409, 'person_active']);
    await setActive(false);
    expect(refused(await world.post('bert', '/user/11/anonymise', {}))).toEqual([403, 'forbidden']);
    expect(refused(await world.post('lena', '/user/11/anonymise', {}))).toEqual([403, 'forbidden']);
    expect(refused(await anonymise(21))).toEqual([404, 'not_found']);
    expect(refused(await anonymise(11, { texts: 'ja' }))).toEqual([400, 'invalid_input', 'texts']);
  });

  it('[SET-63] whose name must still be kept: by sheets, by what the log says, as long as the company keeps it', async () => {
    expect(await look()).toEqual({ from: '2022-11-01', refusal: null });
    await world.sql(
      `update company_settings set value = '{"keep_years":8}' where company_id = 1 and feature = 'audit'`,
    );
    expect(await look()).toEqual({
      from: '2027-11-01',
      refusal: 'Anonymisieren lässt sich die Person frühestens am 01.11.2027.',
    });
    expect(refused(await anonymise())).toEqual([409, 'name_kept']);
    await world.sql(`update company_settings set value = '{}' where company_id = 1 and feature = 'audit'`);
    await world.sql(
      `insert into changes (company_id, at, actor_kind, table_name, record_id, person_id, op, before, after)
       values (1, '2025-03-01T12:00:00Z', 'system', 'users', 11, 11, 'U', '{"name":"A"}', '{"name":"B"}')`,
    );
    expect(await look()).toMatchObject({ from: '2028-03-02' });
    await world.sql(`delete from changes where person_id = 11 and at = '2025-03-01T12:00:00Z'`);
    const texts = [CALLED, CALLED_BEFORE].map((called) => `Skript von ${called}`);
    for (const text of [...texts, `Mail an ${EMAIL}`, `Mail an ${FORMER.email}`]) {
      await world.sql(
        `insert into changes (company_id, at, actor_kind, table_name, record_id, person_id, op, before)
         values (1, '2025-04-01T12:00:00Z', 'system', 'tokens', 3, 11, 'D', jsonb_build_object('name', $1::text))`,
        [text],
      );
      expect(await look()).toMatchObject({ from: '2028-04-02' });
      await world.sql(`delete from changes where person_id = 11 and at = '2025-04-01T12:00:00Z'`);
    }
  });

  it('[SET-63] … by who corrected the sheet of another, under whatever name, unless others had it', async () => {
    await lockedMonth(world, 13, '2019-12-01');
    await world.sql(
      `update month_sheets set data = (select data from month_sheets where user_id = 13 and month = '2019-10-01')
       where user_id = 13 and month = '2019-12-01'`,
    );
    expect(await look()).toEqual({ from: '2023-01-01', refusal: null });
    await world.sql(
      `insert into former_names (company_id, user_id, first_name, name, email) values (1, 12, $1, $2, 'x')`,
      [FORMER.first_name, FORMER.name],
    );
    expect(await look()).toEqual({ from: '2022-11-01', refusal: null });
    await world.sql(`delete from former_names where user_id = 12`);
    for (const table of ['month_sheets', 'month_closings'])
      await world.sql(`delete from ${table} where user_id = 13 and month = '2019-12-01'`);
  });

  it('[SET-63] … whatever the program’s clock says: what is gone is gone by the database’s', async () => {
    await world.sql(
      `insert into changes (company_id, actor_kind, table_name, record_id, person_id, op, before)
       values (1, 'system', 'users', 11, 11, 'U', '{"name":"A"}')`,
    );
    world.setClock('2099-11-20T09:00:00Z');
    expect((await look()).refusal).toMatch(/frühestens am/);
    await world.sql(`update sessions set expires_at = '2100-01-01', proved_at = '2099-11-20T09:00:00Z'`);
    expect(refused(await anonymise())).toEqual([409, 'name_kept']);
    world.setClock('2026-11-20T09:00:00Z');
    await world.sql(`update sessions set proved_at = '2026-11-20T09:00:00Z'`);
    await world.sql(`delete from changes where person_id = 11 and before = '{"name":"A"}'`);
  });

  it('and a process that asks nothing is refused by the database', async () => {
    await setActive(true);
    const call = () =>
      world.sql(`select set_config('app.company', '1', false), anonymise_person(11, 3, false)`);
    await expect(call()).rejects.toThrow(/not inactive/);
    await setActive(false);
    await world.sql(`select set_config('app.company', '1', false)`);
    await expect(world.sql('select anonymise_person(11, 10, false)')).rejects.toThrow(/still kept/);
    await world.sql(`select set_config('app.company', '', false)`);
  });
});

describe('[GDPR-02] who has left', () => {
  it('[AUD-05] is in no dump any more, while the log verifies and entries stay', async () => {
    expect(await verified()).toEqual({ wrong: null, findings: [] });
    const named = new Set(
      namesIn(await dump()).map((line) => /^[a-z_]+?(?=_\d{4}:|:)/.exec(line)?.[0] ?? line),
    );
    const texts = await tablesWithTexts();
    expect(texts.filter((table) => !named.has(table) && !(table in NO_NAME))).toEqual([]);
    expect(Object.keys(NO_NAME).filter((table) => named.has(table) || !texts.includes(table))).toEqual([]);
    const entries = () =>
      world.sql('select id, day, hours, target from entries where user_id = 11 order by id');
    const before = await entries();
    const answers = await Promise.all([
      anonymise(),
      fetch(`${second.url}/api/user/11/anonymise`, {
        method: 'POST',
        headers: { authorize: await world.token('chef'), 'content-type': 'application/json' },
        body: '{"texts":true}',
      }).then(async (response) => ({ status: response.status, body: await response.json() })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      id: 11,
      name: 'Ehemalige Person 1',
    });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'anonymised' });
    expect(namesIn(await dump())).toEqual([]);
    expect(await verified()).toEqual({ wrong: null, findings: [] });
    expect(namesIn(await dump())).toEqual([]);
    expect(await entries()).toEqual(before);
    expect(
      await world.sql('select email, active, password_hash, personnel_number from users where id = 11'),
    ).toEqual([{ email: 'anonym-11@invalid', active: false, password_hash: null, personnel_number: null }]);
  });

  it('[SET-63] has sheets with their hash, which say that the names were erased; of others only who corrected them', async () => {
    const sheets = await world.sql<{ user_id: number; sha256: string; who: string; by: string }>(
      `select user_id, sha256, data -> 'person' ->> 'first_name' as who,
         jsonb_path_query_first(data, '$.rows[*].corrections[*].by') as by
       from month_sheets order by user_id`,
    );
    expect(sheets).toMatchObject([
      { user_id: 11, who: 'Ehemalige Person' },
      { user_id: 12, who: 'Bert', by: 'Ehemalige Person 1' },
      { user_id: 13, who: 'Chef', by: 'Ehemalige Person 1' },
    ]);
    const code = sheets[0]?.sha256.slice(0, 16);
    expect((await world.get('chef', `/sheet/check/${code}`)).body).toMatchObject({
      text: expect.stringMatching(/von Ehemalige Person 1, .*Die Namen wurden nach Frist gelöscht\.$/),
    });
    expect((await world.get('chef', '/sheet/11/2019-10')).body).toMatchObject({ erased: true });
    expect((await world.get('chef', '/sheet/11/2019-10.pdf')).status).toBe(200);
  });

  it('a sheet that was erased too early is found', async () => {
    await world.sql(`update month_sheets set erased_at = '2021-01-01' where user_id = 12`);
    expect((await verified()).findings).toEqual([expect.stringMatching(/passen nicht zur Prüfsumme/)]);
    await world.sql(`update month_sheets set erased_at = now() where user_id = 12`);
    expect((await verified()).findings).toEqual([]);
  });

  it('keeps what others have', async () => {
    expect(await world.sql('select content from payroll_files order by part')).toEqual([
      { content: '4711;1;Ehemalige Person;8\n12;Muster;Bert;7' },
      { content: '4711;1;8\r\n12;Muster;7\r\n' },
      { content: '4711;1;Ehemalige Person;8\n4711;Ehemalige Person;8' },
    ]);
    const [count] = await world.sql(
      'select count(*)::int as n from changes where person_id = 12 and erased_at is not null',
    );
    expect(count).toEqual({ n: 0 });
  });

  it('cannot log in, in no process, and is not anonymised twice', async () => {
    for (const url of [world.url, second.url]) {
      const response = await fetch(`${url}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: 'Richtig1' }),
      });
      expect(response.status).toBe(401);
    }
    expect(refused(await anonymise())).toEqual([409, 'anonymised']);
    expect(await look()).toMatchObject({ refusal: 'Diese Person ist schon anonymisiert.' });
  });
});

it('[GDPR-02] the operator does the same, with the same rules', async () => {
  const email = 'weg@weg.example';
  await world.sql(
    `insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in, active) values (18, 1, $1, 'Gesa', 'Weg', 2026, true)`,
    [email],
  );
  await world.sql(`delete from unsealed_changes where company_id = 1`);
  await world.sql(`delete from changes where person_id = 18`);
  await expect(anonymisePerson(world.owner, email)).rejects.toThrow('zuerst den Zugang');
  await world.sql('update users set active = false where id = 18');
  expect(await anonymisePerson(world.owner, email.toUpperCase())).toEqual({
    id: 18,
    name: 'Ehemalige Person 2',
  });
  await expect(anonymisePerson(world.owner, email)).rejects.toThrow('gibt es keinen Mitarbeiter');
});

it('[GDPR-02] of a login and an anonymising at the same moment no session is left', async () => {
  await world.sql(
    `insert into users (id, company_id, email, first_name, name, vacation_lastyear_entered_in, active, password_hash)
     values (19, 1, 'neu@weg.example', 'Neele', 'Weg', 2026, false, $1)`,
    [quickHash('Richtig1')],
  );
  await world.sql(`delete from unsealed_changes where company_id = 1`);
  await world.sql(`delete from changes where person_id = 19`);
  const login = () => world.post(null, '/user/login', { email: 'neu@weg.example', password: 'Richtig1' });
  const [, done] = await Promise.all([login(), anonymise(19), login(), login()]);
  expect(done.status).toBe(200);
  expect(await world.sql('select from sessions where user_id = 19')).toEqual([]);
  expect((await login()).status).toBe(401);
});
