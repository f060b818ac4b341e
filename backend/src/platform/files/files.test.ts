import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { World } from '../../../test/world.ts';
import { LoginOffers } from './login-offers.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
const put = (path: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

const description = (name: string, changes: object = {}) => ({
  name,
  contract: 1,
  version: '1.3.4',
  flags: ['timebooking'],
  navigation: [],
  routes: [{ path: '/timesheet', page: 'week', access: { login: true } }],
  slots: [],
  ...changes,
});
const register = (...modules: object[]) => put('registry.json', JSON.stringify({ modules }));

let world: World;
beforeAll(async () => {
  register(
    { name: 'timesheet', address: '/remotes/timesheet/', version: '1.3.4' },
    { name: 'broken', address: '/remotes/broken/' },
    { name: 'away', address: 'https://127.0.0.1:1/away/' },
  );
  put('shell/dist/index.html', '<!doctype html><title>Stundenbuch</title>');
  put('shell/dist/pages/start.html', '<!doctype html><title>Start – Stundenbuch</title>');
  put('shell/dist/pages/service.html', '<!doctype html><title>Leistungen – Stundenbuch</title>');
  put('shell/dist/boot.js', 'start()');
  put('shell/dist/main.0123456789abcdef.js', 'main()');
  put('shell/dist/main.0123456789abcdef.js.gz', gzipSync('main()'));
  put('shell/dist/sw.js', 'addEventListener("fetch", () => {})');
  put('shell/dist/.secret.txt', 'geheim');
  put('shell/package.json', '{}');
  put('remotes/timesheet/dist/module.json', JSON.stringify(description('timesheet')));
  put('remotes/timesheet/dist/mf-manifest.json', '{}');
  put('remotes/timesheet/dist/assets.d/x', '');
  put('remotes/timesheet/dist/page.fedcba9876543210.js', 'page()');
  put('releases/timesheet/1.4.0/page.fedcba9876543210.js', 'next()');
  put('releases/timesheet/1.4.0/module.json', JSON.stringify(description('timesheet', { version: '1.4.0' })));
  world = await World.start(undefined, {}, root);
});
afterAll(async () => {
  await world?.close();
  rmSync(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${world.url}${path}`, { headers });

describe('pages', () => {
  it.each([
    '/',
    '/login',
    '/timesheet?cw=47',
    '/worker-details?user=a@b.example',
    '/gibt-es-nicht',
    '/company',
    '/index.html',
  ])('[AMB-13] [PUB-02] %s gets index.html, never cached, under a strict policy', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('Stundenbuch');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://127.0.0.1:1;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

it.each([
  ['/', 'Start'],
  ['/service', 'Leistungen'],
  ['/service?von=mail', 'Leistungen'],
])('[PUB-03] [PUB-05] %s comes as prerendered by the build, under the same policy', async (path, title) => {
  const answer = await get(path);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await answer.text()).toContain(`<title>${title} – Stundenbuch</title>`);
});

it('[MFA-05] a page names what the login offers, as soon as somebody has a passkey; before it is as built', async () => {
  const page = async (path: string) => (await get(path)).text();
  const drawn = '<!doctype html><html lang="de"><title>Leistungen – Stundenbuch</title></html>';
  put('shell/dist/pages/service.html', drawn);
  expect(await page('/service')).toBe(drawn);
  await world.sql(`insert into second_factors (company_id, user_id, kind, name, credential_id, public_key, confirmed_at,
      created_at, created_by)
    values (1, 11, 'passkey', 'Telefon', 'x', 'x', now(), now(), 11)`);
  const offering = await get('/service');
  expect(await offering.text()).toBe(drawn.replace('lang="de"', 'lang="de" data-passkeys="localhost"'));
  expect(offering.headers.get('cache-control')).toBe('no-cache');
  expect(offering.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(offering.headers.get('content-security-policy')).toContain("script-src 'self'");
  await world.sql('delete from second_factors');
  expect(await page('/service')).toBe(drawn);
  await world.sql(`insert into company_settings (company_id, feature, value, created_at, created_by)
    values (1, 'login', '{"short_name": "muster"}', now(), 13)`);
  expect(await page('/service')).toBe(drawn.replace('lang="de"', 'lang="de" data-names'));
  await world.sql('delete from company_settings');
});

it('[GDPR-04] a page knows whether sessions need a cookie', async () => {
  const drawn = '<!doctype html><html lang="de"><title>Datenschutz – Stundenbuch</title></html>';
  put('shell/dist/pages/privacy-policy.html', drawn);
  const page = async () => (await get('/privacy-policy')).text();
  expect(await page()).toBe(drawn);
  const cookie = vi.spyOn(LoginOffers.prototype, 'cookie', 'get').mockReturnValue(true);
  expect(await page()).toBe(drawn.replace('lang="de"', 'lang="de" data-cookie'));
  cookie.mockRestore();
});

it('[GDPR-04] a page knows whether anybody has a calendar to subscribe to', async () => {
  const drawn = '<!doctype html><html lang="de"><title>Datenschutz – Stundenbuch</title></html>';
  put('shell/dist/pages/privacy-policy.html', drawn);
  const page = async () => (await get('/privacy-policy')).text();
  expect(await page()).toBe(drawn);
  await world.sql(`insert into feeds (company_id, user_id, kind, show_type, secret_hash, created_at, created_by)
    values (1, 11, 'own', false, 'x', now(), 11)`);
  expect(await page()).toBe(drawn.replace('lang="de"', 'lang="de" data-feeds'));
  await world.sql('delete from feeds');
  expect(await page()).toBe(drawn);
});

it.each(['/login', '/Service', '/pages', '/service/'])(
  '%s was not drawn: the program decides',
  async (path) => {
    expect(await (await get(path)).text()).toContain('<title>Stundenbuch</title>');
  },
);

describe('files', () => {
  it.each([
    ['/main.0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/remotes/timesheet/page.fedcba9876543210.js', 'public, max-age=31536000, immutable'],
    ['/releases/timesheet/1.4.0/page.fedcba9876543210.js', 'public, max-age=31536000, immutable'],
    ['/boot.js', 'no-cache'],
    ['/remotes/timesheet/mf-manifest.json', 'no-cache'],
    ['/modules.json', 'no-cache'],
  ])('%s: %s', async (path, cache) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, cache]);
    await answer.text();
  });

  it('are served as compressed at build', async () => {
    const answer = await get('/main.0123456789abcdef.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('main()');
  });

  it.each([
    '/nix.js',
    '/remotes/timesheet/nix.js',
    '/remotes/unknown/remoteEntry.js',
    '/remotes/Timesheet/page.fedcba9876543210.js',
    '/releases/timesheet/2.0.0/page.fedcba9876543210.js',
    '/releases/timesheet/../1.4.0/module.json',
    '/releases/timesheet/..%2f..%2fregistry.json/x',
    '/remotes/..%2f..%2fshell/dist/index.html',
    '/remotes/timesheet/..%2f..%2f..%2fregistry.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/main.0123456789abcdef.js%00.css',
    '/.secret.txt',
    '/.nothing.txt',
    '/remotes/timesheet/assets.d',
    '/remotes/x/..%2f..%2fetc%2fpasswd',
    '/remotes/timesheet/..%2fdist/module.json',
    '/remotes/timesheet/..%5c..%5cregistry.json',
    `/remotes/timesheet/${'x'.repeat(900)}.js`,
  ])('%s is not found, and the answer does not reveal whether it exists on the disk', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'Nicht gefunden.' },
    ]);
  });
});

it('[PUB-15] the service worker is never cached, and may fetch from its own origin only', async () => {
  const answer = await get('/sw.js');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});

it('modules.json is sent again only when something has changed', async () => {
  const first = await get('/modules.json');
  const modules = (await first.json()) as { name: string; manifest: object | null }[];
  expect(modules.map(({ name, manifest }) => [name, manifest !== null])).toEqual([
    ['timesheet', true],
    ['broken', false],
    ['away', false],
  ]);
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/modules.json', { 'if-none-match': etag });
  expect([second.status, await second.text()]).toEqual([304, '']);
  register({ name: 'timesheet', address: '/releases/timesheet/1.4.0/', version: '1.4.0' });
  const third = await get('/modules.json', { 'if-none-match': etag });
  expect([third.status, ((await third.json()) as { version: string }[])[0]?.version]).toEqual([200, '1.4.0']);
});

it('a missing file of a module’s build is logged', async () => {
  await get('/releases/timesheet/1.4.0/remoteEntry.js');
  expect(world.log.join('')).toContain(
    'a file of a module is missing: /releases/timesheet/1.4.0/remoteEntry.js',
  );
  const lines = () => world.log.filter((line) => line.includes('is missing')).length;
  for (let n = 0; n < 100; n++) await get('/releases/timesheet/1.4.0/remoteEntry.js');
  expect(lines()).toBeLessThan(62);
});

it('file names invented by callers are not logged', async () => {
  const made = 'Erfundenes';
  const paths = [`/${made}.js`, `/api/${made}`, `/remotes/timesheet/${made}.js`, `/${made}%zz`];
  for (const path of [...paths, `/releases/timesheet/1.4.0/${made}.js`, `/remotes/${made}/remoteEntry.js`]) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      await (await fetch(world.url + path, { method, headers: { [made]: made } })).text();
    }
  }
  expect(world.log.filter((line) => line.includes(made))).toEqual([]);
});

describe('a module that failed in a browser', () => {
  const tell = async (body: unknown, type = 'application/json') => {
    const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) };
    return (await fetch(`${world.url}/modules/failures`, init)).status;
  };
  const told = () => world.log.filter((line) => line.includes('a module failed in a browser'));
  const failure = {
    module: 'timesheet',
    version: '1.4.0',
    reason: 'not loaded: Error: no answer within 20 s',
  };

  it('is logged, but only for a registered module', async () => {
    const others = [{ ...failure, module: 'x' }, { ...failure, reason: 'x'.repeat(301) }, {}, null, 'text'];
    for (const body of [failure, ...others]) expect(await tell(body)).toBe(204);
    await tell(failure, 'text/plain');
    expect(told()).toHaveLength(1);
    expect(JSON.parse(told()[0] ?? '')).toMatchObject(failure);
  });

  it('can’t fill the disk', async () => {
    for (let n = 0; n < 100; n++) await tell(failure);
    expect(told().length).toBeGreaterThan(20);
    expect(told().length).toBeLessThan(62);
  });
});
