import { Resolver } from 'node:dns/promises';
import type {
  Identity,
  SignOn,
  SignOnDomain,
  UnlinkedPerson,
} from '@stundenbuch/domain/sides/signon/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import { TestProvider } from '../../../test/provider.ts';
import { PASSWORD, SignOnWorld, TENANT, ticketIn } from '../../../test/sign-on.ts';
import type { World } from '../../../test/world.ts';

let all: SignOnWorld;
let world: World;
beforeAll(async () => {
  all = await SignOnWorld.start();
  ({ world } = all);
});
afterAll(() => all?.close());
beforeEach(async () => {
  await all.reset();
  await world.sql('update users set global_admin = id = 91, role = 1 where id in (11, 91)');
});
afterEach(() => vi.restoreAllMocks());

const setup = async () => (await world.get<SignOn>('chef', '/sso')).body;
const { client_id } = TestProvider.client;
const same = () => ({ preset: 'other', issuer: all.provider.issuer, client_id });
const change = (body: object) => world.put<SignOn>('chef', '/sso', body);

describe('[SSO-01] the set-up', () => {
  it('tells all but the secret, which is encrypted and in no log', async () => {
    await world.setFeatures('alpha', ['security', 'audit']);
    const { body } = await change({ ...same(), client_secret: 'ganz-geheim' });
    expect(body).toMatchObject({
      redirect_uri: 'http://zeiten.example/api/sso/callback',
      setup: {
        preset: 'other',
        client_id,
        tenant: null,
        mode: 'beside',
        trust_email: false,
        tested_at: null,
      },
      ready_admins: 0,
    });
    const [stored] = await world.sql(`select encode(client_secret, 'escape') as secret from sso`);
    const logged = await world.sql(`select before, after from changes where table_name = 'sso'`);
    expect(logged.length).toBeGreaterThan(0);
    for (const text of [stored, body, logged, world.log])
      expect(JSON.stringify(text)).not.toMatch(/ganz-geheim|client_secret/);
  });

  it('needs the proof, an admin and the feature', async () => {
    for (const who of ['anna', 'lena'] as const)
      expect(refused(await world.get(who, '/sso'))).toEqual([403, 'forbidden']);
    await world.sql('update sessions set proved_at = null');
    for (const [method, path, body] of [
      ['PUT', '/sso', same()],
      ['DELETE', '/sso', undefined],
      ['POST', '/sso/test', undefined],
      ['POST', '/sso/domain', { domain: 'firma.example' }],
    ] as const)
      expect(refused(await world.call('chef', method, path, body))).toEqual([403, 'proof_needed']);
    await world.setFeatures('alpha', []);
    expect(refused(await world.get('chef', '/sso'))).toEqual([403, 'feature_off']);
  });

  it('a secret that is not sent stays; without one there is none', async () => {
    expect((await change({ ...same(), trust_email: true })).body.setup?.trust_email).toBe(true);
    expect((await change({ ...same(), version: 1 })).status).toBe(409);
    expect((await world.delete<SignOn>('chef', '/sso')).body.setup).toBeNull();
    expect(refused(await change(same()))).toEqual([400, 'secret_missing', 'client_secret']);
  });

  it.each(['common', 'organizations', 'consumers', '', 'firma.onmicrosoft.com'])(
    '[SSO-03] Entra needs a directory of its own, not %s',
    async (tenant) => {
      const answer = await change({ preset: 'entra', tenant, client_id, client_secret: 'geheim' });
      expect(refused(answer)).toEqual([400, 'tenant_needed', 'tenant']);
    },
  );

  it('[SSO-03] presets know their issuer', async () => {
    const entra = await change({
      preset: 'entra',
      tenant: TENANT.toUpperCase(),
      client_id,
      client_secret: 'x',
    });
    expect(entra.body.setup?.issuer).toBe(`https://login.microsoftonline.com/${TENANT}/v2.0`);
    const google = await change({
      preset: 'google',
      tenant: TENANT,
      client_id,
      issuer: 'https://boese.example',
    });
    expect(google.body.setup).toMatchObject({ issuer: 'https://accounts.google.com', tenant: null });
  });

  it.each([
    'http://firma.example',
    'https://localhost',
    'https://10.0.0.1',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'kein Aussteller',
    '',
  ])('an issuer %s is refused', async (issuer) => {
    expect(refused(await change({ ...same(), issuer }))).toEqual([400, 'issuer_refused', 'issuer']);
  });
});

