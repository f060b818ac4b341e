import { FLAGS, type Flag } from '@stundenbuch/domain/access/flags';
import { describe, expect, it } from 'vitest';
import { setCrowd } from './support/crowd.ts';
import type { Walker } from './support/people.ts';
import {
  type Kind,
  protectedPaths,
  publicPaths,
  specifiedItems,
  specifiedRoutes,
} from './support/specified.ts';
import type { Visitor } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

const crowd = setCrowd();

const companies: [name: string, flags: readonly Flag[]][] = [
  ['all modules', FLAGS],
  ['no module', []],
  ...FLAGS.map((flag): [string, readonly Flag[]] => [flag, [flag]]),
];

/** The navigation's items, once roles and company are known. */
async function navigationOf({ page }: Visitor): Promise<(string | null)[][]> {
  await page.waitForFunction(() => !document.querySelector('.app-busy, main .sb-skeleton, main .sb-spinner'));
  const links = page.locator('.app-side nav a');
  return links.evaluateAll((found) =>
    found.map((link) => [link.querySelector('span')?.textContent ?? '', link.getAttribute('href')]),
  );
}

/**
 * Every page with all modules on, without the admin's, which every-page-at-the-desk.test.ts opens, and each route that is
 * refused, once.
 * With none, every page that still opens; with a single one, every page that only opens then: who gets refused otherwise is
 * one rule, which access-rows.test.ts checks for all possible companies.
 */
function routesFor({ kind, samples }: Walker, flags: readonly Flag[]): [path: string, outcome: string][] {
  const all = specifiedRoutes(kind, flags, samples);
  const asEmployee = specifiedRoutes('employee', flags, samples);
  const opens = ([, outcome]: [string, string]) => outcome === 'page';
  const isOther = ([, outcome]: [string, string], i: number) => outcome !== asEmployee[i]?.[1];
  // A global admin is an employee with a few more pages.
  const pages = all.filter((route, i) => opens(route) && (kind !== 'globalAdmin' || isOther(route, i)));
  const refused = all.filter((route, i) => !opens(route) && (kind === 'employee' || isOther(route, i)));
  if (flags === FLAGS) return kind === 'admin' ? refused : [...pages, ...refused];
  if (flags.length === 0) return pages;
  const always = new Set(
    specifiedRoutes(kind, [], samples)
      .filter(opens)
      .map(([path]) => path),
  );
  return pages.filter(([path]) => !always.has(path) || path === '/dashboard');
}

/** With a single module, the person who sees most of it. */
const kindsFor = (flags: readonly Flag[]): readonly Kind[] | undefined =>
  flags.length === 1 ? ['admin'] : undefined;

/** 'Mo 16.11.' where everywhere else it is 'Mo, 16.11.' (the heads of the week are two lines). */
const otherForms = ({ page }: Visitor) =>
  page.evaluate(() =>
    (document.querySelector('main')?.innerText ?? '').match(/\b(Mo|Di|Mi|Do|Fr|Sa|So)\.? \d\d\.\d\d\./g),
  );

async function outcomesOf(paths: readonly string[], visitor: Visitor) {
  const navigation = await navigationOf(visitor);
  const routes: [string, string][] = [];
  const headings: string[] = [];
  const forms: string[] = [];
  for (const path of paths) {
    const found = await walkTo(visitor.page, path);
    headings.push(found.heading);
    forms.push(...((await otherForms(visitor)) ?? []).map((form) => `${path}: ${form}`));
    routes.push([path, path.split('?')[0] === found.path ? 'page' : found.path]);
  }
  return { navigation, routes, headings, forms };
}

describe('[ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-44] every route and every item of the navigation', () => {
  it.each(companies)(
    '[ACC-47] [ACC-49] [NAV-05] [NAV-06] [NAV-07] [NAV-10] [NAV-11] [NAV-13] [AMB-19] [AMB-20] [AMB-24] of a company with %s',
    async (_, flags) => {
      await crowd.switchModules(flags);
      await crowd.everybody(async (walker, visitor) => {
        const { kind } = walker;
        await visitor.openDashboard();
        const specified = routesFor(walker, flags);
        const paths = specified.map(([path]) => path);
        const { navigation, routes, headings, forms } = await outcomesOf(paths, visitor);
        expect(navigation, `navigation of ${kind}`).toEqual(specifiedItems(kind, flags));
        expect(routes, `routes of ${kind}`).toEqual(specified);
        expect(headings, `headings of ${kind}`).not.toContain('');
        expect(forms, `days of ${kind}`).toEqual([]);
        expect(visitor.problems.splice(0), `console of ${kind}`).toEqual([]);
      }, kindsFor(flags));
    },
  );

  it('[ACC-44] [AMB-20] [AMB-111] lead a visitor to the login, and the public ones stay', async () => {
    await crowd.stranger(async (visitor, arrive) => {
      await arrive();
      for (const path of protectedPaths) expect((await walkTo(visitor.page, path)).path, path).toBe('/login');
      for (const path of publicPaths) expect((await walkTo(visitor.page, path)).path, path).toBe(path);
      expect(visitor.problems).toEqual([]);
    });
  });
});
