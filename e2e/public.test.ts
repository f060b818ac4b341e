import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account, App } from './support/app.ts';
import { asPerson } from './support/demo-data.ts';
import { startDemo } from './support/start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, PHONE, type Visitor, visit } from './support/visitor.ts';
import { walkTo } from './support/walker.ts';

let browser: Browser;
let app: App;
const account = (name: string) => app.accounts.find(({ email }) => email.startsWith(name)) as Account;

beforeAll(async () => {
  [browser, app] = await Promise.all([openBrowser(), startDemo()]);
});

afterAll(async () => {
  await Promise.allSettled([closeBrowser(browser), app?.stop()]);
});

async function visiting(work: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await visit(browser, app, PHONE);
  try {
    await work(visitor);
    expect(visitor.problems).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

/** Holds back the script of the public pages until `release` is called, like a slow phone. */
async function hold(page: Page, script: string): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/assets/${script}.*.js`, (route) => promise.then(() => route.continue()));
  return { release: resolve };
}

const headings: Record<string, string> = {
  '/': 'Arbeitszeit, Projekte und Urlaub in einem Buch.',
  '/service': 'Leistungen',
  '/prices': 'Preise',
  '/install': 'Installation',
  '/kontakt': 'Kontakt',
  '/login': 'Login',
  '/register': 'Registrieren',
  '/reset': 'Neues Passwort',
  '/forgot': 'Passwort vergessen?',
  '/email': 'E-Mail bestätigen',
  '/impressum': 'Impressum',
  '/privacy-policy': 'Datenschutzerklärung',
  '/403': 'Keine Berechtigungen',
};

it('[PUB-03] [PUB-05] [PUB-07] [PUB-09] [PUB-10] [PUB-11] [PUB-12] are visible before any script has run', async () => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const titles = new Set<string>();
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(`${app.url}${path}`);
    expect(await page.locator('main h1').innerText(), path).toBe(heading);
    expect(await page.locator('meta[name=description]').getAttribute('content'), path).toMatch(
      /Stundenbuch|Zeit/,
    );
    titles.add(await page.title());
  }
  expect(titles.size).toBe(Object.keys(headings).length);
  await context.close();
});

it('[AUTH-01] [PUB-06] input from before the program has loaded is preserved, and not sent by the browser', () =>
  visiting(async ({ page, open }) => {
    const { release } = await hold(page, 'public');
    const opened = open('/login');
    const anna = account('anna@');
    await page.locator('input[name=email]').fill(anna.email);
    await page.locator('input[name=password]').fill(anna.password);
    await page.locator('input[name=password]').press('Enter');
    expect(await page.getByRole('button', { name: 'Login' }).isDisabled()).toBe(true);
    release();
    await opened;
    expect(page.url()).toBe(`${app.url}/login`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }));

it('[PUB-04] shows nothing of them to somebody with a session while the application loads', () =>
  visiting(async ({ page, open, remember }) => {
    // On the first page, because later the service worker would have cached the script.
    await remember((await asPerson(app, account('anna@'))).token);
    const { release } = await hold(page, 'app');
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.atFirst = document.body.innerText;
      });
    });
    const opened = open('/');
    await page.waitForFunction(() => location.pathname === '/' && document.readyState !== 'loading');
    await page.waitForFunction(() => document.documentElement.dataset.atFirst !== undefined);
    expect(await page.getAttribute('html', 'data-at-first')).toBe('');
    expect(await page.locator('body').innerText()).toBe('');
    release();
    await opened;
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }));

it('[PUB-02] the skip link skips the navigation', () =>
  visiting(async ({ page, open }) => {
    await open('/service');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhalt');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Zu den Preisen');
  }));

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

it('[PUB-02] a link moves the focus to the heading of its page, even within the application', () =>
  visiting(async ({ page, open, enter }) => {
    await open('/');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect.poll(() => focused(page)).toBe('Datenschutzerklärung');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toBe('Datenschutz – Stundenbuch');
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(headings['/']);

    await enter((await asPerson(app, account('anna@'))).token);
    await page.getByRole('link', { name: /^Release Notes/ }).click();
    await expect.poll(() => focused(page)).toMatch(/Release Notes/);
  }));

it.each([DESKTOP, PHONE])(
  'nothing moves when one page takes the place of another, at $width pixels',
  async (viewport) => {
    const { page, open, leave } = await visit(browser, app, viewport);
    await open('/login');
    // Before the program has loaded, nobody handles the links.
    await page.locator('main button[type=submit]:enabled').waitFor();
    await page.evaluate(watchShifts);
    const moved: string[] = [];
    for (const path of [...Object.keys(headings), '/login', '/']) {
      await walkTo(page, path);
      await page.waitForTimeout(100);
      const shift = await page.evaluate(() =>
        globalThis.shifted.splice(0).reduce((sum, value) => sum + value, 0),
      );
      if (shift >= 0.05) moved.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
    await leave();
  },
);

declare global {
  var shifted: number[];
  /** The script that was running when React's largest part was first needed; none in a task of its own. */
  var askedIn: string | null | undefined;
}

function watchShifts(): void {
  globalThis.shifted = [];
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifted.push(value);
  }).observe({ type: 'layout-shift' });
}

it('runs no script and React in one task', () =>
  visiting(async ({ page, open }) => {
    await page.addInitScript(watchReact);
    await open('/');
    await page.locator('main h1').waitFor();
    await expect.poll(() => page.evaluate(() => globalThis.askedIn)).toBe(null);
  }));

function watchReact(): void {
  Object.defineProperty(globalThis, 'sbReact', {
    configurable: true,
    set(parts: { reactDomClient: unknown }) {
      const watched = Object.create(parts, {
        reactDomClient: {
          get() {
            globalThis.askedIn ??=
              document.currentScript && (document.currentScript as HTMLScriptElement).src;
            return parts.reactDomClient;
          },
        },
      });
      Object.defineProperty(globalThis, 'sbReact', { value: watched });
    },
  });
}