describe('[SSO-01] domains', () => {
  const add = (domain: string) => world.post<SignOnDomain>('chef', '/sso/domain', { domain });

  it('belong to whoever can write into their DNS', async () => {
    const { body } = await add('@Firma.Example');
    expect(body).toMatchObject({
      domain: 'firma.example',
      verified_at: null,
      txt: { name: '_stundenbuch.firma.example' },
    });
    const asked = vi.spyOn(Resolver.prototype, 'resolveTxt').mockRejectedValueOnce(new Error('ENOTFOUND'));
    const verify = () => world.post<SignOnDomain>('chef', `/sso/domain/${body.id}/verify`);
    expect(refused(await verify())).toEqual([409, 'domain_unverified']);
    asked.mockResolvedValueOnce([['v=spf1'], [`${body.txt.value}x`]]);
    expect(refused(await verify())).toEqual([409, 'domain_unverified']);
    asked.mockResolvedValueOnce([['v=spf1'], [body.txt.value.slice(0, 9), body.txt.value.slice(9)]]);
    expect((await verify()).body.verified_at).not.toBeNull();
    expect(asked).toHaveBeenLastCalledWith('_stundenbuch.firma.example');
  });

  it('[SSO-02] to one company alone; naming one claims nothing', async () => {
    await world.sql(`delete from sso_domains`);
    const { body: mine } = await add('firma.example');
    const { body: theirs } = await world.post<SignOnDomain>('olga', '/sso/domain', {
      domain: 'firma.example',
    });
    expect(mine.txt.value).not.toBe(theirs.txt.value);
    vi.spyOn(Resolver.prototype, 'resolveTxt').mockResolvedValue([[mine.txt.value], [theirs.txt.value]]);
    expect((await world.post('olga', `/sso/domain/${theirs.id}/verify`)).status).toBe(200);
    expect(refused(await world.post('chef', `/sso/domain/${mine.id}/verify`))).toEqual([
      409,
      'domain_taken',
      'domain',
    ]);
    expect(refused(await world.post('gero', '/company/1/domain', { domain: 'firma.example' }))).toEqual([
      409,
      'domain_taken',
      'domain',
    ]);
    expect((await world.delete('olga', `/sso/domain/${theirs.id}`)).status).toBe(200);
    expect((await world.post('chef', `/sso/domain/${mine.id}/verify`)).status).toBe(200);
  });

  it('a global admin verifies one without the DNS, and nobody else', async () => {
    const grant = (who: 'gero' | 'chef') =>
      world.post<SignOnDomain>(who, '/company/1/domain', { domain: 'firma.example' });
    expect(refused(await grant('chef'))).toEqual([403, 'forbidden']);
    await add('firma.example');
    expect((await grant('gero')).body.verified_at).not.toBeNull();
    expect((await setup()).domains.map(({ domain }) => domain)).toEqual([
      'beispiel.example',
      'firma.example',
    ]);
    expect(refused(await world.post('gero', '/company/77/domain', { domain: 'x.example' }))).toEqual([
      404,
      'not_found',
    ]);
  });

  it.each(['firma', 'firma..de', '-a.de', 'a b.de', '10.0.0.1', 'x@firma.de'])(
    '%s is none',
    async (domain) => {
      expect(refused(await add(domain))).toEqual([400, 'domain_invalid', 'domain']);
    },
  );

  it('at most twenty', async () => {
    await world.sql(`insert into sso_domains (company_id, domain, txt, created_at, created_by)
      select 1, 'd' || n || '.example', 'x', now(), 13 from generate_series(1, 19) n`);
    expect(refused(await add('firma.example'))).toEqual([409, 'domain_limit', 'domain']);
  });
});

/** Tries it as the admin does; where it ends. */
async function tried(): Promise<string> {
  const at = all.browser();
  const answer = await at.post('/sso/test', {}, { authorize: await world.token('chef') });
  expect(answer.status).toBe(200);
  return at.follow(answer.body.url);
}

