import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { Authenticator } from '../../../test/authenticator.ts';
import { emailOf, PEOPLE, type Person } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';

const PASSWORD = 'Richtig1';
const NOW = '2026-11-20T09:00:00Z';
const ORIGIN = 'https://zeiten.beispiel.example';
const HOST = 'zeiten.beispiel.example';
const hash = quickHash(PASSWORD);

let world: World;
beforeAll(async () => {
  world = await World.start(NOW, { PUBLIC_URL: ORIGIN, SESSION_BINDING: 'on' });
  for (const company of ['alpha', 'beta'] as const) await world.setFeatures(company, ['security']);
});
beforeEach(async () => {
  world.setClock(NOW);
  await world.sql('truncate second_factors, recovery_codes, challenges, login_failures');
  await world.sql('delete from company_settings');
  await world.sql('update users set password_hash = $1, has_factor = false, active = true', [hash]);
  for (const who of ['anna', 'bert', 'chef', 'lena', 'otto'] as const) await world.token(who);
  await world.sql(`update sessions set proved_at = '2040-01-01'`);
});
afterAll(() => world?.close());

interface Options {
  challenge: string;
  user: { id: string };
  excludeCredentials: { id: string }[];
  allowCredentials?: { id: string }[];
}
interface Asked {
  challenge: string;
  methods: string[];
  passkey: Options;
}
interface Added {
  id: number;
  codes: string[] | null;
}

const options = async (who: Person) => (await world.get<Options>(who, '/user/factor/passkey')).body;
const loginOptions = async () => (await world.get<Options>(null, '/user/login/passkey')).body;
const key = () => new Authenticator(ORIGIN, HOST);
const add = (who: Person, passkey: object, name = 'Telefon') =>
  world.post<Added>(who, '/user/factor/passkey', { name, passkey });

async function addKey(who: Person = 'anna') {
  const made = key();
  const { status, body } = await add(who, made.make(await options(who)));
  expect(status).toBe(200);
  return Object.assign(made, { row: body.id, codes: body.codes });
}

const login = (who: Person) =>
  world.post<Asked>(null, '/user/login', { email: emailOf(who), password: PASSWORD });
const second = (challenge: string, passkey: object) =>
  world.post<string>(null, '/user/login/second', { challenge, passkey });
const alone = (passkey: object, headers = {}) =>
  world.call<string>(null, 'POST', '/user/login/passkey', { passkey }, { headers });
const personOf = async (token: string) =>
  (
    await world.call<{ id: number }>(null, 'GET', '/user/current', undefined, {
      headers: { authorize: token },
    })
  ).body.id;

