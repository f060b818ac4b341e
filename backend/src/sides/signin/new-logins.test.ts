import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PC = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1';
const PASSWORD = 'Richtig1';

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', MAILING);
  await world.sql('update users set password_hash = $1 where company_id = 1', [quickHash(PASSWORD)]);
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate outbox, notices, seen_devices, login_failures');
  await world.sql('delete from sessions');
  await world.setFeatures('alpha', ['security', 'notices']);
});
afterAll(() => world?.close());

/** With the token of a login at this time. */
async function login(at: string, who: 'anna' | 'bert' = 'anna'): Promise<string> {
  world.setClock(at);
  const { body } = await world.post<string>(null, '/user/login', { email: emailOf(who), password: PASSWORD });
  return body;
}
const use = (token: string, agent: string) =>
  world.call(null, 'GET', '/user/current', undefined, {
    headers: { authorize: token, 'user-agent': agent },
  });
const known = () =>
  world.sql<{ user_id: number; agent: string }>('select user_id, agent from seen_devices order by id');
const words = async () => (await known()).map(({ agent }) => agent);
const notices = () => world.sql('select user_id, kind, data from notices order by id');

it('[ACCT-09] tells of a login with another device in the app and by mail, not of the first one, and each once', async () => {
  await use(await login('2026-11-20T09:00:00Z'), PC);
  await expect.poll(words).toEqual(['Firefox unter Windows']);
  const phone = await login('2026-11-20T09:20:00Z');
  await use(phone, PHONE);
  await expect.poll(words).toEqual(['Firefox unter Windows', 'Safari auf dem iPhone']);
  const data = { device: 'Safari auf dem iPhone', at: '2026-11-20T09:20:00.000Z' };
  expect(await notices()).toEqual([{ user_id: 11, kind: 'new_login', data }]);
  expect(await mails(world)).toEqual([{ user_id: 11, address: emailOf('anna'), kind: 'new_login', data }]);

  // The same session a quarter of an hour later, both again, and a third one: one more notice.
  world.setClock('2026-11-20T09:40:00Z');
  await use(phone, PHONE);
  await use(await login('2026-11-21T09:00:00Z'), PC);
  await use(await login('2026-11-21T09:10:00Z'), PHONE);
  await use(await login('2026-11-21T09:20:00Z'), TABLET);
  await expect.poll(words).toHaveLength(3);
  await expect.poll(seen).toBe(5);
  expect(await notices()).toHaveLength(2);
  expect(await mails(world)).toHaveLength(2);
});

const seen = async () => (await world.sql('select from sessions where seen_at is not null')).length;

it('[ACCT-09] the devices are remembered when their sessions have ended, for each person alone', async () => {
  await use(await login('2026-11-20T09:00:00Z'), PC);
  await expect.poll(words).toHaveLength(1);
  await world.sql('delete from sessions');
  await use(await login('2026-11-20T09:30:00Z', 'bert'), PHONE);
  await use(await login('2026-11-20T09:40:00Z'), PHONE);
  await expect
    .poll(known)
    .toEqual([
      ...[{ user_id: 11, agent: 'Firefox unter Windows' }],
      ...['12', '11'].map((id) => ({ user_id: Number(id), agent: 'Safari auf dem iPhone' })),
    ]);
  expect((await mails(world)).map(({ user_id }) => user_id)).toEqual([11]);
});

it('[ACCT-09] sessions from before it was switched on are no news', async () => {
  await world.setFeatures('alpha', []);
  const [pc, phone] = [await login('2026-11-20T09:00:00Z'), await login('2026-11-20T09:01:00Z')];
  await use(pc, PC);
  await world.setFeatures('alpha', ['security']);
  world.setClock('2026-11-20T10:00:00Z');
  await use(pc, PC);
  await expect.poll(words).toHaveLength(1);
  await use(phone, PHONE);
  await expect.poll(words).toHaveLength(2);
  expect(await mails(world)).toEqual([]);
});

it('[ACCT-09] [MAIL-01] goes by mail although nobody wants it, and without notices only by mail', async () => {
  await world.sql(
    `insert into notice_settings (company_id, user_id, kind, app, mail, created_at, created_by)
      values (1, 11, 'new_login', false, false, now(), 11)`,
  );
  await use(await login('2026-11-20T22:00:00Z'), PC);
  await expect.poll(words).toHaveLength(1);
  await use(await login('2026-11-20T22:20:00Z'), PHONE);
  await expect.poll(words).toHaveLength(2);
  expect([(await notices()).length, (await mails(world)).length]).toEqual([1, 1]);
  await world.setFeatures('alpha', ['security']);
  await use(await login('2026-11-20T22:40:00Z'), TABLET);
  await expect.poll(words).toHaveLength(3);
  expect([(await notices()).length, (await mails(world)).length]).toEqual([1, 2]);
});
