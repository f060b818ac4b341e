import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { codeIn, MAILING, mails } from '../../../test/mails.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const anna = emailOf('anna');
const NEW = 'anna.neu@beispiel.example';
const PASSWORD = 'Richtig1';

let world: World;
beforeAll(async () => {
  world = await World.start('2026-11-20T09:00:00Z', MAILING);
});
beforeEach(async () => {
  world.setClock('2026-11-20T09:00:00Z');
  await world.sql('truncate login_failures, codes, outbox');
  await world.sql('delete from company_settings');
  await world.sql(
    'update users set email = $1, pending_email = null, pending_until = null, password_hash = $2 where id = 11',
    [anna, quickHash(PASSWORD)],
  );
});
afterAll(() => world?.close());

/** In a session of its own: an undone change ends them all. */
async function ask(email: unknown) {
  const headers = { authorize: await world.newToken('anna') };
  return world.call(null, 'POST', '/user/email', { email }, { headers });
}
const confirm = (code: string) => world.post(null, '/user/email/confirm', { code });
const stored = async () =>
  (await world.sql<{ email: string }>('select email from users where id = 11'))[0]?.email;
const login = async (email: string, password = PASSWORD) =>
  (await world.post(null, '/user/login', { email, password })).status;
const last = async () => (await mails(world)).at(-1);
const INVALID = [400, 'code_invalid'];

/** Up to the mail at the former address. */
async function change(email = NEW) {
  await ask(email);
  const sent = await last();
  expect((await confirm(codeIn(sent))).status).toBe(200);
  return last();
}

describe('another e-mail of one’s own', () => {
  it('[ACCT-07] counts once it is confirmed there, and is told at the former one', async () => {
    expect((await ask(` ${NEW.toUpperCase()} `)).body).toEqual({
      email: NEW,
      expires_at: '2026-11-21T09:00:00.000Z',
    });
    const sent = await last();
    expect(sent).toMatchObject({ user_id: 11, address: NEW, kind: 'email_change' });
    expect(sent?.data).toEqual({ path: `/email#code=${codeIn(sent)}`, hours: 24 });
    expect([await stored(), await login(anna), await login(NEW)]).toEqual([anna, 200, 401]);
    expect((await confirm(codeIn(sent))).body).toEqual({ email: NEW });
    expect([await stored(), await login(anna), await login(NEW)]).toEqual([NEW, 401, 200]);
    expect(await last()).toMatchObject({
      address: anna,
      kind: 'email_changed_undo',
      data: { address: NEW, until: '2026-11-27' },
    });
  });

  it('[ACCT-07] is undone from the former one within seven days, and whoever changed it is logged out', async () => {
    const undo = codeIn(await change());
    const token = (await world.post<string>(null, '/user/login', { email: NEW, password: PASSWORD })).body;
    world.setClock('2026-11-27T08:59:00Z');
    expect((await confirm(undo)).body).toEqual({ email: anna });
    expect([await stored(), await login(anna), await login(NEW)]).toEqual([anna, 200, 401]);
    const headers = { authorize: token };
    expect((await world.call(null, 'GET', '/user/current', undefined, { headers })).status).toBe(401);
    expect(refused(await confirm(undo))).toEqual(INVALID);
  });

  it('[ACCT-07] both links end: the one after a day, the other after a week', async () => {
    await ask(NEW);
    const code = codeIn(await last());
    world.setClock('2026-11-21T09:00:01Z');
    expect(refused(await confirm(code))).toEqual(INVALID);
    world.setClock('2026-11-20T09:00:00Z');
    const undo = codeIn(await change());
    world.setClock('2026-11-27T09:00:01Z');
    expect(refused(await confirm(undo))).toEqual(INVALID);
    expect(await stored()).toBe(NEW);
  });

  it('[ACCT-07] a code is used once under 20 parallel requests', async () => {
    await ask(NEW);
    const code = codeIn(await last());
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await mails(world)).filter(({ kind }) => kind === 'email_changed_undo')).toHaveLength(1);
  });

  it('[ACCT-07] the last one that was asked for counts, and three are sent within an hour', async () => {
    await ask(NEW);
    const first = codeIn(await last());
    await ask('anna.dritte@beispiel.example');
    expect(refused(await confirm(first))).toEqual(INVALID);
    await ask('anna.vierte@beispiel.example');
    expect(refused(await ask('anna.fuenfte@beispiel.example'))).toEqual([429, 'too_many_attempts']);
  });

  it('[ACCT-07] an e-mail that somebody has, in whatever company, is answered alike and never asked', async () => {
    for (const taken of [emailOf('bert'), emailOf('otto')]) {
      expect((await ask(taken)).body).toMatchObject({ email: taken });
      expect(await mails(world)).toEqual([]);
    }
    await ask(NEW);
    const code = codeIn(await last());
    await world.sql('update users set email = $1 where id = 12', [NEW]);
    expect(refused(await confirm(code))).toEqual(INVALID);
    await world.sql('update users set email = $1 where id = 12', [emailOf('bert')]);
  });

  it('[ACCT-07] needs the proof, and a valid address', async () => {
    const token = await world.newToken('anna');
    await world.sql('update sessions set proved_at = null where user_id = 11');
    const headers = { authorize: token };
    const asked = await world.call(null, 'POST', '/user/email', { email: NEW }, { headers });
    expect(refused(asked)).toEqual([403, 'proof_needed']);
    await world.sql(`update sessions set proved_at = '2040-01-01' where user_id = 11`);
    expect((await ask('keine Adresse')).status).toBe(400);
    expect(await mails(world)).toEqual([]);
  });
});