const addFactor = (...people: number[]) =>
  world.sql(
    `insert into second_factors (company_id, user_id, kind, name, secret, confirmed_at, created_at, created_by)
      select 1, id, 'totp', 'App', '\\x00', now(), now(), id from users where id = any ($1) on conflict do nothing`,
    [people],
  );
const login = (name: string, password = PASSWORD) =>
  world.post<string>(null, '/user/login', { email: emailOf(name), password });

/** Two admins with a second factor, one of them Anna's colleague. */
async function only(): Promise<void> {
  await world.sql('update users set role = 2 where id = 12');
  await addFactor(12, 13);
  expect(await tried()).toBe('/company-settings#sso=tested');
  expect((await change({ ...same(), mode: 'only' })).body.setup?.mode).toBe('only');
}

describe('[SSO-04] the provider alone', () => {
  afterEach(() => world.sql('update users set role = 1 where id = 12'));

  it('after it was tried with exactly this provider, and with two admins who come in without it', async () => {
    expect(refused(await change({ ...same(), mode: 'only' }))).toEqual([409, 'sso_untested', 'mode']);
    expect(await tried()).toBe('/company-settings#sso=tested');
    expect(refused(await change({ ...same(), mode: 'only' }))).toEqual([409, 'sso_admins', 'mode']);
    await addFactor(13);
    expect(refused(await change({ ...same(), mode: 'only' }))).toEqual([409, 'sso_admins', 'mode']);
    await only();
    for (const other of [
      { client_id: 'other' },
      { client_secret: 'new' },
      { issuer: 'https://firma.example' },
    ])
      expect(refused(await change({ ...same(), mode: 'only', ...other }))).toEqual([
        409,
        'sso_untested',
        'mode',
      ]);
    const { body } = await change({ ...same(), client_id: 'other' });
    expect(body.setup).toMatchObject({ mode: 'beside', tested_at: null });
  });

  it('a failing try says why, on the page of the settings', async () => {
    all.provider.account = { sub: 'c', email: emailOf('chef'), email_verified: false };
    expect(await tried()).toBe('/company-settings#sso=email_unverified');
    expect((await setup()).setup?.tested_at).toBeNull();
    expect(await world.sql('select from identities')).toEqual([]);
  });

  it('of passwords those of admins alone count, with the second factor', async () => {
    await only();
    expect(refused(await login('anna'))).toEqual([403, 'use_sso']);
    expect(refused(await login('lena'))).toEqual([403, 'use_sso']);
    expect(refused(await login('anna', 'Falsch12'))).toEqual([401, 'login_failed']);
    expect(refused(await login('chef'))).toEqual([401, 'second_factor_needed']);
    await addFactor(11);
    expect(refused(await login('anna'))).toEqual([403, 'use_sso']);
    await world.sql('delete from second_factors where user_id in (11, 13)');
    expect(refused(await login('chef'))).toEqual([403, 'use_sso']);
    expect((await login('otto')).status).toBe(200);
    expect((await all.linked()) !== undefined).toBe(true);
    await world.setFeatures('alpha', []);
    expect((await login('lena')).status).toBe(200);
  });
});

