import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLAGS } from '@stundenbuch/domain/access/flags';
import { FEATURES } from '@stundenbuch/domain/sides/log/features-list';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { lastContract, lastOffer, type OldRemote, releases, remotesOf } from './support/last-release.ts';
import { answerAs, promised } from './support/older-server.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { type Deployed, deploy } from './support/release.ts';
import { specifiedRoutes } from './support/specified.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const PART_FAILED = 'Dieser Bereich konnte nicht geladen werden. Alles andere funktioniert weiter.';
const NO_ANSWER = /^Failed to load resource: the server responded with a status of 40[04]/;
const contract = lastContract();
let browser: Browser;
let deployed: Deployed;
let app: App;
let people: Walker[];
/** The remotes of the release that a test asks for. */
let old: OldRemote[];
let built: Map<string, OldRemote[]>;
let visitor: Visitor;
let todays: { modules: { name: string; address: string; version: string }[] };

beforeAll(async () => {
  [browser, deployed] = await Promise.all([openBrowser(), deploy()]);
  app = deployed;
  const into = join(deployed.folder, 'releases');
  built = new Map(releases.map((release) => [release, remotesOf(release, into)]));
  todays = JSON.parse(readFileSync(join(deployed.folder, 'registry.json'), 'utf8'));
  // An admin sees every page that the others see; a reader sees less of them, an employee gets other answers.
  people = (await gatherPeople(app)).filter(({ kind }) => kind === 'employee' || kind === 'admin');
  visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
});
afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), deployed?.stop()]);
});
beforeEach(() => choose(releases[0]));
afterEach(() => visitor.page.unrouteAll({ behavior: 'ignoreErrors' }));

function choose(release = ''): void {
  old = built.get(release) ?? [];
  expect(old.length).toBeGreaterThan(0);
}

const admin = () => people.find(({ kind }) => kind === 'admin') as Walker;
const before = () =>
  old.map(({ name, version }) => ({ name, version, address: `/releases/${name}/${version}/` }));
const register = (modules: object[]) =>
  writeFileSync(join(deployed.folder, 'registry.json'), JSON.stringify({ modules }));

/** What is live, by name: the address of the release that windows get. */
async function live(): Promise<Record<string, string>> {
  const lines = (await (await fetch(`${app.url}/modules.json`)).json()) as {
    name: string;
    address: string;
  }[];
  return Object.fromEntries(lines.map(({ name, address }) => [name, address]));
}

/** All at one screen. What its last page reported while it was left is not about this visit. */
async function enter({ session }: Walker): Promise<void> {
  await visitor.remember(session.token);
  visitor.problems.splice(0);
  await visitor.openDashboard();
}

/** Every page that the specification gives to this person: at its path, with a heading, and without an error. */
async function walk({ kind, samples }: Walker, isKnown: (path: string) => boolean): Promise<void> {
  const all = specifiedRoutes(kind, FLAGS, samples);
  const routes = all.filter(([path, outcome]) => outcome === 'page' && isKnown(path));
  expect(routes.length).toBeGreaterThan(15);
  for (const [path] of routes) {
    const found = await walkTo(visitor.page, path);
    expect(found.path, `${kind} ${path}`).toBe(path.split('?')[0]);
    expect(found.heading, `${kind} ${path}`).not.toBe('');
    expect(await visitor.page.getByText(PART_FAILED).count(), `${kind} ${path}`).toBe(0);
  }
}

const routesOf = (lines: { manifest: { routes: { path: string }[] } }[]) =>
  lines.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));

/** Whether the path is not one of those that came after the last release. */
function isOfLastRelease(path: string): boolean {
  const known = new Set(routesOf(old));
  const today = todays.modules.flatMap(({ name }) => routesOf([{ manifest: manifestOf(name) }]));
  const page = path.split('?')[0] ?? '';
  return known.has(page) || !today.includes(page);
}

