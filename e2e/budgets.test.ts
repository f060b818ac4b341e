import { FLAGS } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { gatherShowcase, type Shown } from './support/showcase.ts';
import { type Samples, specifiedRoutes } from './support/specified.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';
import { type Weigher, type Weight, weigher } from './support/weight.ts';

let browser: Browser;
let app: App;
let people: Walker[];

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  people = await gatherPeople(app);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

/** kB of scripts and style sheets, compressed: of a company that has switched nothing on, and of one with all features. */
const VISITOR = 110;
const PLAIN = { dashboard: 320, form: 425, chart: 574, other: 498 };
const FEATURED = { dashboard: 390, form: 480, chart: 600, other: 530 };
type Budget = typeof PLAIN;

async function budgetOf(path: string, budget: Budget, { shows }: Weigher): Promise<number> {
  if (path === '/dashboard') return budget.dashboard;
  if (await shows('main .sb-chart')) return budget.chart;
  const isForm = (await shows('main form')) && !(await shows('main table'));
  return isForm ? budget.form : budget.other;
}

/** The pages that weigh more than they may. */
async function overBudget(token: string, paths: readonly string[], budget: Budget): Promise<string[]> {
  const admin = await weigher(browser, app);
  await admin.enter(token);
  const over: string[] = [];
  for (const path of paths) {
    await admin.open(path);
    const most = await budgetOf(path, budget, admin);
    const { code } = await admin.weight();
    if (code > most) over.push(`${path}: ${code} kB, allowed are ${most}`);
  }
  return over;
}

const pagesOf = (samples: Samples, features: readonly string[] = []) =>
  specifiedRoutes('admin', FLAGS, samples, features).flatMap(([path, outcome]) =>
    outcome === 'page' ? path : [],
  );

describe('what a page costs with an empty cache', () => {
  it.each(['/', '/login', '/register', '/prices'])(
    '%s no more than the budget of a visitor',
    async (path) => {
      const visitor = await weigher(browser, app);
      await visitor.open(path);
      expect(await visitor.weight()).toEqual<Weight>({
        code: expect.toSatisfy((kB: number) => kB > 50 && kB <= VISITOR),
        files: expect.toSatisfy((files: number) => files <= 14),
        calls: 0,
      });
    },
  );

  it('[DCN-13] every page of an admin no more than its budget', async () => {
    const { samples, session } = people.find(({ kind }) => kind === 'admin') as Walker;
    const paths = pagesOf(samples);
    expect(paths.length).toBeGreaterThan(35);
    expect(await overBudget(session.token, paths, PLAIN)).toEqual([]);
  });

  it('[DCN-13] every page of an admin whose company has the features of the demo', async () => {
    const [boss] = await gatherShowcase(app);
    const { samples, session } = boss as Shown;
    const { features } = await session.get<{ features: string[] }>('/company/current');
    const paths = pagesOf(samples, features);
    expect(paths.length).toBeGreaterThan(50);
    expect(await overBudget(session.token, paths, FEATURED)).toEqual([]);
  });
});
