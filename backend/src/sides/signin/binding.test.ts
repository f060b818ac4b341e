import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '../../../test/answers.ts';
import { emailOf } from '../../../test/people.ts';
import { quickHash } from '../../../test/quick-hash.ts';
import { World } from '../../../test/world.ts';
import { Clock } from '../../platform/clock.ts';
import { type RunningServer, startServer } from '../../server.ts';

const PASSWORD = 'Richtig1';
const anna = { email: emailOf('anna'), password: PASSWORD };

let world: World;
let other: RunningServer;
beforeAll(async () => {
  const env = { SESSION_BINDING: 'on', TRUST_PROXY: '127.0.0.1' };
  world = await World.start('2026-11-20T09:00:00Z', env);
  const same = {
    DATABASE_URL: world.databaseUrl,
    JWT_SECRET: World.secret,
    PORT: '0',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  };
  other = await startServer(same, { clock: Clock.fixed('2026-11-20T09:00:00Z'), quiet: true });
});
beforeEach(async () => {
  await world.sql('truncate login_failures');
  await world.sql('update users set password_hash = $1', [quickHash(PASSWORD)]);
});
afterAll(async () => {
  await other?.close();
  await world?.close();
});

interface Session {
  token: string;
  /** As the browser sends it. */
  cookie: string;
  attributes: string[];
}

async function login(headers: Record<string, string> = { 'x-bind': '1' }): Promise<Session> {
  const answer = await fetch(`${world.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(anna),
  });
  expect(answer.status).toBe(200);
  const [cookie = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ');
  return { token: (await answer.json()) as string, cookie, attributes };
}

/** With what of it the caller has, at one of the processes. */
async function status(sent: Record<string, string>, url = world.url, path = '/user/current', method = 'GET') {
  const answer = await fetch(`${url}/api${path}`, { method, headers: sent });
  return answer.status;
}

describe('a session in two halves', () => {
  it('[DCN-05] needs both: the token alone and the cookie alone are 401', async () => {
    const { token, cookie } = await login();
    const foreign = (await login()).cookie;
    for (const url of [world.url, other.url, world.url]) {
      expect(await status({ authorize: token, cookie }, url)).toBe(200);
      expect(await status({ authorize: token }, url)).toBe(401);
      expect(await status({ cookie }, url)).toBe(401);
      expect(await status({ authorize: token, cookie: foreign }, url)).toBe(401);
      expect(await status({ authorize: token, cookie: `a=b; ${cookie}; c=d` }, url)).toBe(200);
    }
    expect(
      await status(
        { authorize: token, 'content-type': 'application/json' },
        world.url,
        '/user/logout',
        'POST',
      ),
    ).toBe(401);
  });

  it('[DCN-05] needs both when a token is verified', async () => {
    const { token, cookie } = await login();
    const path = `/user/verify?token=${token}`;
    expect(await status({}, world.url, path)).toBe(401);
    expect(await status({ authorize: token }, world.url, path)).toBe(401);
    expect(await status({ cookie }, world.url, path)).toBe(200);
  });

  it('[DCN-03] [DCN-05] what ends at one process is over for the next request at another that knows it', async () => {
    const { token, cookie } = await login();
    const both = { authorize: token, cookie };
    expect(await status(both, other.url)).toBe(200);
    expect(
      await status({ ...both, 'content-type': 'application/json' }, world.url, '/user/logout', 'POST'),
    ).toBe(200);
    expect(await status(both, other.url)).toBe(401);
  });

  it('[DCN-05] a token that claims to be whole, or to be a half, is not ours', async () => {
    const bound = await login();
    const whole = await login({});
    const [, body, signature] = bound.token.split('.');
    const [head] = whole.token.split('.');
    expect(await status({ authorize: `${head}.${body}.${signature}` })).toBe(401);
    expect(await status({ authorize: `${bound.token} ${bound.cookie}` })).toBe(401);
  });

  it('[DCN-05] keeps the cookie from scripts, other pages and, over https, plain http', async () => {
    const plain = await login();
    expect(plain.cookie).toMatch(/^sb=[\w-]{43}$/);
    expect(plain.attributes).toEqual(['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=604800']);
    const https = { 'x-forwarded-proto': 'https' };
    const secure = await login({ 'x-bind': '1', ...https });
    expect(secure.cookie).toMatch(/^__Host-sb=[\w-]{43}$/);
    expect(secure.attributes).toEqual([...plain.attributes, 'Secure']);
    const { token, cookie } = secure;
    expect(await status({ authorize: token, cookie, ...https })).toBe(200);
    expect(await status({ authorize: token, cookie: cookie.replace('__Host-', ''), ...https })).toBe(401);
  });

  it('[DCN-05] stores neither half', async () => {
    const { token, cookie } = await login();
    const half = cookie.slice('sb='.length);
    const dump = JSON.stringify(await world.sql('select to_jsonb(s) as row from sessions s'));
    for (const secret of [token, half, Buffer.from(half).toString('hex')]) expect(dump).not.toContain(secret);
    expect(world.log.join('')).not.toContain(half);
  });
});

describe('a login that does not ask for it', () => {
  it('[DCN-01] [DCN-05] gets a token that is the whole session, and no cookie', async () => {
    const { token, cookie } = await login({});
    expect(cookie).toBe('');
    expect(await status({ authorize: token })).toBe(200);
    expect(await status({ authorize: token, cookie: 'sb=x' })).toBe(200);
  });

  it('[DCN-05] is refused where the company wants both, once the password is right', async () => {
    await world.sql(
      `insert into company_settings (company_id, feature, value, created_at, created_by)
        values (1, 'login', '{"bound_only": true}', now(), 13)`,
    );
    const without = (password: string) => world.post(null, '/user/login', { ...anna, password });
    expect(refused(await without(PASSWORD))).toEqual([403, 'binding_needed']);
    expect(refused(await without('Falsch12'))).toEqual([401, 'login_failed']);
    expect(refused(await world.post(null, '/user/login', { ...anna, email: 'niemand@x.de' }))).toEqual([
      401,
      'login_failed',
    ]);
    const { token, cookie } = await login();
    expect(await status({ authorize: token, cookie })).toBe(200);
    await world.sql('delete from company_settings');
  });
});

describe('[DCN-06] a call that writes and comes from a page of another site', () => {
  const from = (site: string, method: string, path: string) =>
    world.call('anna', method, path, method === 'GET' ? undefined : {}, {
      headers: { 'sec-fetch-site': site },
    });

  it.each([
    ['POST', '/timesheet/booking'],
    ['PUT', '/user/11'],
    ['DELETE', '/timesheet/booking/1'],
    ['POST', '/user/login'],
    ['POST', '/user/register'],
  ])('is refused: %s %s', async (method, path) => {
    expect(refused(await from('cross-site', method, path))).toEqual([403, 'cross_site']);
    for (const site of ['same-origin', 'none'])
      expect(refused(await from(site, method, path))[1]).not.toBe('cross_site');
  });

  it('is answered when it only reads', async () =>
    expect((await from('cross-site', 'GET', '/user/current')).status).toBe(200));
});