it.each(releases)(
  'the remotes of %s, as they were built, work with the shell and the server of today',
  async (release) => {
    choose(release);
    register(before());
    const loaded = new Set<string>();
    visitor.page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
    for (const walker of people) {
      await enter(walker);
      await walk(walker, isOfLastRelease);
      expect(visitor.problems).toEqual([]);
    }
    expect([...loaded].filter((path) => path.startsWith('/remotes/'))).toEqual([]);
    for (const { address } of before()) expect(loaded).toContain(`${address}remoteEntry.js`);
  },
);

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(deployed.folder, 'remotes', name, 'dist/module.json'), 'utf8'));

it.each(releases)('[FND-14] the remotes of %s work for a company with every feature on', async (release) => {
  choose(release);
  register(before());
  const account = app.accounts.find(({ what }) => /^Globale/.test(what)) as Account;
  const office = await asPerson(app, account);
  const { id } = await (people[0] as Walker).session.get<{ id: number }>('/company/current');
  await office.put(`/company/${id}`, { features: FEATURES.map(({ name }) => name) });
  await enter(admin());
  await walk(admin(), isOfLastRelease);
  expect(visitor.problems).toEqual([]);
  // What protects people is switched off by who proves to be it.
  await office.post('/user/proof', { password: account.password });
  await office.put(`/company/${id}`, { features: [] });
});

it('a form of the last release saves a record on the server of today', async () => {
  register(before());
  await enter(admin());
  const { page } = visitor;
  await visitor.open('/new-inventory');
  await page.getByLabel('Name').fill('Rüttelplatte');
  await page.getByRole('button', { name: /anlegen|speichern/i }).click();
  await page.getByText('Rüttelplatte').first().waitFor();
  expect(new URL(page.url()).pathname).not.toBe('/new-inventory');
  await visitor.expectSound();
});

it('remotes and shell of today work with a server of the last release', async () => {
  register(todays.modules);
  await answerAs(contract, visitor.page);
  await enter(admin());
  await walk(admin(), () => true);
  // Calls that the older server does not know may fail; nothing else may break.
  expect(visitor.problems.filter((line) => !NO_ANSWER.test(line))).toEqual([]);
});

it('remotes that are newer than the shell wait for it, each by itself, and go live with it', async () => {
  const offer = join(deployed.folder, 'shell/dist/offer.json');
  const ofToday = readFileSync(offer, 'utf8');
  const isShared = new Set(lastOffer(contract));
  const mustWait = ({ name }: { name: string }) =>
    manifestOf(name).needs.some((need: string) => !isShared.has(need));
  writeFileSync(offer, JSON.stringify([...isShared]));
  try {
    register(before());
    await live();
    register(todays.modules);
    const expected = todays.modules.map((line) => {
      const waiting = mustWait(line) ? before().find(({ name }) => name === line.name) : undefined;
      return [line.name, (waiting ?? line).address];
    });
    expect(await live()).toEqual(Object.fromEntries(expected));
    await enter(admin());
    for (const path of ['/inventory', '/customer', '/projects', '/timesheet', '/inbox', '/myworkers']) {
      expect((await walkTo(visitor.page, path)).heading, path).not.toBe('');
      expect(await visitor.page.getByText(PART_FAILED).count(), path).toBe(0);
    }
    await visitor.expectSound();
  } finally {
    writeFileSync(offer, ofToday);
  }
  expect(await live()).toEqual(
    Object.fromEntries(todays.modules.map(({ name, address }) => [name, address])),
  );
});

it('an older server is one that omits newer fields', () => {
  const person = { type: 'object', properties: { id: { type: 'integer' } } };
  const page = {
    type: 'object',
    properties: { rows: { type: 'array', items: { anyOf: [{ type: 'null' }, person] } } },
    additionalProperties: { type: 'number' },
  };
  const answer = { rows: [{ id: 1, newer: 'x' }, null], total: 2 };
  expect(promised(answer, page)).toEqual({ rows: [{ id: 1 }, null], total: 2 });
  expect(promised({ id: 1, newer: 'x' }, person)).toEqual({ id: 1 });
});
