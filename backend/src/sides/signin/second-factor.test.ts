import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { base32, stepOf, totp } from '../factors/totp.ts';
import { resetSecondFactor } from './operator.ts';

const PASSWORD = 'Richtig1';
const NOW = '2026-11-20T09:00:00Z';
const hash = quickHash(PASSWORD);

let world: World;
beforeAll(async () => {
  world = await World.start(NOW);
  await world.setFeatures('alpha', ['security']);
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql('truncate second_factors, recovery_codes, challenges, login_failures');
  await world.sql('update users set password_hash = $1, has_factor = false, active = true', [hash]);
  await world.sql(`update sessions set proved_at = '2040-01-01'`);
});
afterAll(() => world?.close());

interface Asked {
  challenge: string;
  methods: string[];
}

const bytesOf = (key: string): Buffer => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key].map((one) => letters.indexOf(one).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeAt = (key: string, instant: string) => totp(bytesOf(key), stepOf(new Date(instant)));
const login = (who: Person, password = PASSWORD) =>
  world.post<Asked>(null, '/user/login', { email: emailOf(who), password });
const second = (challenge: string, given: object) =>
  world.post<string>(null, '/user/login/second', { challenge, ...given });
const factors = async (who: Person = 'anna') =>
  (await world.get<{ factors: { id: number }[]; codes: number }>(who, '/user/factor')).body;

/** An app whose first code was the one of `NOW`, and the recovery codes. */
async function addApp(who: Person = 'anna') {
  const { body } = await world.post<{ key: string; uri: string }>(who, '/user/factor/app', {});
  const code = codeAt(body.key, NOW);
  const added = await world.post<{ id: number; codes: string[] }>(who, '/user/factor/app/confirm', { code });
  expect(added.status).toBe(200);
  return { ...body, ...added.body, code };
}

/** Half a minute later, so that the next code is good. */
async function challengeOf(who: Person = 'anna') {
  world.setClock('2026-11-20T09:01:00Z');
  const answer = await login(who);
  expect(refused(answer)).toEqual([401, 'second_factor_needed']);
  return answer.body.challenge;
}

const NEXT = '2026-11-20T09:01:00Z';

describe('an app', () => {
  it('[MFA-01] counts from its first right code on; until then the login is as it was', async () => {
    const { body } = await world.post<{ key: string; uri: string }>('anna', '/user/factor/app', {});
    expect(body.uri).toContain(`secret=${body.key}&issuer=Stundenbuch`);
    expect(base32(bytesOf(body.key))).toBe(body.key);
    expect((await login('anna')).status).toBe(200);
    expect(await factors()).toMatchObject({ factors: [], codes: 0, app: true });
    const wrong = await world.post('anna', '/user/factor/app/confirm', { code: '000000' });
    expect(refused(wrong)).toEqual([400, 'second_factor_wrong', 'code']);
    const code = codeAt(body.key, NOW);
    const right = await world.post<{ codes: string[] }>('anna', '/user/factor/app/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect(right.body.codes).toHaveLength(10);
    expect(await factors()).toMatchObject({ factors: [{ kind: 'totp', name: 'App' }], codes: 10 });
    expect(refused(await login('anna'))).toEqual([401, 'second_factor_needed']);
  });

  it('[MFA-01] is one for each person, and its key is told once', async () => {
    await addApp();
    expect(refused(await world.post('anna', '/user/factor/app', {}))).toEqual([409, 'app_exists']);
    const again = await world.post('anna', '/user/factor/app/confirm', { code: '123456' });
    expect(refused(again)).toEqual([409, 'app_exists']);
    expect(refused(await login('bert')).length).toBe(2);
    expect((await login('bert')).status).toBe(200);
  });

  it('[DCN-08] its key is encrypted in the table, and in no log line', async () => {
    const { key } = await addApp();
    const [row] = await world.sql<{ secret: Buffer }>('select secret from second_factors');
    const stored = (row as { secret: Buffer }).secret;
    for (const form of [bytesOf(key), Buffer.from(key), Buffer.from(bytesOf(key).toString('base64'))])
      expect(stored.includes(form)).toBe(false);
    expect(world.log.join('')).not.toContain(key);
  });
});

describe('the second step', () => {
  it('[MFA-03] opens a session with the code, after the right password', async () => {
    const { key } = await addApp();
    world.setClock(NEXT);
    const { body, status } = await login('anna');
    expect([status, body.methods]).toEqual([401, ['code', 'recovery']]);
    const token = await second(body.challenge, { code: codeAt(key, NEXT) });
    expect(token.status).toBe(200);
    const headers = { authorize: token.body };
    const current = await world.call(null, 'GET', '/user/current', undefined, { headers });
    expect(current.body).toMatchObject({ id: 11 });
  });

  it('[MFA-03] a wrong password never tells of factors, byte for byte', async () => {
    await addApp();
    const [withFactor, without] = [await login('anna', 'Falsch12'), await login('bert', 'Falsch12')];
    expect(withFactor.status).toBe(401);
    expect(JSON.stringify(withFactor.body)).toBe(JSON.stringify(without.body));
    expect(await world.sql('select from challenges')).toEqual([]);
  });

  it('[MFA-01] a code is good once', async () => {
    const { key, code } = await addApp();
    const early = await login('anna');
    expect(refused(await second(early.body.challenge, { code }))).toEqual([
      400,
      'second_factor_wrong',
      'code',
    ]);
    const challenge = await challengeOf();
    const next = codeAt(key, NEXT);
    expect((await second(challenge, { code: next })).status).toBe(200);
    expect(refused(await second(await challengeOf(), { code: next }))[1]).toBe('second_factor_wrong');
  });

  it('[MFA-03] a challenge is good for five minutes, five tries and one session', async () => {
    const { key, codes } = await addApp();
    const late = await challengeOf();
    world.setClock('2026-11-20T09:06:00Z');
    const code = codeAt(key, '2026-11-20T09:06:00Z');
    expect(refused(await second(late, { code }))[1]).toBe('second_factor_wrong');
    const tried = await challengeOf();
    for (let i = 0; i < 5; i++) expect((await second(tried, { code: '000000' })).status).toBe(400);
    expect(refused(await second(tried, { code: codeAt(key, NEXT) }))[1]).toBe('second_factor_wrong');
    const used = await challengeOf();
    expect((await second(used, { code: codeAt(key, NEXT) })).status).toBe(200);
    expect(refused(await second(used, { recovery: codes[0] }))).toEqual([
      400,
      'second_factor_wrong',
      'recovery',
    ]);
    expect((await factors()).codes).toBe(10);
    expect((await second('x', { code: '123456' })).status).toBe(400);
  });

  it('[MFA-03] ten wrong codes end the guessing, whatever the number of logins', async () => {
    const { key } = await addApp();
    for (let i = 0; i < 10; i++) {
      const answer = await second(await challengeOf(), { code: '000000' });
      expect(refused(answer)).toEqual([400, 'second_factor_wrong', 'code']);
    }
    const right = await second(await challengeOf(), { code: codeAt(key, NEXT) });
    expect(refused(right)).toEqual([429, 'too_many_attempts']);
    world.setClock('2026-11-20T09:17:00Z');
    const { body } = await login('anna');
    expect((await second(body.challenge, { code: codeAt(key, '2026-11-20T09:17:00Z') })).status).toBe(200);
  });

  it('[MFA-03] ends with another password, and with the account', async () => {
    const { key } = await addApp();
    const code = codeAt(key, NEXT);
    const before = await challengeOf();
    await world.sql('update users set password_hash = $1 where id = 11', [quickHash('Anders12')]);
    expect((await second(before, { code })).status).toBe(400);
    await world.sql('update users set password_hash = $1 where id = 11', [hash]);
    const active = await challengeOf();
    await world.sql('update users set active = false where id = 11');
    expect((await second(active, { code })).status).toBe(400);
  });

  it('[MFA-03] is asked for even where the feature is off by now', async () => {
    await addApp();
    await world.setFeatures('alpha', []);
    expect(refused(await login('anna'))).toEqual([401, 'second_factor_needed']);
    await world.setFeatures('alpha', ['security']);
  });
});

describe('recovery codes', () => {
  it('[MFA-02] open a session, one use each, however they are typed', async () => {
    const { codes } = await addApp();
    const [one = '', two = ''] = codes;
    expect(one).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(
      (await second(await challengeOf(), { recovery: one.toLowerCase().replaceAll('-', ' ') })).status,
    ).toBe(200);
    expect(refused(await second(await challengeOf(), { recovery: one }))).toEqual([
      400,
      'second_factor_wrong',
      'recovery',
    ]);
    expect((await second(await challengeOf(), { recovery: two })).status).toBe(200);
    expect((await factors()).codes).toBe(8);
  });

  it('[MFA-02] [DCN-07] a new set ends the old, and needs the proof', async () => {
    const { codes } = await addApp();
    await world.sql('update sessions set proved_at = null');
    expect(refused(await world.post('anna', '/user/factor/codes'))).toEqual([403, 'proof_needed']);
    await world.sql(`update sessions set proved_at = '2040-01-01'`);
    const fresh = await world.post<{ codes: string[] }>('anna', '/user/factor/codes');
    expect(fresh.body.codes).toHaveLength(10);
    expect((await second(await challengeOf(), { recovery: codes[0] })).status).toBe(400);
    expect((await second(await challengeOf(), { recovery: fresh.body.codes[0] })).status).toBe(200);
    expect(refused(await world.post('bert', '/user/factor/codes'))).toEqual([404, 'not_found']);
  });

  it('[MFA-02] are stored as hashes alone', async () => {
    const { codes } = await addApp();
    const stored = JSON.stringify(
      await world.sql('select *, encode(secret_hash, $1) as raw from recovery_codes', ['escape']),
    );
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

it('[DCN-07] removing a factor needs the proof; without one the login is as it was, and nothing is left', async () => {
  const { id } = await addApp();
  await world.sql('update sessions set proved_at = null');
  expect(refused(await world.delete('anna', `/user/factor/${id}`))).toEqual([403, 'proof_needed']);
  await world.sql(`update sessions set proved_at = '2040-01-01'`);
  expect(refused(await world.delete('bert', `/user/factor/${id}`))).toEqual([404, 'not_found']);
  expect((await world.delete('anna', `/user/factor/${id}`)).body).toEqual({ id });
  expect((await login('anna')).status).toBe(200);
  expect(await world.sql('select from recovery_codes')).toEqual([]);
});

describe('of twenty at the same time', () => {
  const twenty = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

  it('[MFA-01] one code opens one session', async () => {
    const { key } = await addApp();
    const challenges = [];
    for (let i = 0; i < 20; i++) challenges.push(await challengeOf());
    const code = codeAt(key, NEXT);
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[MFA-02] one recovery code does, too', async () => {
    const { codes } = await addApp();
    const challenges: string[] = [];
    for (let i = 0; i < 20; i++) challenges.push(await challengeOf());
    const answers = await Promise.all(
      challenges.map((challenge) => second(challenge, { recovery: codes[0] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await factors()).codes).toBe(9);
  });

  it('[MFA-03] and so does one challenge', async () => {
    const { key } = await addApp();
    const challenge = await challengeOf();
    const answers = await twenty(() => second(challenge, { code: codeAt(key, NEXT) }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

it('[OPS-05] the operator resets it: sessions end, and the password is enough', async () => {
  const { codes } = await addApp();
  const challenge = await challengeOf();
  await world.newToken('anna');
  const { person, removed } = await resetSecondFactor(world.owner, emailOf('anna'));
  expect([person.id, removed]).toEqual([11, 1]);
  expect(await world.sql('select from sessions where user_id = 11')).toEqual([]);
  expect(await world.sql('select from recovery_codes')).toEqual([]);
  expect((await second(challenge, { recovery: codes[0] })).status).toBe(400);
  expect((await login('anna')).status).toBe(200);
  await expect(resetSecondFactor(world.owner, 'niemand@beispiel.example')).rejects.toThrow(
    'keinen Mitarbeiter',
  );
});