it('[ACCT-07] nobody takes over an account unseen by change and reset', async () => {
  const thief = 'dieb@boese.example';
  const undo = codeIn(await change(thief));
  // From there a new password is a matter of a mail, and another change.
  await world.post(null, '/user/forgot', { email: thief });
  await expect.poll(async () => (await last())?.kind).toBe('password_reset');
  const reset = { code: codeIn(await last()), password: 'Gestohlen1' };
  expect((await world.post(null, '/user/reset', reset)).status).toBe(200);
  const { body: token } = await world.post<string>(null, '/user/login', {
    email: thief,
    password: 'Gestohlen1',
  });
  await world.sql(`update sessions set proved_at = '2040-01-01' where user_id = 11`);
  const headers = { authorize: token };
  const again = { email: 'dieb2@boese.example' };
  expect((await world.call(null, 'POST', '/user/email', again, { headers })).status).toBe(200);
  expect((await confirm(codeIn(await last()))).status).toBe(200);
  // The first address was told, and still brings the account back.
  expect((await mails(world)).filter(({ address }) => address === anna)).toHaveLength(1);
  expect((await confirm(undo)).body).toEqual({ email: anna });
  expect((await world.call(null, 'GET', '/user/current', undefined, { headers })).status).toBe(401);
  await world.post(null, '/user/forgot', { email: anna });
  await expect.poll(async () => (await last())?.address).toBe(anna);
  const mine = { code: codeIn(await last()), password: 'Wieder123' };
  expect((await world.post(null, '/user/reset', mine)).status).toBe(200);
  expect([await login(thief, 'Gestohlen1'), await login(anna, 'Wieder123')]).toEqual([401, 200]);
});

