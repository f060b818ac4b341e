import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { codeIn, MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const LOCKED = [403, 'company_locked'];

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', MAILING);
});
beforeEach(async () => {
  await lock(false);
  await world.sql('truncate outbox, codes, login_failures');
  await world.sql('update users set password_hash = $1', [quickHash('Richtig1')]);
});
afterAll(() => world?.close());

const lock = (is: boolean) =>
  world.sql('update companies set locked_at = case when $1 then now() end where id = 1', [is]);
const reset = (code: string) => world.post(null, '/user/reset', { code, password: 'Anderes2' });

it('[OPS-05] a link of a locked company says so, changes nothing and is good again afterwards', async () => {
  const { code } = (await world.post<{ code: string }>('chef', '/user/11/reset')).body;
  await lock(true);
  expect(refused(await world.post(null, '/user/code', { code }))).toEqual(LOCKED);
  expect(refused(await reset(code))).toEqual(LOCKED);
  expect(refused(await reset('H4KQ0N7T9ABCDEFGHJKM'))).toEqual([400, 'code_invalid']);
  await lock(false);
  expect((await reset(code)).status).toBe(200);
});

it('[OPS-05] nobody of a locked company registers, and only whoever has the invitation is told why', async () => {
  await world.sql('update users set password_hash = null where id = 11');
  const { code } = (await world.post<{ code: string }>('chef', '/user/11/invite')).body;
  const register = (more: object) =>
    world.post(null, '/user/register', { email: emailOf('anna'), password: 'Richtig1', ...more });
  await lock(true);
  expect(refused(await register({}))).toEqual([400, 'registration_failed']);
  expect(refused(await register({ code }))).toEqual(LOCKED);
  await lock(false);
  expect((await register({ code })).status).toBe(200);
});

it('[OPS-05] no e-mail is confirmed in a locked company', async () => {
  await world.post('anna', '/user/email', { email: 'neu@beispiel.example' });
  const code = codeIn((await mails(world))[0]);
  await lock(true);
  expect(refused(await world.post(null, '/user/email/confirm', { code }))).toEqual(LOCKED);
  await lock(false);
  expect((await world.post(null, '/user/email/confirm', { code })).status).toBe(200);
  await world.sql('update users set email = $1 where id = 11', [emailOf('anna')]);
});

it('[OPS-05] a locked company gets no link for a forgotten password, and what waits is sent afterwards', async () => {
  await world.post(null, '/user/forgot', { email: emailOf('bert') });
  await expect.poll(async () => (await mails(world)).length).toBe(1);
  const due = () => world.sql(`select from take_mails('2026-11-21', '2026-11-23', 20)`);
  await lock(true);
  await world.post(null, '/user/forgot', { email: emailOf('anna') });
  await world.post(null, '/user/forgot', { email: emailOf('otto') });
  await expect.poll(async () => (await mails(world)).map(({ user_id }) => user_id)).toEqual([12, 21]);
  expect(await due()).toHaveLength(1);
  await lock(false);
  expect(await due()).toHaveLength(1);
});
