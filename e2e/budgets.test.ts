import { FLAGS } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { specifiedRoutes } from './support/specified.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';
import { type Weigher, type Weight, weigher } from './support/weight.ts';

// Forty pages, each loaded anew.
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

/** kB of compressed JavaScript and files, for an admin with all modules. A page that becomes lighter lowers its line. */
const budgets: Record<string, [kB: number, files: number]> = {
  '/dashboard': [197, 17],
  '/myprofil': [243, 25],
  '/absences': [188, 18],
  '/release-notes': [181, 15],
  '/analysis': [197, 18],
  '/mycompany': [195, 18],
  '/myworkers': [201, 20],
  '/worker-details': [257, 28],
  '/myjobs': [199, 20],
  '/mycategories': [199, 20],
  '/new-job': [220, 20],
  '/manage-job': [220, 20],
  '/new-category': [220, 20],
  '/manage-category': [220, 20],
  '/new-worker': [264, 26],
  '/manage-worker': [264, 26],
  '/address': [199, 20],
  '/customer': [199, 20],
  '/customer-detail': [224, 22],
  '/new-customer': [219, 20],
  '/manage-customer': [219, 20],
  '/inventory': [200, 20],
  '/inventory-detail': [223, 22],
  '/new-inventory': [262, 25],
  '/manage-inventory': [262, 25],
  '/workingtime': [242, 24],
  '/create-workingtime': [267, 27],
  '/manage-workingtime': [267, 27],
  '/manage-absence': [250, 23],
  '/timesheet': [201, 19],
  '/booking': [283, 29],
  '/manage-booking': [283, 29],
  '/projects': [200, 20],
  '/project-detail': [347, 23],
  '/new-project': [279, 28],
  '/manage-project': [279, 28],
  '/inbox': [188, 18],
  '/vacation-overview': [183, 16],
  '/projectBookings': [245, 26],
  '/timeBookings': [245, 26],
};

async function overBudget(path: string, { open, weight }: Weigher): Promise<string[]> {
  const [name] = path.split('?') as [string];
  const budget = budgets[name];
  if (!budget) return [`${name} has no budget`];
  await open(path);
  const { script, files } = await weight();
  return script > budget[0] || files > budget[1]
    ? [`${name}: ${script} kB in ${files} files, allowed are ${budget.join(' kB in ')}`]
    : [];
}

describe('what a page costs with an empty cache', () => {
  it.each(['/', '/login', '/register', '/prices'])('%s at most 110 kB of JavaScript', async (path) => {
    const visitor = await weigher(browser, app);
    await visitor.open(path);
    expect(await visitor.weight()).toEqual<Weight>({
      script: expect.toSatisfy((kB: number) => kB > 50 && kB <= 110),
      files: expect.toSatisfy((files: number) => files <= 14),
      calls: 0,
    });
  });

  it('from the login to the first page with table and date field at most 300 kB in all', async () => {
    const employee = await weigher(browser, app);
    await employee.open('/login');
    await employee.enter(token('employee'));
    await employee.open('/workingtime');
    const { script } = await employee.weight();
    expect(script).toBeGreaterThan(150);
    expect(script).toBeLessThanOrEqual(300);
  });

  it('every page of an admin no more than its budget', async () => {
    const { samples } = people.find(({ kind }) => kind === 'admin') as Walker;
    const paths = specifiedRoutes('admin', FLAGS, samples).flatMap(([path, outcome]) =>
      outcome === 'page' ? path : [],
    );
    expect(paths).toHaveLength(Object.keys(budgets).length);
    const over: string[] = [];
    const next = paths.values();
    const worker = async () => {
      const admin = await weigher(browser, app);
      await admin.enter(token('admin'));
      for (const path of next) over.push(...(await overBudget(path, admin)));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(over).toEqual([]);
  });
});
