import { FLAGS } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { specifiedRoutes } from './support/specified.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';
import { type Weigher, type Weight, weigher } from './support/weight.ts';

// Forty pages, each fully reloaded.
vi.setConfig({ testTimeout: 240_000 });

let browser: Browser;
let app: App;
let people: Walker[];
const token = (who: Walker['kind']) => people.find(({ kind }) => kind === who)?.session.token ?? '';

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  people = await gatherPeople(app);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

/** kB of scripts and style sheets, compressed. */
const budget = { visitor: 110, dashboard: 320, form: 425, chart: 574, other: 498 };

async function budgetOf(path: string, { shows }: Weigher): Promise<number> {
  if (path === '/dashboard') return budget.dashboard;
  if (await shows('main .sb-chart')) return budget.chart;
  const isForm = (await shows('main form')) && !(await shows('main table'));
  return isForm ? budget.form : budget.other;
}

async function overBudget(path: string, weigher: Weigher): Promise<string[]> {
  await weigher.open(path);
  const most = await budgetOf(path, weigher);
  const { code } = await weigher.weight();
  return code > most ? [`${path}: ${code} kB, allowed are ${most}`] : [];
}

describe('what a page costs with an empty cache', () => {
  it.each(['/', '/login', '/register', '/prices'])(
    '%s no more than the budget of a visitor',
    async (path) => {
      const visitor = await weigher(browser, app);
      await visitor.open(path);
      expect(await visitor.weight()).toEqual<Weight>({
        code: expect.toSatisfy((kB: number) => kB > 50 && kB <= budget.visitor),
        files: expect.toSatisfy((files: number) => files <= 14),
        calls: 0,
      });
    },
  );

  it('[DCN-13] every page of an admin no more than its budget', async () => {
    const { samples } = people.find(({ kind }) => kind === 'admin') as Walker;
    const paths = specifiedRoutes('admin', FLAGS, samples).flatMap(([path, outcome]) =>
      outcome === 'page' ? path : [],
    );
    expect(paths.length).toBeGreaterThan(35);
    const admin = await weigher(browser, app);
    await admin.enter(token('admin'));
    const over: string[] = [];
    for (const path of paths) over.push(...(await overBudget(path, admin)));
    expect(over).toEqual([]);
  });
});