describe('[SSO-04] the provider alone, beside what else there is', () => {
  afterEach(async () => {
    await world.sql(`update users set email = $1, role = 1 where id = 12`, [emailOf('bert')]);
    await world.sql('delete from company_settings');
    await world.sql(`delete from sessions where kind = 'token'`);
  });

  it('[IMP-13] whoever has a login name has no account there, and keeps the password', async () => {
    await only();
    await world.sql(`update users set role = 1, has_factor = false where id = 12`);
    await world.sql('delete from second_factors where user_id = 12');
    const asBert = (email: string) => world.post<string>(null, '/user/login', { email, password: PASSWORD });
    expect(refused(await asBert(emailOf('bert')))).toEqual([403, 'use_sso']);
    await world.put('chef', '/company/settings/login', { value: { short_name: 'alpha' } });
    await world.put('chef', '/user/12', { email: 'bert@alpha' });
    expect((await asBert('bert@alpha')).status).toBe(200);
    // Nor does the provider know the name.
    expect(await all.come(all.browser(), 'bert@alpha')).toBe('/login#sso=no_provider');
    // Whoever gets an address signs on like everybody.
    await world.put('chef', '/user/12', { email: emailOf('bert') });
    expect(refused(await asBert(emailOf('bert')))).toEqual([403, 'use_sso']);
  });

  it('[TOK-03] tokens go on as sessions do, until their person ends here', async () => {
    await world.setFeatures('alpha', ['security', 'audit', 'tokens']);
    const made = await world.post<{ token: string }>('anna', '/user/token', {
      ...{ name: 'Excel', scopes: ['timesheet:read'], days: 30 },
    });
    const asked = async () => {
      const headers = { authorize: made.body.token };
      return (await world.call(null, 'GET', '/timesheet/workingtime', undefined, { headers })).status;
    };
    await only();
    expect(await asked()).toBe(200);
    await world.sql('update users set active = false where id = 11');
    expect(await asked()).toBe(401);
  });

  it('[TOK-01] whom the provider has signed on, and nothing else proves, makes none', async () => {
    await world.setFeatures('alpha', ['security', 'audit', 'tokens']);
    const at = await all.linked();
    await world.sql('update users set password_hash = null where id = 11');
    const token = (await at.post('/user/login/ticket', { ticket: ticketIn(await all.come(at)) })).body;
    const body = { name: 'Excel', scopes: ['timesheet:read'], days: 30 };
    const asked = await world.call(null, 'POST', '/user/token', body, { headers: { authorize: token } });
    expect(refused(asked)).toEqual([403, 'proof_needed']);
  });
});

describe('[SSO-04] unlinking', () => {
  const own = async () => (await world.get<Identity[]>('anna', '/user/identity')).body;

  it('the own one with the proof, while there is a password', async () => {
    await all.linked();
    const [one] = await own();
    expect(one?.issuer).toBe(all.provider.issuer);
    const unlink = () => world.delete('anna', `/user/identity/${one?.id}`);
    expect(refused(await world.delete('bert', `/user/identity/${one?.id}`))).toEqual([404, 'not_found']);
    await world.sql('update users set password_hash = null where id = 11');
    expect(refused(await unlink())).toEqual([409, 'unlink_locks_out']);
    await world.sql(`update users set password_hash = 'x' where id = 11`);
    expect((await unlink()).status).toBe(200);
    expect(await own()).toEqual([]);
  });

  it('that of somebody else: sessions end, and without a password there is an invitation', async () => {
    await all.linked();
    await world.sql('update users set password_hash = null where id = 11');
    const session = await world.newToken('anna');
    const unlink = (id: number) => world.delete<UnlinkedPerson>('chef', `/user/${id}/identity`);
    expect(refused(await unlink(13))).toEqual([403, 'own_unlink']);
    expect(refused(await unlink(21))).toEqual([404, 'not_found']);
    const { body } = await unlink(11);
    expect(body).toMatchObject({
      removed: 1,
      invitation: { link: expect.stringMatching(/^http:\/\/zeiten.example\/register#/) },
    });
    const me = await world.call(null, 'GET', '/user/current', undefined, { headers: { authorize: session } });
    expect(me.status).toBe(401);
    expect((await unlink(11)).body).toEqual({ removed: 0, invitation: null });
    const at = all.browser();
    const ticket = ticketIn(await all.come(at));
    const answer = await at.post('/user/login/ticket', { ticket, code: body.invitation?.code });
    expect(answer.status).toBe(200);
  });
});

it('[DCN-08] [DCN-09] nothing of it without the operator’s address', async () => {
  const alone = await SignOnWorld.start({ PUBLIC_URL: '' });
  try {
    await alone.world.setFeatures('alpha', ['security']);
    expect((await alone.world.get<SignOn>('chef', '/sso')).body.redirect_uri).toBeNull();
    const answer = await alone.world.put('chef', '/sso', { ...same(), client_secret: 'x' });
    expect(refused(answer)).toEqual([409, 'sso_unavailable']);
    expect((await alone.world.get<{ sso: boolean }>(null, '/login-options')).body.sso).toBe(false);
    const start = await fetch(`${alone.world.url}/api/sso/start?email=${emailOf('anna')}`, {
      redirect: 'manual',
    });
    expect(start.headers.get('location')).toBe('/login#sso=no_provider');
  } finally {
    await alone.close();
  }
});
