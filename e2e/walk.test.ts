import { FLAGS, type Flag } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, dataFolder, startApp } from './support/app.ts';
import { gatherPeople, switchModules, type Walker } from './support/people.ts';
import {
  type Kind,
  protectedPaths,
  publicPaths,
  specifiedItems,
  specifiedRoutes,
} from './support/specified.ts';
import { DESKTOP, openBrowser, PHONE, type Visitor, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

// Hundreds of pages in each of these.
vi.setConfig({ testTimeout: 240_000 });

const data = dataFolder();
let browser: Browser;
let app: App;
let people: Walker[];
/** One page each for all walks: the program is loaded once, and goes on from there. */
let visitors: Map<Kind, Visitor>;
const office = () => people.find(({ kind }) => kind === 'globalAdmin') as Walker;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startApp(data.path)]);
  people = await gatherPeople(app);
  visitors = new Map();
  for (const { kind, session } of people) {
    const visitor = await visit(browser, app, DESKTOP);
    visitors.set(kind, visitor);
    await visitor.remember(session.token);
  }
});

afterAll(async () => {
  await Promise.allSettled([browser?.close(), app?.stop()]);
  data.remove();
});

const companies: [name: string, flags: readonly Flag[]][] = [
  ['all modules', FLAGS],
  ['no module', []],
  ...FLAGS.map((flag): [string, readonly Flag[]] => [flag, [flag]]),
];

const screens = [
  ['at the desk, light', DESKTOP, 'light'],
  ['at the desk, dark', DESKTOP, 'dark'],
  ['on the phone, light', PHONE, 'light'],
  ['on the phone, dark', PHONE, 'dark'],
] as const;

/** Opens the dashboard anew in everybody's page, and lets all of them walk at once. */
function everybody<T>(work: (walker: Walker, visitor: Visitor) => Promise<T>): Promise<T[]> {
  return Promise.all(
    people.map(async (walker) => {
      const visitor = visitors.get(walker.kind) as Visitor;
      await visitor.open('/dashboard');
      await visitor.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      return work(walker, visitor);
    }),
  );
}

async function visiting(visitor: Visitor, work: (visitor: Visitor) => Promise<void>): Promise<void> {
  try {
    await work(visitor);
  } finally {
    await visitor.leave();
  }
}

/** What the navigation shows, once roles and company are known. */
async function navigationOf({ page }: Visitor): Promise<(string | null)[][]> {
  await page.waitForFunction(() => !document.querySelector('.app-busy, main .sb-skeleton, main .sb-spinner'));
  const links = page.locator('.app-side nav a');
  return links.evaluateAll((found) =>
    found.map((link) => [link.querySelector('span')?.textContent ?? '', link.getAttribute('href')]),
  );
}

async function outcomesFor({ kind, samples }: Walker, visitor: Visitor, flags: readonly Flag[]) {
  const navigation = await navigationOf(visitor);
  const routes: [string, string][] = [];
  const headings: string[] = [];
  for (const [path] of specifiedRoutes(kind, flags, samples)) {
    const found = await walkTo(visitor.page, path);
    headings.push(found.heading);
    routes.push([path, path.split('?')[0] === found.path ? 'page' : found.path]);
  }
  return { navigation, routes, headings };
}

/** Every page, searched for faults; a fault is told with its page. */
async function faultsFor(visitor: Visitor, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await walkTo(visitor.page, path);
    found.push(...(await visitor.faults()).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** A page that the build drew leads nowhere until the program has arrived; its form shows when. */
async function arrive(visitor: Visitor): Promise<void> {
  await visitor.open('/login');
  await visitor.page.locator('button[type=submit]:not([disabled])').waitFor();
}

describe('[ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-44] every route and every item of the navigation', () => {
  it.each(companies)(
    '[ACC-47] [ACC-49] [NAV-05] [NAV-06] [NAV-07] [NAV-10] [NAV-11] [NAV-13] [AMB-19] [AMB-20] [AMB-24] of a company with %s',
    async (_, flags) => {
      await switchModules(office().session, flags);
      await everybody(async (walker, visitor) => {
        const { kind, samples } = walker;
        const { navigation, routes, headings } = await outcomesFor(walker, visitor, flags);
        expect(navigation, `navigation of ${kind}`).toEqual(specifiedItems(kind, flags));
        expect(routes, `routes of ${kind}`).toEqual(specifiedRoutes(kind, flags, samples));
        expect(headings, `headings of ${kind}`).not.toContain('');
        expect(visitor.problems.splice(0), `console of ${kind}`).toEqual([]);
      });
    },
  );

  it('[ACC-44] [AMB-20] [AMB-111] lead a visitor to the login, and the public ones stay', async () => {
    await visiting(await visit(browser, app, DESKTOP), async (visitor) => {
      await arrive(visitor);
      for (const path of protectedPaths) expect((await walkTo(visitor.page, path)).path, path).toBe('/login');
      for (const path of publicPaths) expect((await walkTo(visitor.page, path)).path, path).toBe(path);
      expect(visitor.problems).toEqual([]);
    });
  });
});

describe('every page is sound', () => {
  it.each(screens)('[PUB-01] for a visitor %s', async (_, viewport, scheme) => {
    await visiting(await visit(browser, app, viewport, scheme), async (visitor) => {
      await arrive(visitor);
      expect(await visitor.page.getAttribute('html', 'lang')).toBe('de');
      expect(await faultsFor(visitor, publicPaths)).toEqual([]);
    });
  });

  it.each(screens)('[PUB-01] [AMB-111] for each kind of person %s', async (_, viewport, scheme) => {
    await switchModules(office().session, FLAGS);
    const found = await everybody(async ({ kind, samples }, visitor) => {
      await visitor.page.setViewportSize(viewport);
      await visitor.changeScheme(scheme);
      const open = specifiedRoutes(kind, FLAGS, samples).filter(([, outcome]) => outcome === 'page');
      const paths = [...open.map(([path]) => path), ...(kind === 'employee' ? publicPaths : [])];
      return (await faultsFor(visitor, paths)).map((fault) => `${kind} ${fault}`);
    });
    expect(found.flat()).toEqual([]);
  });
});
