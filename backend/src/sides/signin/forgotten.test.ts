import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeIn, MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const anna = emailOf('anna');

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', { ...MAILING, TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate login_failures, codes, outbox');
  await world.sql('update users set password_hash = $1, active = true', [quickHash('Richtig1')]);
});
afterAll(() => world?.close());

const forgot = (email: unknown, headers = {}) =>
  world.call(null, 'POST', '/user/forgot', { email }, { headers });
const count = async () => (await mails(world)).length;
const done = { status: 200, body: true };

const ofAnna = async () => (await mails(world)).filter(({ user_id }) => user_id === 11).length;

/** The mails are written after the answers: these have been looked at, and one that came later is there. */
async function settled(requests: number) {
  const counted = async () => (await world.sql('select from login_failures')).length;
  // By e-mail and network, and by network.
  await expect.poll(counted).toBe(2 * requests);
  const before = await count();
  await forgot(emailOf('bert'), { 'x-forwarded-for': '10.1.0.1' });
  await expect.poll(count).toBe(before + 1);
  // Those before it have a connection each, and may still wait for each other.
  const running = `select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;
  await expect.poll(async () => (await world.sql(running)).length).toBe(0);
}

it('[ACCT-05] sends a link with which a new password is set, once, within 60 minutes', async () => {
  expect(await forgot(' ANNA@Beispiel.example ')).toMatchObject(done);
  await expect.poll(count).toBe(1);
  const [mail] = await mails(world);
  expect(mail).toMatchObject({ user_id: 11, address: anna, kind: 'password_reset' });
  expect(mail?.data).toEqual({ path: `/reset#code=${codeIn(mail)}`, minutes: 60 });
  const reset = () => world.post(null, '/user/reset', { code: codeIn(mail), password: 'Anderes1' });
  world.setClock('2026-11-20T10:00:01Z');
  expect((await reset()).body).toMatchObject({ code: 'code_invalid' });
  world.setClock('2026-11-20T09:59:00Z');
  const answers = await Promise.all(Array.from({ length: 20 }, reset));
  // Of 20 equal ones more than ten in a row count as guessing.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await world.sql('truncate login_failures');
  const login = await world.post(null, '/user/login', { email: anna, password: 'Anderes1' });
  expect(login.status).toBe(200);
});

it('[AUD-01] a link that anybody may ask for is not recorded as made by the person', async () => {
  await world.setFeatures('alpha', ['audit']);
  await world.sql('truncate changes');
  await forgot(anna);
  await expect.poll(count).toBe(1);
  expect(
    await world.sql(`select actor_id, actor_kind, person_id, table_name from changes order by id`),
  ).toEqual([{ actor_id: null, actor_kind: 'system', person_id: 11, table_name: 'codes' }]);
  await world.setFeatures('alpha', []);
});

it('[ACCT-05] answers true to everybody, and writes to nobody who could not use it', async () => {
  await world.sql('update users set active = false where id = 11');
  expect(await forgot(anna)).toMatchObject(done);
  await world.sql('update users set active = true, password_hash = null where id = 11');
  expect(await forgot(anna)).toMatchObject(done);
  expect(await forgot('niemand@beispiel.example')).toMatchObject(done);
  expect(await forgot('keine Adresse')).toMatchObject(done);
  expect((await forgot('')).body).toMatchObject({ code: 'fields_missing' });
  await settled(4);
  expect(await ofAnna()).toBe(0);
});

it('[ACCT-05] sends three mails to a person within an hour, from wherever they are asked for', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => forgot(anna, { 'x-forwarded-for': `10.0.0.${i}` })),
  );
  for (const answer of answers) expect(answer).toMatchObject(done);
  await expect.poll(ofAnna).toBe(3);
  await settled(20);
  expect(await ofAnna()).toBe(3);
  world.setClock('2026-11-20T10:00:01Z');
  await forgot(anna);
  await expect.poll(ofAnna).toBe(4);
});

it('[ACCT-05] the last link alone is good', async () => {
  await forgot(anna);
  await expect.poll(count).toBe(1);
  await forgot(anna);
  await expect.poll(count).toBe(2);
  const [first, second] = await mails(world);
  const reset = (code: string) => world.post(null, '/user/reset', { code, password: 'Anderes1' });
  expect((await reset(codeIn(first))).status).toBe(400);
  expect((await reset(codeIn(second))).status).toBe(200);
});

it('[ACCT-05] [DCN-09] a forged Host does not reach a mail', async () => {
  await forgot(anna, { host: 'boese.example', 'x-forwarded-host': 'boese.example' });
  await expect.poll(count).toBe(1);
  expect(JSON.stringify(await mails(world))).not.toContain('boese');
});

it('[ACCT-05] answers the same where no mail is sent', async () => {
  expect(await world.get<object>('bert', '/company/current')).toMatchObject({ body: { mail: true } });
  const other = await World.start('2026-11-20T09:00:00Z');
  try {
    expect(await other.post(null, '/user/forgot', { email: anna })).toMatchObject(done);
    expect((await other.get<object>('bert', '/company/current')).body).not.toHaveProperty('mail');
  } finally {
    await other.close();
  }
});
