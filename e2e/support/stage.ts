import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { App } from './app.ts';
import { accountOf } from './calls.ts';
import { asPerson } from './demo-data.ts';
import { startDemo } from './start-demo.ts';
import { closeBrowser, type DESKTOP, openBrowser, type Visitor, visit } from './visitor.ts';

interface Stage {
  readonly browser: Browser;
  readonly app: App;
  /** Somebody of the demo who is logged in works, and must leave without a fault in the console. */
  visiting(who: RegExp, viewport: typeof DESKTOP, work: (visitor: Visitor) => Promise<void>): Promise<void>;
}

/** A browser and the program with its demo, for all tests of a file. */
export function setStage(): Stage {
  let browser: Browser;
  let app: App;

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
    async visiting(who, viewport, work) {
      const visitor = await visit(browser, app, viewport);
      try {
        const { token } = await asPerson(app, accountOf(app, who));
        await visitor.enter(token);
        await work(visitor);
        expect(visitor.problems).toEqual([]);
      } finally {
        await visitor.leave();
      }
    },
  };
}
