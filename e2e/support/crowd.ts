import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { App } from './app.ts';
import { gatherPeople, switchModules, type Walker } from './people.ts';
import { gatherShowcase, type Shown } from './showcase.ts';
import type { Kind } from './specified.ts';
import { startDemo } from './start-demo.ts';
import { closeBrowser, DESKTOP, openBrowser, type Visitor, visit } from './visitor.ts';

export interface Crowd {
  /** The modules that everybody's company has switched on. */
  switchModules(flags: Parameters<typeof switchModules>[1]): Promise<void>;
  /** Lets everybody walk, or only those of some kinds, one after the other; whoever does has a session and opens a page first. */
  everybody(
    work: (walker: Walker, visitor: Visitor) => Promise<void>,
    kinds?: readonly Kind[],
  ): Promise<void>;
  /** The same for the people of the company that has switched features on. */
  showcase(work: (shown: Shown, visitor: Visitor) => Promise<void>): Promise<void>;
  /** Somebody without an account, who arrives at the login. */
  stranger(work: (visitor: Visitor, arrive: () => Promise<void>) => Promise<void>): Promise<void>;
}

/** One person of each kind at one screen, because a page that has loaded the program before needs half of the processor time. */
export function setCrowd(): Crowd {
  let browser: Browser;
  let app: App;
  let people: Walker[];
  let visitor: Visitor;

  beforeAll(async () => {
    [browser, app] = await Promise.all([openBrowser(), startDemo()]);
    people = await gatherPeople(app);
    visitor = await visit(browser, app, DESKTOP, { serviceWorker: false });
  });

  afterAll(async () => {
    await Promise.allSettled([closeBrowser(browser), app?.stop()]);
  });

  /** What the page of the one before reported while it was left is not about this one. */
  async function comes(token: string | null): Promise<void> {
    await (token === null ? visitor.forget() : visitor.remember(token));
    visitor.problems.splice(0);
  }

  return {
    async switchModules(flags) {
      const office = people.find(({ kind }) => kind === 'globalAdmin') as Walker;
      await switchModules(office.session, flags);
    },
    async everybody(work, kinds) {
      for (const walker of people.filter(({ kind }) => !kinds || kinds.includes(kind))) {
        await comes(walker.session.token);
        await work(walker, visitor);
      }
    },
    async showcase(work) {
      for (const shown of await gatherShowcase(app)) {
        await comes(shown.session.token);
        await work(shown, visitor);
      }
    },
    async stranger(work) {
      await comes(null);
      await work(visitor, async () => {
        await visitor.open('/login');
        // A prerendered page has no handlers until the program has loaded; its form shows when.
        await visitor.page.locator('button[type=submit]:not([disabled])').waitFor();
      });
    },
  };
}