describe('a passkey is made', () => {
  it('[MFA-04] for the host of PUBLIC_URL, on the device, with the person verified and nothing attested', async () => {
    const { body } = await world.get('anna', '/user/factor/passkey');
    expect(body).toMatchObject({
      rp: { id: HOST, name: 'Stundenbuch' },
      user: { name: emailOf('anna') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: 300_000,
    });
  });

  it('[MFA-04] [MFA-02] under its name, and the first brings recovery codes', async () => {
    const made = key();
    const { body } = await add('anna', made.make(await options('anna')), ' Telefon ');
    expect(body.codes).toHaveLength(10);
    const { factors, passkeys } = (
      await world.get<{ factors: object[]; passkeys: boolean }>('anna', '/user/factor')
    ).body;
    expect(factors).toMatchObject([{ id: body.id, kind: 'passkey', name: 'Telefon', used_at: null }]);
    expect(passkeys).toBe(true);
    const next = await options('anna');
    expect(next.excludeCredentials).toMatchObject([{ id: made.id.toString('base64url') }]);
    const tablet = await add('anna', key().make(next), 'Tablet');
    expect(tablet.body.codes).toBeNull();
  });

  it('[MFA-04] not by an answer from another page, for another host, without the person, or to no question of ours', async () => {
    const asked = await options('anna');
    const wrong = [
      key().make(asked, { origin: 'https://zeiten.beispiel.example.boese.example' }),
      key().make(asked, { origin: 'http://localhost:3000' }),
      key().make(asked, { host: 'boese.example' }),
      key().make(asked, { unverified: true }),
      key().make({ ...asked, challenge: 'x' }),
      key().make({ ...asked, challenge: (await loginOptions()).challenge }),
      key().make(await options('bert')),
      { ...key().make(asked), id: 'x' },
      { ...key().make(asked), response: { clientDataJSON: 'x', attestationObject: 'x' } },
    ];
    for (const passkey of wrong) expect(refused(await add('anna', passkey))).toEqual([400, 'passkey_wrong']);
    world.setClock('2026-11-20T09:05:00Z');
    expect(refused(await add('anna', key().make(asked)))).toEqual([400, 'passkey_wrong']);
    expect(await world.sql('select from second_factors')).toEqual([]);
    const empty = await world.post('anna', '/user/factor/passkey', { name: 'X', passkey: {} });
    expect(refused(empty)).toEqual([400, 'invalid_input', 'passkey']);
  });

  it('[MFA-04] once of twenty equal answers, and never the same one twice', async () => {
    const made = key();
    const passkey = made.make(await options('anna'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('anna', passkey)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = made.make(await options('anna'));
    expect(refused(await add('anna', again))).toEqual([409, 'passkey_exists']);
    expect(await world.sql('select from second_factors')).toHaveLength(1);
  });

  it('[MFA-04] up to ten times', async () => {
    for (let i = 0; i < 9; i++) await addKey();
    const [tenth, eleventh] = [await options('anna'), await options('anna')];
    expect((await add('anna', key().make(tenth))).status).toBe(200);
    expect(refused(await add('anna', key().make(eleventh)))).toEqual([409, 'passkeys_full']);
  });

  it('[ACCT-10] the first without a proof, every further factor with it', async () => {
    await world.sql('update sessions set proved_at = null');
    await addKey();
    expect(refused(await world.get('anna', '/user/factor/passkey'))).toEqual([403, 'proof_needed']);
    const forged = { ...key().make({ challenge: 'x', user: { id: 'x' } }) };
    expect(refused(await add('anna', forged))).toEqual([403, 'proof_needed']);
    expect(refused(await world.post('anna', '/user/factor/app', {}))).toEqual([403, 'proof_needed']);
  });

  it('[MFA-04] is renamed and removed by its person alone', async () => {
    const { row } = await addKey();
    const rename = (who: Person, name: string) => world.put(who, `/user/factor/${row}`, { name });
    expect((await rename('anna', 'Laptop')).body).toEqual({ id: row, name: 'Laptop' });
    expect(refused(await rename('anna', ' '))).toEqual([400, 'fields_missing', 'name']);
    for (const who of ['bert', 'chef', 'otto'] as const) {
      expect(refused(await rename(who, 'Mein'))).toEqual([404, 'not_found']);
      expect(refused(await world.delete(who, `/user/factor/${row}`))).toEqual([404, 'not_found']);
    }
    expect((await world.delete('anna', `/user/factor/${row}`)).status).toBe(200);
    expect((await login('anna')).status).toBe(200);
  });
});

describe('a passkey as the second step', () => {
  it('[MFA-03] [MFA-04] signs the challenge of the login, with one of the person’s own', async () => {
    const passkey = await addKey();
    const { body } = await login('anna');
    expect(body).toMatchObject({
      methods: ['passkey', 'recovery'],
      passkey: {
        challenge: body.challenge,
        rpId: HOST,
        userVerification: 'required',
        allowCredentials: [{ id: passkey.id.toString('base64url'), transports: ['internal'] }],
      },
    });
    const answer = await second(body.challenge, passkey.use(body));
    expect(await personOf(answer.body)).toBe(PEOPLE.anna.id);
    expect(refused(await second(body.challenge, passkey.use(body)))).toEqual([400, 'passkey_wrong']);
    const [stored] = await world.sql('select used_at is not null as used from second_factors');
    expect(stored).toEqual({ used: true });
  });

  it('[MFA-04] is refused from another page, of another person, and to another challenge', async () => {
    const [passkey, other] = [await addKey('anna'), await addKey('bert')];
    const { body } = await login('anna');
    const { challenge } = await loginOptions();
    for (const used of [
      passkey.use(body, { origin: 'https://boese.example' }),
      passkey.use(body, { unverified: true }),
      passkey.use({ challenge }),
      other.use(body),
    ])
      expect(refused(await second(body.challenge, used))).toEqual([400, 'passkey_wrong']);
    expect((await second(body.challenge, passkey.use(body))).status).toBe(200);
  });

  it('[MFA-04] opens one session of twenty', async () => {
    const passkey = await addKey();
    const { body } = await login('anna');
    await world.sql(`update challenges set tries = -20 where purpose = 'login'`);
    const used = passkey.use(body);
    const answers = await Promise.all(Array.from({ length: 20 }, () => second(body.challenge, used)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a passkey alone', () => {
  it('[MFA-04] opens a session, and counts as both factors', async () => {
    const passkey = await addKey();
    const asked = await loginOptions();
    expect(asked).toMatchObject({ rpId: HOST, userVerification: 'required' });
    expect(asked.allowCredentials).toBeUndefined();
    const answer = await alone(passkey.use(asked));
    expect(answer.status).toBe(200);
    expect(await personOf(answer.body)).toBe(PEOPLE.anna.id);
  });

  it('[DCN-05] in two halves where the login page asks for it, and only so where the company says', async () => {
    const passkey = await addKey();
    const bound = await alone(passkey.use(await loginOptions()), { 'x-bind': '1' });
    expect(bound.headers.get('set-cookie')).toMatch(/^sb=/);
    await world.sql(
      `insert into company_settings (company_id, feature, value, created_at, created_by)
        values (1, 'login', '{"bound_only": true}', now(), 13)`,
    );
    expect(refused(await alone(passkey.use(await loginOptions())))).toEqual([403, 'binding_needed']);
  });

  it('[MFA-04] a replay, a late answer, another page and another question are 400', async () => {
    const passkey = await addKey();
    const used = passkey.use(await loginOptions());
    const late = passkey.use(await loginOptions());
    const proof = (await world.get<Options>('anna', '/user/proof/passkey')).body;
    expect((await alone(used)).status).toBe(200);
    for (const wrong of [
      used,
      passkey.use(await loginOptions(), { origin: 'https://boese.example' }),
      passkey.use(await loginOptions(), { host: 'boese.example' }),
      passkey.use(await loginOptions(), { unverified: true }),
      passkey.use(proof),
      passkey.use({ challenge: 'x' }),
    ])
      expect(refused(await alone(wrong))).toEqual([400, 'passkey_wrong']);
    world.setClock('2026-11-20T09:05:00Z');
    expect(refused(await alone(late))).toEqual([400, 'passkey_wrong']);
  });

  it('[MFA-04] one challenge opens one session of twenty', async () => {
    const used = (await addKey()).use(await loginOptions());
    const before = await world.sql('select from sessions where user_id = 11');
    const answers = await Promise.all(Array.from({ length: 20 }, () => alone(used)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const after = await world.sql('select from sessions where user_id = 11');
    expect(after.length - before.length).toBe(1);
  });

  it('[MFA-04] a counter that goes back is a copied key', async () => {
    const passkey = await addKey();
    expect((await alone(passkey.use(await loginOptions(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(refused(await alone(passkey.use(await loginOptions(), { counter })))).toEqual([
        400,
        'passkey_wrong',
      ]);
    expect((await alone(passkey.use(await loginOptions(), { counter: 8 }))).status).toBe(200);
  });

  it('[MFA-04] is refused as the login is for whoever is inactive, deleted or unknown', async () => {
    const passkey = await addKey();
    const failed = [401, 'login_failed'];
    await world.sql('update users set active = false where id = 11');
    expect(refused(await alone(passkey.use(await loginOptions())))).toEqual(failed);
    await world.sql('update users set active = true where id = 11');
    expect(refused(await alone(key().use(await loginOptions())))).toEqual(failed);
    for (const userHandle of ['', 'MS4xMg', Buffer.from('1.11\0').toString('base64url'), 'x'.repeat(500)])
      expect(refused(await alone(passkey.use(await loginOptions(), { userHandle })))).toEqual(failed);
    await world.delete('anna', `/user/factor/${passkey.row}`);
    expect(refused(await alone(passkey.use(await loginOptions())))).toEqual(failed);
  });

  it('[MFA-04] the same id in another company belongs to somebody else', async () => {
    const mine = await addKey('anna');
    const theirs = new Authenticator(ORIGIN, HOST);
    Object.assign(theirs, { id: mine.id });
    expect((await add('otto', theirs.make(await options('otto')))).status).toBe(200);
    expect(await personOf((await alone(mine.use(await loginOptions()))).body)).toBe(PEOPLE.anna.id);
    expect(await personOf((await alone(theirs.use(await loginOptions()))).body)).toBe(PEOPLE.otto.id);
    const userHandle = Buffer.from('1.11').toString('base64url');
    expect(refused(await alone(theirs.use(await loginOptions(), { userHandle })))).toEqual([
      400,
      'passkey_wrong',
    ]);
  });

  it('[MFA-04] ten wrong answers end the trying', async () => {
    const passkey = await addKey();
    const wrong = passkey.use({ challenge: 'x' });
    for (let i = 0; i < 10; i++) expect((await alone(wrong)).status).toBe(400);
    expect(refused(await alone(passkey.use(await loginOptions())))).toEqual([429, 'too_many_attempts']);
    world.setClock('2026-11-20T09:16:00Z');
    expect((await alone(passkey.use(await loginOptions()))).status).toBe(200);
  });

  it('[MFA-04] what was asked is stored when it is answered, as a hash', async () => {
    const passkey = await addKey();
    const asked = await loginOptions();
    await world.sql('truncate challenges');
    expect(await world.sql('select from challenges')).toEqual([]);
    await alone(passkey.use(asked));
    const rows = JSON.stringify(
      await world.sql(`select purpose, encode(secret_hash, 'escape') as raw, user_id from challenges`),
    );
    expect(rows).toContain('passkey');
    expect(rows).not.toContain(asked.challenge);
    expect(world.log.join('')).not.toContain(asked.challenge);
  });
});

describe('the proof', () => {
  const prove = (body: object) => world.post('anna', '/user/proof', body);

  it('[ACCT-10] by a passkey of one’s own, once for each question', async () => {
    const [passkey, other] = [await addKey('anna'), await addKey('bert')];
    await world.sql('update sessions set proved_at = null');
    const asked = (await world.get<Options>('anna', '/user/proof/passkey')).body;
    expect(asked.allowCredentials).toMatchObject([{ id: passkey.id.toString('base64url') }]);
    expect(refused(await prove({ passkey: other.use(asked) }))).toEqual([400, 'passkey_wrong']);
    expect(refused(await prove({ passkey: passkey.use(await loginOptions()) }))).toEqual([
      400,
      'passkey_wrong',
    ]);
    const used = passkey.use(asked);
    expect((await prove({ passkey: used })).body).toBe(true);
    expect((await world.delete('anna', `/user/factor/${passkey.row}`)).status).toBe(200);
    expect(refused(await prove({ passkey: used }))).toEqual([400, 'passkey_wrong']);
  });

  it('[ACCT-10] one of the three is needed, and wrong ones are counted together', async () => {
    await addKey('anna');
    expect(refused(await prove({}))).toEqual([400, 'fields_missing', 'password']);
    for (let i = 0; i < 10; i++)
      expect(refused(await prove({ code: '000000' }))).toEqual([400, 'second_factor_wrong', 'code']);
    expect(refused(await prove({ password: PASSWORD }))).toEqual([429, 'too_many_attempts']);
  });
});

it('[MFA-05] the login page offers what works: mails with links, and passkeys as soon as there is one', async () => {
  const offers = async () => (await world.get(null, '/login-options')).body;
  expect(await offers()).toEqual({ mail: false, passkeys: false, sso: false, names: false });
  await addKey();
  expect(await offers()).toEqual({ mail: false, passkeys: true, sso: false, names: false });
});

describe('[DCN-09] an installation', () => {
  it('without PUBLIC_URL has passkeys on this machine, under any port', async () => {
    const plain = await World.start(NOW);
    await plain.setFeatures('alpha', ['security']);
    const local = new Authenticator('http://localhost:3000', 'localhost');
    const make = async (changes = {}) =>
      plain.post('anna', '/user/factor/passkey', {
        name: 'Laptop',
        passkey: local.make((await plain.get<Options>('anna', '/user/factor/passkey')).body, changes),
      });
    for (const origin of ['http://127.0.0.1:3000', 'https://localhost', 'http://localhost.boese.example'])
      expect(refused(await make({ origin }))).toEqual([400, 'passkey_wrong']);
    expect((await make()).status).toBe(200);
    await plain.close();
  });

  it('under an address of numbers has none, whatever a Host header says', async () => {
    const numbers = await World.start(NOW, { PUBLIC_URL: 'https://10.0.0.7' });
    await numbers.setFeatures('alpha', ['security']);
    const headers = { host: 'zeiten.boese.example' };
    for (const [who, path] of [
      [null, '/user/login/passkey'],
      ['anna', '/user/factor/passkey'],
      ['anna', '/user/proof/passkey'],
    ] as const)
      expect(refused(await numbers.call(who, 'GET', path, undefined, { headers }))).toEqual([
        404,
        'not_found',
      ]);
    expect((await numbers.get<{ passkeys: boolean }>('anna', '/user/factor')).body.passkeys).toBe(false);
    await numbers.close();
  });
});
