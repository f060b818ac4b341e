import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
// @ts-expect-error plain JavaScript
import { findTestBrowser, testBrowserFlags } from '../../scripts/programs.mjs';
import type { Account, App } from './app.ts';

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 760 };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Reports only violations, and briefly: axe spends most of its time describing passes. */
const rules: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  selectors: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

export function openBrowser(
  executablePath: string = findTestBrowser(),
  args: string[] = testBrowserFlags,
): Promise<Browser> {
  // Without a character set in the environment Chromium accepts no umlauts in the name of a download.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>;
  return chromium.launch({ executablePath, args, env });
}

/** A mocked answer may still be in flight; nobody waits for it any more. */
async function leaveContext(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Ends every visit, and the browser if it has started. */
export async function closeBrowser(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map(leaveContext));
  await browser?.close();
}

/** Somebody at a screen. Errors in the console are collected and fail the test. */
export interface Visitor {
  page: Page;
  problems: string[];
  logIn(account: Account): Promise<void>;
  /** Stores a session that was created without the screen. */
  remember(token: string): Promise<void>;
  /** Like somebody who has never logged in here. */
  forget(): Promise<void>;
  /** Stores a session and opens the dashboard. */
  enter(token: string): Promise<void>;
  /** With the stored session. */
  openDashboard(): Promise<void>;
  open(path: string): Promise<void>;
  /** No errors in the console so far, no accessibility violations, no horizontal scrolling. */
  expectSound(): Promise<void>;
  /** The same as a list, for a walk that collects everything. */
  faults(): Promise<string[]>;
  leave(): Promise<void>;
}

/** Without a service worker for what is not about it: it adds a fifth to the processor time of every load. */
export async function visit(
  browser: Browser,
  app: App,
  viewport: typeof DESKTOP,
  { serviceWorker = true } = {},
): Promise<Visitor> {
  // English, far away and with a wrong clock: the device's language and time zone must not matter.
  const abroad = { locale: 'en-US', timezoneId: 'America/New_York' };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...abroad });
  // As in a browser that has none; blocked by Playwright, each registration is a warning in the console.
  if (!serviceWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const scrollsSideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

  async function forget(): Promise<void> {
    // A page whose session has just ended leaves by itself, which may abort the first try; a blank one goes nowhere.
    await page.goto('about:blank').catch(() => page.goto('about:blank'));
    await page.goto(`${app.url}/icon.svg`);
    await page.evaluate(() => localStorage.clear());
  }

  async function remember(token: string): Promise<void> {
    await forget();
    await page.evaluate((value) => {
      localStorage.setItem('jwtToken', value);
      localStorage.setItem('isLoggedIn', 'true');
    }, token);
  }

  async function openDashboard(): Promise<void> {
    await page.goto(`${app.url}/dashboard`);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }

  return {
    page,
    problems,
    async logIn({ email, password }) {
      await page.goto(`${app.url}/login`);
      await page.locator('input[name=email]').fill(email);
      await page.locator('input[name=password]').fill(password);
      // The program reloads once, half a second after the login.
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Login' }).click()]);
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    },
    remember,
    forget,
    async enter(token) {
      await remember(token);
      await openDashboard();
    },
    openDashboard,
    async open(path) {
      await page.goto(`${app.url}${path}`);
    },
    async faults() {
      const found = [...problems.splice(0), ...(await violations(page))];
      return (await scrollsSideways()) ? [...found, 'sideways scrolling'] : found;
    },
    async expectSound() {
      // A calendar fades out for a while, outside of every landmark.
      await expect.poll(() => page.locator('.sb-calendar').filter({ visible: true }).count()).toBe(0);
      expect(problems).toEqual([]);
      // What opens or fades out is outside of its landmark for a moment.
      await expect.poll(() => violations(page)).toEqual([]);
      // A list that opens is briefly measured off screen.
      await expect.poll(scrollsSideways, { message: 'sideways scrolling' }).toBe(false);
    },
    leave: () => leaveContext(context),
  };
}

async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(findViolations, rules);
}

/** Runs on the page. */
async function findViolations(options: RunOptions): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
  const disabledControls = () =>
    Array.from(document.querySelectorAll('button, input, select, textarea'), (one) =>
      one.matches(':disabled'),
    ).join();
  for (;;) {
    // A frame in the middle of a colour transition is not a state of the page.
    while (document.getAnimations().some((one) => one instanceof CSSTransition))
      await new Promise(requestAnimationFrame);
    const before = disabledControls();
    const { violations } = await axe.run(options);
    // Disabled controls may be dim. A button that becomes enabled while axe runs would look dim and enabled.
    if (before !== disabledControls()) continue;
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
  }
}