describe('an e-mail that an admin changes', () => {
  const put = async (email: string) => {
    const { body } = await world.get<{ version: number }>('chef', `/user/email/${await stored()}`);
    return world.put('chef', '/user/11', { email, version: body.version });
  };

  it('[ACCT-07] counts at once, ends open links, and is told at the former one', async () => {
    const { body } = await world.post<{ code: string }>('chef', '/user/11/reset');
    expect((await put(NEW)).status).toBe(200);
    expect(await stored()).toBe(NEW);
    expect(await mails(world)).toMatchObject([
      { address: anna, kind: 'email_changed', data: { address: NEW } },
    ]);
    await put(anna);
    const reset = { code: body.code, password: 'Anderes1' };
    expect(refused(await world.post(null, '/user/reset', reset))).toEqual(INVALID);
  });

  it('[ACCT-07] of somebody who has never come in tells nobody', async () => {
    await world.sql('update users set password_hash = null where id = 11');
    expect((await put(NEW)).status).toBe(200);
    expect(await mails(world)).toEqual([]);
  });

  it('[ACCT-07] waits for the person where the company wants it', async () => {
    await world.sql(
      `insert into company_settings (company_id, feature, value, created_at, created_by)
        values (1, 'login', '{"email_confirm": true}', now(), 13)`,
    );
    expect(refused(await put(emailOf('bert')))).toEqual([409, 'email_taken', 'email']);
    expect((await put(NEW)).body).toMatchObject({ email: anna });
    const sent = await last();
    expect(sent).toMatchObject({ address: NEW, kind: 'email_change' });
    expect((await confirm(codeIn(sent))).body).toEqual({ email: NEW });
    expect(await last()).toMatchObject({ address: anna, kind: 'email_changed' });
  });
});

it('[ACCT-02] an invitation goes by mail where that is asked for, to nobody who has come in', async () => {
  expect(refused(await world.post('chef', '/user/11/invite', { mail: true }))).toEqual([409, 'registered']);
  await world.sql('update users set password_hash = null where id = 11');
  const { body } = await world.post<{ code: string }>('chef', '/user/11/invite', { mail: true });
  expect(await mails(world)).toMatchObject([
    {
      address: anna,
      kind: 'invite',
      data: { path: `/register#einladung=${body.code}`, until: '2026-12-04' },
    },
  ]);
  for (const without of [{}, { mail: false }, undefined])
    await world.post('chef', '/user/11/invite', without);
  expect(await mails(world)).toHaveLength(1);
});

describe('another e-mail that is not confirmed yet', () => {
  /** In a session of its own, because an undone change ended the others. */
  const call = async <T>(method: string, path: string) => {
    const headers = { authorize: await world.newToken('anna') };
    return (await world.call<T>(null, method, path, undefined, { headers })).body;
  };
  const pending = async () => {
    const me = await call<{ pending_email?: string; pending_until?: string }>('GET', '/user/current');
    return [me.pending_email, me.pending_until];
  };

  it('[ACCT-07] is shown until it is confirmed or too old, also where somebody else has it', async () => {
    expect(await pending()).toEqual([undefined, undefined]);
    for (const email of [NEW, emailOf('bert')]) {
      await ask(email);
      expect(await pending()).toEqual([email, '2026-11-21T09:00:00.000Z']);
    }
    world.setClock('2026-11-21T09:00:01Z');
    expect(await pending()).toEqual([undefined, undefined]);
    world.setClock('2026-11-20T09:00:00Z');
    await ask(NEW);
    await confirm(codeIn(await last()));
    expect(await call('GET', '/user/current')).not.toHaveProperty('pending_email');
  });

  it('[ACCT-07] is given up: the link opens nothing, and a mail that waits is not sent', async () => {
    await ask(NEW);
    const code = codeIn(await last());
    expect(await call('DELETE', '/user/email')).toEqual({ email: anna });
    expect(await call('DELETE', '/user/email')).toMatchObject({ code: 'not_found' });
    expect(await pending()).toEqual([undefined, undefined]);
    expect(refused(await confirm(code))).toEqual(INVALID);
    expect([await stored(), await mails(world)]).toEqual([anna, []]);
  });
});

it('[ACCT-02] [ACCT-07] without mail both say so', async () => {
  const other = await World.start('2026-11-20T09:00:00Z');
  try {
    await other.sql('update users set password_hash = null where id = 12');
    expect(refused(await other.post('chef', '/user/12/invite', { mail: true }))).toEqual([
      409,
      'mail_needed',
    ]);
    expect(refused(await other.post('anna', '/user/email', { email: NEW }))).toEqual([409, 'mail_needed']);
    expect((await other.post('chef', '/user/12/invite')).status).toBe(200);
  } finally {
    await other.close();
  }
});
