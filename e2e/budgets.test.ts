import { FLAGS } from '@stundenbuch/domain/access/flags';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { App } from './support/app.ts';
import { gatherPeople, type Walker } from './support/people.ts';
import { specifiedRoutes } from './support/specified.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, openBrowser } from './support/visitor.ts';
import { type Weight, weigh } from './support/weight.ts';

// Forty pages, each with an empty cache.
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
  '/dashboard': [200, 19],
  '/myprofil': [250, 27],
  '/absences': [192, 20],
  '/release-notes': [183, 17],
  '/analysis': [201, 20],
  '/mycompany': [199, 20],
  '/myworkers': [204, 22],
  '/worker-details': [263, 30],
  '/myjobs': [202, 22],
  '/mycategories': [202, 22],
  '/new-job': [225, 22],
  '/manage-job': [225, 22],
  '/new-category': [225, 22],
  '/manage-category': [225, 22],
  '/new-worker': [270, 28],
  '/manage-worker': [271, 28],
  '/address': [203, 22],
  '/customer': [203, 22],
  '/customer-detail': [229, 24],
  '/new-customer': [223, 22],
  '/manage-customer': [223, 22],
  '/inventory': [204, 22],
  '/inventory-detail': [228, 24],
  '/new-inventory': [268, 27],
  '/manage-inventory': [268, 27],
  '/workingtime': [249, 26],
  '/create-workingtime': [275, 29],
  '/manage-workingtime': [275, 29],
  '/manage-absence': [257, 25],
  '/timesheet': [204, 21],
  '/booking': [288, 30],
  '/manage-booking': [288, 30],
  '/projects': [203, 22],
  '/project-detail': [355, 25],
  '/new-project': [284, 29],
  '/manage-project': [284, 29],
  '/inbox': [192, 20],
  '/vacation-overview': [187, 18],
  '/projectBookings': [262, 29],
  '/timeBookings': [262, 29],
};

async function overBudget(path: string): Promise<string[]> {
  const [name] = path.split('?') as [string];
  const budget = budgets[name];
  if (!budget) return [`${name} has no budget`];
  const { script, files } = await weigh(browser, app, [path], token('admin'));
  return script > budget[0] || files > budget[1]
    ? [`${name}: ${script} kB in ${files} files, allowed are ${budget.join(' kB in ')}`]
    : [];
}

describe('what a page costs with an empty cache', () => {
  it.each(['/', '/login', '/register', '/prices'])('%s at most 110 kB of JavaScript', async (path) => {
    const weight = await weigh(browser, app, [path]);
    expect(weight).toEqual<Weight>({
      script: expect.toSatisfy((kB: number) => kB > 50 && kB <= 110),
      files: expect.toSatisfy((files: number) => files <= 14),
      calls: 0,
    });
  });

  it('from the login to the first page with table and date field at most 300 kB in all', async () => {
    const { script } = await weigh(browser, app, ['/login', '/workingtime'], token('employee'));
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
      for (const path of next) over.push(...(await overBudget(path)));
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(over).toEqual([]);
  });
});
