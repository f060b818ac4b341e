import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type App, dataFolder, startApp } from './app.ts';
import { accountOf } from './calls.ts';
import { type DESKTOP, openBrowser, type Visitor, visit } from './visitor.ts';

interface Stage {
  readonly browser: Browser;
  readonly app: App;
  /** Somebody of the demo logs in, works, and must leave without a fault in the console. */
  visiting(who: RegExp, viewport: typeof DESKTOP, work: (visitor: Visitor) => Promise<void>): Promise<void>;
}

/** A browser and the program with its demo, for all tests of a file. */
export function setStage(): Stage {
  const data = dataFolder();
  let browser: Browser;
  let app: App;

  beforeAll(async () => {
    [browser, app] = await Promise.all([openBrowser(), startApp(data.path)]);
  });

  afterAll(async () => {
    await Promise.allSettled([browser?.close(), app?.stop()]);
    data.remove();
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
        await visitor.logIn(accountOf(app, who));
        await work(visitor);
        expect(visitor.problems).toEqual([]);
      } finally {
        await visitor.leave();
      }
    },
  };
}
