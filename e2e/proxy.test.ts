import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';

let browser: Browser;
let inner: App;
let proxy: Server;
/** The program at the proxy's address, as people reach it. */
let app: App;

beforeAll(async () => {
  [browser, inner] = await Promise.all([openBrowser(), startDemo({ TRUST_PROXY: '127.0.0.1', DEMO: 'on' })]);
  proxy = await startProxy(new URL(inner.url));
  const { port } = proxy.address() as AddressInfo;
  app = { ...inner, url: `http://localhost:${port}` };
});

afterAll(async () => {
  proxy?.closeAllConnections();
  proxy?.close();
  await Promise.allSettled([closeBrowser(browser), inner?.stop()]);
});

/** Like an operator's proxy: its own host name outside, the program's inside, and the client in the headers. */
function startProxy(to: URL): Promise<Server> {
  const server = createServer((incoming, answer) => {
    const { 'x-client': client = '198.51.100.1', ...headers } = incoming.headers;
    const forwarded = {
      'x-forwarded-for': client,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'zeit.example',
    };
    const passed = request(
      {
        host: to.hostname,
        port: to.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: to.host, ...forwarded },
      },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

it('behind a proxy everything goes through it, and nothing bypasses it', async () => {
  const visitor = await visit(browser, app, DESKTOP);
  const origins = new Set<string>();
  const redirects: string[] = [];
  visitor.page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  visitor.page.on('response', (answer) => {
    if (answer.status() >= 300 && answer.status() < 304) redirects.push(answer.url());
  });
  await visitor.open('/');
  await visitor.page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await visitor.logIn(app.accounts.find(({ email }) => email.startsWith('chefin@')) as Account);
  for (const path of ['/analysis', '/timesheet', '/inbox', '/projects', '/customer', '/inventory']) {
    await visitor.open(path);
    await visitor.page.locator('main h1').waitFor();
    expect(visitor.page.url()).toBe(`${app.url}${path}`);
  }
  await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect([...origins]).toEqual([app.url]);
  expect(redirects).toEqual([]);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

it('behind a proxy that is trusted, a lock-out hits the client who failed and nobody else', async () => {
  const login = async (client: string) => {
    const answer = await fetch(`${app.url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-client': client },
      body: JSON.stringify({ email: 'anna@beispiel.example', password: 'Falsch123' }),
    });
    return answer.status;
  };
  const failing: number[] = [];
  while (failing.length < 50 && failing.at(-1) !== 429) failing.push(await login('203.0.113.7'));
  expect(failing.at(-1)).toBe(429);
  expect(await login('203.0.113.8')).toBe(401);
});
