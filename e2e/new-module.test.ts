import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { Clone } from './support/clone.ts';
import { asPerson } from './support/demo-data.ts';
import { addModule } from './support/new-module.ts';
import { startFirst } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, visit } from './support/visitor.ts';

let clone: Clone;
let browser: Browser;
let app: App;

beforeAll(async () => {
  clone = new Clone();
  addModule(clone);
  [browser, app] = await Promise.all([openBrowser(), startFirst({}, clone.path('scripts/start.mjs'))]);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  clone?.remove();
});

const tokenOf = async (person: string) => {
  const account = app.accounts.find(({ email }) => email.startsWith(`${person}@`));
  return (await asPerson(app, account as Account)).token;
};

it('a module of its own folders and one line of the registry is there: navigation, tile, list, page, call', async () => {
  const visitor = await visit(browser, app, DESKTOP);
  const { page } = visitor;
  await visitor.enter(await tokenOf('anna'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Fahrzeug buchen/ }).waitFor();
  await main.getByRole('heading', { name: 'Zuletzt gefahren' }).waitFor();
  await main.getByText(/^Transporter der Firma \d+$/).waitFor();
  await visitor.expectSound();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Fahrzeuge' })
    .click();
  await page.getByRole('heading', { name: 'Fahrzeuge', level: 1 }).waitFor();
  await main.getByText(/^Transporter der Firma \d+$/).waitFor();
  await visitor.expectSound();
  await visitor.leave();
});

it('its access rows hold: a reader sees nothing of it, and is refused', async () => {
  const token = await tokenOf('leserin');
  const visitor = await visit(browser, app, DESKTOP);
  await visitor.enter(token);
  await visitor.page.waitForLoadState('networkidle');
  expect(await visitor.page.getByRole('link', { name: /Fahrzeug/ }).count()).toBe(0);
  await visitor.open('/vehicles');
  await visitor.page.waitForURL('**/403');
  await visitor.leave();
  const answer = await fetch(`${app.url}/api/vehicles`, { headers: { authorize: token } });
  expect(answer.status).toBe(403);
});

it('it is in the description of the calls, and a visitor is asked to log in', async () => {
  const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as {
    paths: Record<string, { get: { tags: string[] } }>;
  };
  expect(paths['/api/vehicles']?.get.tags).toEqual(['vehicles']);
  const visitor = await visit(browser, app, DESKTOP);
  await visitor.open('/vehicles');
  await visitor.page.waitForURL('**/login');
  await visitor.leave();
});
