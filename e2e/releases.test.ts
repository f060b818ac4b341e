import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { Clone, staticHost } from './support/clone.ts';
import { asPerson } from './support/demo-data.ts';
import { serveFolder } from './support/release.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './support/visitor.ts';

let clone: Clone;
let host: { origin: string; close(): void };
let browser: Browser;
let app: App;
let visitor: Visitor;
let page: Page;
/** Full page loads, and the module's files, since the start of the test. */
let loads = 0;
let files: URL[] = [];
/** The files of the two releases after a build in place, those that the server no longer had, and its answer for their list. */
let inPlace: { before: string[]; after: string[]; missing: string[]; list: number };

const dist = () => clone.path('remotes/inventory/dist');
const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../remotes/inventory/package.json'), 'utf8'),
);
const today = { address: '/remotes/inventory/', version };

beforeAll(async () => {
  clone = new Clone();
  [browser, app, host] = await Promise.all([
    openBrowser(),
    serveFolder(clone.root),
    staticHost(clone.path('static')),
  ]);
  inPlace = await buildNew();
  visitor = await visit(browser, app, DESKTOP);
  page = visitor.page;
  page.on('load', () => {
    loads += 1;
  });
  page.on('request', (request) => {
    if (request.url().includes('/inventory/') && request.resourceType() === 'script')
      files.push(new URL(request.url()));
  });
  await visitor.remember((await asPerson(app, account('chefin'))).token);
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  host?.close();
  clone?.remove();
});

const account = (person: string) =>
  app.accounts.find(({ email }) => email.startsWith(`${person}@`)) as Account;

beforeEach(async () => {
  clone.register('inventory', today);
  visitor.problems.splice(0);
  await visitor.open('/release-notes');
  await heading('Release Notes').waitFor();
  loads = 0;
  files = [];
});

const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const follow = (name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).click();
const origins = () => [...new Set(files.map(({ origin }) => origin))];

const ofRelease = (): string[] => JSON.parse(readFileSync(join(dist(), '.release.json'), 'utf8'));

/** Built by its team on its own, in place, and copied to another host; the server then has the previous release again. */
async function buildNew(): Promise<typeof inPlace> {
  const previous = clone.path('previous');
  cpSync(dist(), previous, { recursive: true });
  const before = ofRelease();
  clone.change('remotes/inventory/package.json', `"version": "${version}"`, '"version": "9.0.0"');
  clone.change('remotes/inventory/src/inventory-page.tsx', 'title="Inventar"', 'title="Inventar neu"');
  clone.build('inventory');
  const after = ofRelease();
  const statusOf = async (file: string) => (await fetch(`${app.url}/remotes/inventory/${file}`)).status;
  const missing: string[] = [];
  for (const file of new Set([...before, ...after])) if ((await statusOf(file)) !== 200) missing.push(file);
  const list = await statusOf('.release.json');
  cpSync(dist(), clone.path('static/inventory/9.0.0'), { recursive: true });
  rmSync(dist(), { recursive: true });
  renameSync(previous, dist());
  return { before, after, missing, list };
}

