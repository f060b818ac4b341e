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

/** A browser and the program with its demo, for all tests of a file. */
export function setStage(): Stage {
  let browser: Browser;
  let app: App;
  const tokens = new Map<string, Promise<string>>();

  /** One login per person: the twenty-first would end an earlier session, under the fixed clock any of them. */
  function tokenOf(account: Account): Promise<string> {
    const token = tokens.get(account.email) ?? asPerson(app, account).then((person) => person.token);
    tokens.set(account.email, token);
    return token;
  }

  beforeAll(async () => {
    [browser, app] = await Promise.all([openBrowser(), startDemo()]);
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
      const visitor = await visit(browser, app, viewport);
      try {
        const token = await tokenOf(accountOf(app, who));
        if (path === undefined) await visitor.enter(token);
        else {
          await visitor.remember(token);
          await visitor.open(path);
        }
        await work(visitor);
        expect(visitor.problems).toEqual([]);
      } finally {
        await visitor.leave();
      }
    },
  };
}
