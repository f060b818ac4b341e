import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Account, App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';
import { startDemo } from './start-demo.ts';
import { closeBrowser, type DESKTOP, openBrowser, type Visitor, visit } from './visitor.ts';

type Work = (visitor: Visitor) => Promise<void>;

interface Stage {
  readonly browser: Browser;
  readonly app: App;
  /** Runs the work as somebody of the demo, starting on the dashboard, and expects no errors in the console. */
  visiting(who: RegExp, viewport: typeof DESKTOP, work: Work): Promise<void>;
  /** The same, starting on this page. */
  visiting(who: RegExp, viewport: typeof DESKTOP, path: string, work: Work): Promise<void>;
}

/**
 * A browser and the program with its demo, for all tests of a file. People share a screen one after the other, because a page
 * that has loaded the program before needs half of the processor time.
 */
export function setStage(browserFlags?: string[]): Stage {
  let browser: Browser;
  let app: App;
  let screen: Visitor | undefined;
  const tokens = new Map<string, Promise<string>>();

  /** One login per person: the twenty-first would end an earlier session, under the fixed clock any of them. */
  function tokenOf(account: Account): Promise<string> {
    const token = tokens.get(account.email) ?? asPerson(app, account).then((person) => person.token);
    tokens.set(account.email, token);
    return token;
  }

  beforeAll(async () => {
    [browser, app] = await Promise.all([openBrowser(undefined, browserFlags), startDemo()]);
  });

  afterAll(async () => {
    await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  });

  return {
    get browser() {
      return browser;
    },
    get app() {
      return app;
    },
    async visiting(who: RegExp, viewport: typeof DESKTOP, ...first: [Work] | [string, Work]) {
      const [path, work] = first.length === 1 ? [undefined, first[0]] : first;
      const token = await tokenOf(accountOf(app, who));
      // Two who visit at the same time have a screen each.
      const visitor = screen ?? (await visit(browser, app, viewport, { serviceWorker: false }));
      screen = undefined;
      try {
        await visitor.page.setViewportSize(viewport);
        await visitor.remember(token);
        // What the page of the previous visit reported while it was left.
        visitor.problems.splice(0);
        if (path === undefined) await visitor.openDashboard();
        else await visitor.open(path);
        await work(visitor);
        expect(visitor.problems).toEqual([]);
        await forgetVisit(visitor);
      } catch (error) {
        await visitor.leave();
        throw error;
      }
      if (screen) await visitor.leave();
      else screen = visitor;
    },
  };
}

/** The next visit neither gets the mocked answers of this one, nor reports to it. */
async function forgetVisit({ page }: Visitor): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of ['request', 'response']) await page.removeAllListeners(event);
  await page.evaluate(() => sessionStorage.clear());
}