/** Another release beside today's: what its build would have written. */
function derive(other: string, ...changes: [from: string, to: string][]): void {
  const folder = clone.path(`releases/inventory/${other}`);
  cpSync(dist(), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  for (const packed of files.filter((file) => /\.(br|gz)$/.test(file))) rmSync(packed);
  const texts = files.filter((file) => /\.js(on)?$/.test(file) && !file.endsWith('/.release.json'));
  for (const [from, to] of [[`"version": "${version}"`, `"version": "${other}"`], ...changes] as const) {
    const found = texts.filter((file) => readFileSync(file, 'utf8').includes(from));
    expect(found, from).not.toEqual([]);
    for (const file of found) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
}

it('a window that is open during an in-place build still finds its own files', () => {
  const { before, after, missing, list } = inPlace;
  expect(after.filter((file) => !before.includes(file)).length).toBeGreaterThan(0);
  expect(before.filter((file) => !after.includes(file)).length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
  expect(list).not.toBe(200);
});

it('a newer release on another server is picked up by an open window at its next step, and taken back', async () => {
  await follow('Inventar');
  await heading('Inventar').waitFor();
  expect([loads, origins()]).toEqual([0, [app.url]]);

  clone.register('inventory', { address: `${host.origin}/inventory/9.0.0/`, version: '9.0.0' });
  await Promise.all([page.waitForEvent('load'), follow('Projekte')]);
  await heading('Projekte').waitFor();
  files = [];
  await follow('Inventar');
  await heading('Inventar neu').waitFor();
  await page.getByRole('table').waitFor();
  expect([loads, origins()]).toEqual([1, [host.origin]]);

  clone.register('inventory', today);
  await Promise.all([page.waitForEvent('load'), follow('Projekte')]);
  files = [];
  await follow('Inventar');
  await heading('Inventar').waitFor();
  expect([loads, origins()]).toEqual([2, [app.url]]);
  // Neither the policy nor the other origin has blocked anything.
  await visitor.expectSound();
});

it('an older release, copied to the program itself, works as well', async () => {
  derive('0.9.0', ['title:"Inventar"', 'title:"Inventar alt"']);
  clone.register('inventory', { address: '/releases/inventory/0.9.0/', version: '0.9.0' });
  await Promise.all([page.waitForEvent('load'), follow('Projekte')]);
  await follow('Inventar');
  await heading('Inventar alt').waitFor();
  await page.getByRole('table').waitFor();
  expect(new Set(files.map(({ pathname }) => pathname.split('/').slice(0, 4).join('/')))).toEqual(
    new Set(['/releases/inventory/0.9.0']),
  );
  await visitor.expectSound();
});

it('unsaved input is never lost by a release', async () => {
  await follow('Inventar');
  await page.getByRole('link', { name: 'Inventar anlegen' }).click();
  await page.getByLabel('Name').fill('Bohrhammer');
  clone.register('inventory', { ...today, address: '/releases/inventory/0.9.0/', version: '0.9.0' });
  await follow('Projekte');
  await page.getByRole('button', { name: 'Hier bleiben' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Bohrhammer');
  expect(loads).toBe(0);
  await follow('Projekte');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Verlassen' }).click()]);
  await heading('Projekte').waitFor();
  expect(loads).toBe(1);
});

it('a newer release that needs what this shell does not share waits; if loaded anyway, only its own pages fail', async () => {
  const newer = { address: '/releases/inventory/9.5.0/', version: '9.5.0' };
  derive(
    '9.5.0',
    ['"@stundenbuch/web/kit: PageHeader"', '"@stundenbuch/web/kit: PageTop"'],
    ['.PageHeader,{title:"Inventar"', '.PageTop,{title:"Inventar"'],
  );

  clone.register('inventory', newer);
  await follow('Projekte');
  await heading('Projekte').waitFor();
  await follow('Inventar');
  await heading('Inventar').waitFor();
  expect([loads, files.filter(({ pathname }) => pathname.startsWith(newer.address))]).toEqual([0, []]);
  await visitor.expectSound();

  // Like a restarted server that does not know the previous release.
  await page.route('**/modules.json', async (route) => {
    const response = await route.fetch();
    const lines = (await response.json()) as { name: string }[];
    const json = lines.map((line) => (line.name === 'inventory' ? { ...line, ...newer } : line));
    await route.fulfill({ response, json });
  });
  await visitor.open('/inventory');
  await page.getByRole('alert').filter({ hasText: 'Dieser Bereich konnte nicht geladen werden.' }).waitFor();
  expect(visitor.problems.some((line) => line.startsWith('[module inventory 9.5.0]'))).toBe(true);
  await follow('Projekte');
  await heading('Projekte').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
