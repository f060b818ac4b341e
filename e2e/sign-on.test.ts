import { createServer } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestProvider } from '../backend/test/provider.ts';
import type { Account, AppWithClock } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { envOf, newName, onServer, startOn } from './support/make-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';

const account = (email: string, what: string): Account => ({ email, password: 'Geheim123', what });
const office = account('amt@beispiel.example', 'global admin');
const boss = account('meisterin@firma.example', 'admin');

const database = newName();
let browser: Browser;
let app: AppWithClock;
let provider: TestProvider;

/** The provider has to know the address before the program listens there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  provider = await TestProvider.start(`${publicUrl}/api/sso/callback`);
  provider.account = { sub: 'm-1', email: boss.email, email_verified: true };
  await onServer(`create database ${database}`);
  const env = {
    ...envOf(database),
    ...{ DEMO: 'off', PORT: String(port), PUBLIC_URL: publicUrl, ALLOW_PRIVATE_TARGETS: '127.0.0.1' },
    SECRETS_KEY: 'nur-fuer-diesen-lauf-0123456789-0123456789',
    GLOBAL_ADMIN_EMAIL: office.email,
    GLOBAL_ADMIN_PASSWORD: office.password,
  };
  [browser, app] = await Promise.all([openBrowser(), startOn(env)]);
  const { post } = await asPerson(app, office);
  await post('/company', { id: 91, name: 'Zimmerei Vorsicht GmbH', features: ['security'] });
  await post('/user', {
    first_name: 'Marta',
    name: 'Meisterin',
    email: boss.email,
    company: 91,
    setAdmin: 1,
  });
  const registered = await fetch(`${app.url}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: boss.email, password: boss.password }),
  });
  expect(registered.status).toBe(200);
  await post('/company/91/domain', { domain: 'firma.example' });
  const own = await asPerson(app, boss);
  await own.post('/user/proof', { password: boss.password });
  const set = await fetch(`${app.url}/api/sso`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorize: own.token },
    body: JSON.stringify({ preset: 'other', issuer: provider.issuer, ...TestProvider.client }),
  });
  expect(set.status).toBe(200);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop(), provider?.close()]);
  await onServer(`drop database if exists ${database} with (force)`);
});

it('[SSO-01] [SSO-04] [SSO-05] somebody comes in with the account of the firm: once with the password, then without', async () => {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const begin = async () => {
    await page.goto(`${app.url}/login`);
    await page.getByLabel('E-Mail').fill(boss.email);
    await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click();
  };
  await begin();
  await page.getByText(/zum ersten Mal mit diesem Firmenkonto/).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.getByLabel('Passwort', { exact: true }).fill(boss.password);
  await page.getByRole('button', { name: 'Verknüpfen und anmelden' }).click();
  await page.waitForURL('**/dashboard');
  await page.evaluate(() => localStorage.clear());
  await begin();
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toMatch(/^ey/);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  provider.isCancelled = true;
  await begin();
  await page.getByText('Grund für den Administrator: refused, access_denied').waitFor();
  await page.close();
});
