import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { App } from './support/app.ts';
import { FAULTS, type Fault, missing, removeDescription } from './support/faults.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

let browser: Browser;
let app: App;
let visitor: Visitor;
let page: Page;
const requested: string[] = [];
const tokens = new Map<string, string>();

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
  await openScreen();
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

/** For all tests, because a page that has loaded the program before needs half of the processor time. */
async function openScreen(): Promise<void> {
  visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
  page = visitor.page;
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
}

beforeEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const PART_FAILED = 'Dieser Bereich konnte nicht geladen werden. Alles andere funktioniert weiter.';
const failedPart = () => page.getByRole('alert').filter({ hasText: PART_FAILED });
const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const follow = (name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name }).click();
const filesOf = (module: string) => requested.filter((path) => path.startsWith(`/remotes/${module}/`));

async function tokenOf(person: string): Promise<string> {
  const known = tokens.get(person);
  if (known) return known;
  const account = app.accounts.find(({ email }) => email.startsWith(`${person}@`));
  const answer = await fetch(`${app.url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  expect(answer.status).toBe(200);
  const token = (await answer.json()) as string;
  tokens.set(person, token);
  return token;
}

/** With a session from the start, so that only the module can fail. */
async function openAs(person: string, path: string): Promise<void> {
  await visitor.remember(await tokenOf(person));
  requested.splice(0);
  visitor.problems.splice(0);
  await visitor.open(path);
}

/** The remote misbehaves from now on; the returned function restores it. */
async function breakRemote(module: string, fault: Fault): Promise<() => Promise<void>> {
  const pattern = `**/remotes/${module}/**`;
  const handler = (route: Route) => void fault(route, module);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

const retry = (where = failedPart().first()) =>
  where.getByRole('button', { name: 'Erneut versuchen' }).click();
const logged = (module: string) => visitor.problems.some((line) => line.startsWith(`[module ${module} `));

describe('a remote that fails', () => {
  /** Three at a time fail, each in its own way, and the others do not. */
  const victims = [
    ['inventory', 'Inventar'],
    ['customers', 'Kunden'],
    ['timesheet', 'Meine Arbeitszeiten'],
  ] as const;
  const trios = [FAULTS.slice(0, 3), FAULTS.slice(3)];
  const told = trios.map((faults) => ({ how: faults.map(([title]) => title).join(', or '), faults }));
  it.each(told)('only loses its own pages when it $how', async ({ faults }) => {
    await openAs('chefin', '/projects');
    await heading('Projekte').waitFor();
    const mends = new Map<string, () => Promise<void>>();
    for (const [index, [module]] of victims.entries())
      mends.set(module, await breakRemote(module, faults[index]?.[1] as Fault));
    for (const [module, name] of victims) {
      await follow(name);
      await failedPart().waitFor();
      expect([module, await failedPart().count()]).toEqual([module, 1]);
      expect([module, logged(module)]).toEqual([module, true]);
      await follow('Projekte');
      await heading('Projekte').waitFor();
      expect([module, await failedPart().count()]).toEqual([module, 0]);
    }
    expect(logged('projects')).toBe(false);
    for (const [module, name] of victims) {
      await follow(name);
      await failedPart().waitFor();
      await mends.get(module)?.();
      await retry();
      await heading(name).waitFor();
      expect([module, await failedPart().count()]).toEqual([module, 0]);
    }
  });

  it('only loses its own pages when it hangs', async () => {
    await page.clock.install();
    const mend = await breakRemote('inventory', () => undefined);
    await openAs('chefin', '/inventory');
    await expect.poll(() => filesOf('inventory').length).toBeGreaterThan(0);
    await page.clock.fastForward(21_000);
    await failedPart().waitFor();
    expect(logged('inventory')).toBe(true);
    await mend();
    await retry();
    await heading('Inventar').waitFor();
    // This one's clock cannot be given back.
    await visitor.leave();
    await openScreen();
  });

  it('only loses its own place when the server has no description of it, and recovers', async () => {
    const mend = await removeDescription(page, 'inventory');
    await openAs('chefin', '/inventory');
    // The page may belong to the missing module; 'not found' would be wrong.
    await failedPart().waitFor();
    await page.getByRole('link', { name: 'Projekte', exact: true }).waitFor();
    expect(visitor.problems).toEqual(['[module inventory] registered, but without a description']);
    expect(await page.getByRole('link', { name: 'Inventar' }).count()).toBe(0);
    expect(filesOf('inventory')).toEqual([]);
    mend();
    await retry();
    await heading('Inventar').waitFor();
    await page.getByRole('link', { name: 'Inventar', exact: true }).waitFor();
  });

  it('only loses its lists and tabs, and its counter is silent', async () => {
    const mendHours = await breakRemote('timesheet', missing);
    await openAs('chefin', '/dashboard');
    await failedPart().first().waitFor();
    await page.getByRole('link', { name: /Arbeitszeit erfassen/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const broken = await failedPart().count();
    expect(broken).toBeGreaterThan(0);
    expect(filesOf('absences').length).toBeGreaterThan(0);
    expect(logged('absences')).toBe(false);
    await walkTo(page, '/myprofil');
    await page.getByRole('tab', { name: 'Zeitbuchungen' }).click();
    await page.getByRole('tabpanel').getByText(PART_FAILED).waitFor();
    await expect.poll(() => failedPart().count()).toBe(1);
    await mendHours();
    await retry(page.getByRole('tabpanel'));
    await page.getByRole('tabpanel').getByRole('table').waitFor();
    const mend = await breakRemote('absences', missing);
    await visitor.open('/myprofil');
    await expect.poll(() => logged('absences')).toBe(true);
    await page.getByRole('link', { name: 'Inbox', exact: true }).waitFor();
    expect(await failedPart().count()).toBe(0);
    await mend();
  });
});

describe('a module that is off for the company', () => {
  const calls = {
    timesheet: ['/timesheet/current', '/timesheet/workingtime', '/timesheet/projectsum/user/1'],
    projects: ['/project', '/project/active', '/project/id/1'],
    customers: ['/customer', '/customer/1', '/address/customer/1'],
    inventory: ['/inventory', '/inventory/1'],
  };
  const pages = {
    timesheet: '/workingtime',
    projects: '/projects',
    customers: '/customer',
    inventory: '/new-inventory',
  };
  const links = {
    timesheet: /Arbeitszeit|Projektstunden|Auswertung|Projekt buchen|Woche/,
    projects: /Projekte/,
    customers: /Kunden/,
    inventory: /Inventar/,
  };
  type Module = keyof typeof calls;

  async function switchTo(permission: string): Promise<void> {
    const call = async (person: string, path: string, init: RequestInit = {}) => {
      const headers = { authorize: await tokenOf(person), 'content-type': 'application/json' };
      const answer = await fetch(`${app.url}/api${path}`, { ...init, headers });
      expect(answer.status).toBe(200);
      return answer.json() as Promise<{ id: number }>;
    };
    const { id } = await call('garten', '/company/current');
    const body = JSON.stringify({ permission });
    await call('verwaltung', `/company/${id}`, { method: 'PUT', body });
  }

  it('[COMP-17] is available when it is on', async () => {
    await switchTo('1111111');
    await openAs('garten', '/dashboard');
    await heading('Dashboard').waitFor();
    const headers = { authorize: await tokenOf('garten') };
    for (const module of Object.keys(calls) as Module[]) {
      await page.getByRole('link', { name: links[module] }).first().waitFor();
      for (const path of calls[module]) {
        expect((await fetch(`${app.url}/api${path}`, { headers })).status).not.toBe(403);
      }
    }
    await walkTo(page, pages.inventory);
    await expect.poll(() => filesOf('inventory').length).toBeGreaterThan(0);
  });

  it.each([
    ['1010000', ['projects', 'customers', 'inventory']],
    ['0010000', ['timesheet', 'projects', 'customers', 'inventory']],
  ] as [string, Module[]][])(
    '[COMP-17] with %s gives nothing of it away: no byte, no call, no place',
    async (permission, off) => {
      await switchTo(permission);
      await openAs('garten', '/dashboard');
      await heading('Dashboard').waitFor();
      await page.waitForLoadState('networkidle');
      expect(filesOf('absences').length).toBeGreaterThan(0);
      const names = await page.getByRole('link').allInnerTexts();
      for (const module of off) expect(names.filter((name) => links[module].test(name))).toEqual([]);
      await walkTo(page, '/myprofil');
      await heading('Mein Profil').waitFor();
      await page.waitForLoadState('networkidle');
      await expect
        .poll(() => page.getByRole('tab').allInnerTexts())
        .toEqual(off.includes('timesheet') ? [] : ['Zeitbuchungen', 'Arbeitszeitübersicht']);
      for (const path of off.map((module) => pages[module])) {
        expect([path, (await walkTo(page, path)).path]).toEqual([
          path,
          expect.stringMatching(/^\/(403|dashboard)$/),
        ]);
      }
      for (const module of off) expect(filesOf(module)).toEqual([]);
      const headers = { authorize: await tokenOf('garten') };
      for (const path of off.flatMap((module) => calls[module])) {
        const answer = await fetch(`${app.url}/api${path}`, { headers });
        expect([path, answer.status]).toEqual([path, 403]);
      }
    },
  );
});
